/** New addresses that wait for their proof. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of changes of an address.
 *
 * @param database - a database with the browsers people are signed in with.
 */
export async function emailChanges({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('email_changes')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('new_email', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('tries_left', 'integer', (column) => column.notNull())
    .execute()
}
