/** What the coach remembers of the people who allowed it. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table: one row a person, with all that is remembered as one text, because it is read and
 * changed as a whole.
 *
 * @param database - a database with the people in it.
 */
export async function memories({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('memories')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('consent', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('slots', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
