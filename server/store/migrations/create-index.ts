/** Indexes on tables that are in use. */

import { type Kysely, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import { isPostgres } from './in-one-process.ts'

/** An index to be made. */
export interface NewIndex {
  readonly name: string
  readonly table: keyof Schema
  readonly columns: readonly string[]
}

/**
 * Makes an index while others read and write the table; on millions of rows that takes minutes. Only for
 * migrations that run apart, outside of a transaction. One that was cut short begins anew: PostgreSQL
 * leaves half an index behind.
 *
 * @param database - not in a transaction.
 * @param index - the index.
 */
export async function createIndexBeside(
  database: Kysely<Schema>,
  { name, table, columns }: NewIndex,
): Promise<void> {
  const beside = isPostgres(database) ? sql`concurrently` : sql``
  const listed = sql.join(columns.map((column) => sql.ref(column)))
  await sql`drop index ${beside} if exists ${sql.ref(name)}`.execute(database)
  await sql`create index ${beside} ${sql.ref(name)} on ${sql.table(table)} (${listed})`.execute(
    database,
  )
}
