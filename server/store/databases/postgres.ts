/** The cluster database: PostgreSQL 14 or later behind a pool of connections. */

import { Kysely, PostgresDialect, type KyselyConfig } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '../schema.ts'
import type { Database } from './database.ts'
import { createFaultFeed } from './faults.ts'
import { nameFaults } from './named-pool.ts'

const oldestVersion = 140_000

/** How the server uses the database; every part may be set (config.ts). */
export interface ServerLimits {
  /** Connections of this process. */
  readonly connections: number
  /** How long the database waits for a process that is silent in a transaction, before it ends that. */
  readonly patienceMs: number
}

/** What the server does where nothing is set. */
export const usualLimits: ServerLimits = { connections: 10, patienceMs: 3000 }

/**
 * How long a statement may take, beside the patience: whatever a person waits for takes a small part of
 * it, and what a job takes out or reads at once fits in.
 */
const longestStatement = 10

/** How long it may take to get a connection. */
const connectMs = 5000

/**
 * Migrations and the operator's commands take as long as they take. Limits that were set for the role or
 * the database are lifted too.
 */
const unhurried = {
  max: 4,
  options: '-c statement_timeout=0 -c lock_timeout=0 -c idle_in_transaction_session_timeout=0',
}

/**
 * The database itself ends what a stopped process holds: the process cannot. Waiting for a lock ends
 * sooner than that: else each of its transactions that wait in line would get the lock in turn, and hold
 * it for a patience of its own.
 */
function hurried({ connections, patienceMs }: ServerLimits) {
  return {
    max: connections,
    // A little longer than anybody can hold one who is not at work.
    connectionTimeoutMillis: Math.ceil((patienceMs * 4) / 3),
    idle_in_transaction_session_timeout: patienceMs,
    lock_timeout: Math.ceil((patienceMs * 2) / 3),
    statement_timeout: longestStatement * patienceMs,
    // The database has hung or cannot be reached: else it would have ended the statement itself.
    query_timeout: (longestStatement + 1) * patienceMs,
  }
}

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
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    ...(limits === 'unhurried' ? unhurried : hurried(limits)),
  })
  // Without listeners a connection that breaks would end the process: the pool speaks for the idle
  // ones alone, so each is listened to by itself.
  pool.on('connect', (client) => client.on('error', watch.onLostConnection))
  pool.on('error', () => undefined)
  try {
    await checkVersion(pool)
  } catch (cause) {
    await pool.end()
    throw new Error('The PostgreSQL server at DATABASE_URL cannot be used.', { cause })
  }
  const faults = createFaultFeed()
  const dialect = new PostgresDialect({ pool: nameFaults(pool, faults) })
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

async function checkVersion(pool: Pool): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(answer.rows[0]?.server_version_num)
  if (version >= oldestVersion) return
  throw new Error('PostgreSQL 14 or later is needed; the server at DATABASE_URL is older.')
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
