/** One process at a time changes the form of a database, however many start at once. */

import { setTimeout as pause } from 'node:timers/promises'
import { type Kysely, PostgresAdapter, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** Any number that nothing else in the database locks. */
const lockId = 1_397_507_155

const retryMs = 100

/**
 * Does something while no other process does. It is asked for again and again, not waited for inside of
 * the database: an index that is made beside what goes on waits for every statement that has begun, and
 * so it would wait for those who wait for it.
 *
 * @param database - an open database; the embedded one has one process anyway.
 * @param work - what to do.
 */
export async function inOneProcess(
  database: Kysely<Schema>,
  work: () => Promise<void>,
): Promise<void> {
  if (!isPostgres(database)) return work()
  await database.connection().execute(async (connection) => {
    const take = sql<{ is_taken: boolean }>`select pg_try_advisory_lock(${lockId}) as is_taken`
    while ((await take.execute(connection)).rows[0]?.is_taken !== true) await pause(retryMs)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${lockId})`.execute(connection)
    }
  })
}

/**
 * Tells the databases apart where they speak differently.
 *
 * @param database - an open database.
 * @returns true for PostgreSQL.
 */
export function isPostgres(database: Kysely<Schema>): boolean {
  return database.getExecutor().adapter instanceof PostgresAdapter
}
