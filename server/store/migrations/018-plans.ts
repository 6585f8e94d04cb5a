/** The steps that people do, with their ticks. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table: one row a person, with the whole plan as one text, because it is read and changed as a
 * whole.
 *
 * @param database - a database with the people in it.
 */
export async function plans({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('plans')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('plan', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
}
