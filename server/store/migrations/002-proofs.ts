/** Codes by mail, and counts of guesses that all processes share. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the tables of the proofs of identity.
 *
 * @param database - a database with the first tables.
 */
export async function proofs({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('login_codes')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .execute()
  await schema
    .createTable('throttles')
    .addColumn('key', 'text', (column) => column.primaryKey().notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .addColumn('used', 'integer', (column) => column.notNull())
    .execute()
}
