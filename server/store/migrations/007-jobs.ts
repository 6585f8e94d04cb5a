/** Work that comes round again and again, and finding what has ended without reading everything. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of jobs and the indexes of what ends.
 *
 * @param database - a database with the tables of the proofs of identity.
 */
export async function jobs({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('jobs')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('next_run_at', 'text', (column) => column.notNull())
    .addColumn('leased_until', 'text')
    .addColumn('lease_holder', 'text')
    .execute()
  for (const table of ['sessions', 'devices', 'login_codes', 'email_changes'] as const) {
    await schema.createIndex(`${table}_by_end`).on(table).column('expires_at').execute()
  }
  await schema.createIndex('throttles_by_end').on('throttles').column('window_ends_at').execute()
}
