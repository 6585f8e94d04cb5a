/** The cluster database: PostgreSQL 14 or later behind a pool of connections. */

import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '../schema.ts'
import { type Database, UnfitDatabase } from './database.ts'
import { createFaultFeed } from './faults.ts'
import { LimitedTransactions } from './limited-transactions.ts'
import { nameFaults } from './named-pool.ts'
import {
  hasLimitedConnections,
  limitsOfTransaction,
  poolSettings,
  type ServerLimits,
  usualLimits,
} from './postgres-limits.ts'

const oldestVersion = 140_000

/** PostgreSQL's `lock_not_available`: whoever holds the lock is let go of within a patience. */
const lockNotAvailable = '55P03'

/** Counts come back as 64-bit integers, which the driver would hand over as text. */
types.setTypeParser(types.builtins.INT8, Number)

/** A statement that was answered. */
export interface Statement {
  /** With signs in the place of values. */
  readonly sql: string
  readonly ms: number
  /** What was thrown; undefined where it succeeded. */
  readonly fault: unknown
}

/** Takes a statement, in the asynchronous context of whoever had it run. It must not throw. */
export type StatementListener = (statement: Statement) => void

/** What the caller of {@link openPostgres} wants to know later. */
export interface PostgresWatch {
  /** Called when a connection breaks, idle or at work; the pool opens another by itself. */
  readonly onLostConnection: (fault: Error) => void
  /** Nobody where absent. */
  readonly onStatement?: StatementListener | undefined
}

/**
 * Opens a pool of connections.
 *
 * @param url - `postgres://user:password@host:port/database`.
 * @param watch - who is told about broken connections.
 * @param limits - of the server; `unhurried` for migrations and the operator's commands.
 * @returns the open database.
 * @throws Error when the server cannot be reached or is older than PostgreSQL 14.
 */
export async function openPostgres(
  url: string,
  watch: PostgresWatch,
  limits: ServerLimits | 'unhurried' = usualLimits,
): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    keepAlive: true,
    ...poolSettings(limits),
  })
  // Without listeners a connection that breaks would end the process: the pool speaks for the idle
  // ones alone, so each is listened to by itself.
  pool.on('connect', (client) => client.on('error', watch.onLostConnection))
  pool.on('error', () => undefined)
  try {
    await check(pool, limits)
  } catch (cause) {
    await pool.end()
    throw isRefusedByPooler(cause) ? behindPooler() : cannotBeUsed(cause)
  }
  const faults = createFaultFeed()
  const config = { pool: nameFaults(pool, faults) }
  const ofTransaction = limitsOfTransaction(limits)
  const dialect =
    ofTransaction === undefined
      ? new PostgresDialect(config)
      : new LimitedTransactions(config, ofTransaction)
  const kysely = new Kysely<Schema>({ dialect, ...logTo(watch.onStatement) })
  return {
    onFault: faults.listen,
    reader: kysely,
    read: async (query) => (await kysely.executeQuery(query)).rows,
    write: (job) => twiceIfLocked(() => kysely.transaction().execute(job)),
    snapshot: (job) =>
      kysely
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(job),
    async lockUser(transaction, userId) {
      await transaction
        .selectFrom('users')
        .select('id')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .execute()
    },
    forgetDeleted: async () => undefined,
    connections: () => ({
      working: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    async close() {
      await kysely.destroy()
      // Kysely leaves a pool alone that it was never asked to use.
      if (!pool.ended) await pool.end()
    },
  }
}

function logTo(listener: StatementListener | undefined): Pick<KyselyConfig, 'log'> {
  if (listener === undefined) return {}
  return {
    log(event) {
      const { query, queryDurationMillis: ms } = event
      listener({ sql: query.sql, ms, fault: event.level === 'error' ? event.error : undefined })
    },
  }
}

async function check(pool: Pool, limits: ServerLimits | 'unhurried'): Promise<void> {
  const answer = await pool.query<{ version: number; is_limited: boolean }>(`
    select current_setting('server_version_num')::int as version, setting <> '0' as is_limited
    from pg_settings where name = 'lock_timeout'`)
  const [row] = answer.rows
  if (row === undefined || row.version < oldestVersion) {
    throw new Error('PostgreSQL 14 or later is needed; the server at DATABASE_URL is older.')
  }
  // A pooler that was told to drop what it does not know has dropped the limits without a word.
  if (hasLimitedConnections(limits) && !row.is_limited) throw behindPooler()
}

function cannotBeUsed(cause: unknown): Error {
  if (cause instanceof UnfitDatabase) return cause
  return new Error('The PostgreSQL server at DATABASE_URL cannot be used.', { cause })
}

/** PgBouncer takes no setting of a connection: the next who gets it would have it too. */
function isRefusedByPooler(fault: unknown): boolean {
  return fault instanceof Error && fault.message.startsWith('unsupported startup parameter')
}

function behindPooler(): UnfitDatabase {
  return new UnfitDatabase(
    'DATABASE_URL leads to a pooler of connections. Set DATABASE_DIRECT_URL to the address of PostgreSQL itself; docs/operations.md says what for.',
  )
}

/** Nothing of the first try has stayed, and by the second the lock is free, whoever had stopped with it. */
async function twiceIfLocked<Result>(write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (fault) {
    if (fault instanceof Error && 'code' in fault && fault.code === lockNotAvailable) {
      return await write()
    }
    throw fault
  }
}
