/** The cluster database: PostgreSQL 14 or later behind a pool of connections. */

import { Kysely, PostgresDialect } from 'kysely'
import { Pool, types } from 'pg'
import type { Schema } from '../schema.ts'
import type { Database } from './database.ts'

const oldestVersion = 140_000

/** A database that is silent for longer has hung or cannot be reached; nobody waits that long. */
const silenceMs = 30_000

/** Counts come back as 64-bit integers, which the driver would hand over as text. */
types.setTypeParser(types.builtins.INT8, Number)

/** What the caller of {@link openPostgres} wants to know later. */
export interface PostgresWatch {
  /** Called when a connection breaks, idle or at work; the pool opens another by itself. */
  readonly onLostConnection: (fault: Error) => void
}

/**
 * Opens a pool of connections.
 *
 * @param url - `postgres://user:password@host:port/database`.
 * @param watch - who is told about broken connections.
 * @returns the open database.
 * @throws Error when the server cannot be reached or is older than PostgreSQL 14.
 */
export async function openPostgres(url: string, watch: PostgresWatch): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    query_timeout: silenceMs,
    keepAlive: true,
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
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  return {
    reader: kysely,
    read: async (query) => (await kysely.executeQuery(query)).rows,
    write: (job) => kysely.transaction().execute(job),
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
    async close() {
      await kysely.destroy()
      // Kysely leaves a pool alone that it was never asked to use.
      if (!pool.ended) await pool.end()
    },
  }
}

async function checkVersion(pool: Pool): Promise<void> {
  const answer = await pool.query<{ server_version_num: string }>('show server_version_num')
  const version = Number(answer.rows[0]?.server_version_num)
  if (version >= oldestVersion) return
  throw new Error('PostgreSQL 14 or later is needed; the server at DATABASE_URL is older.')
}
