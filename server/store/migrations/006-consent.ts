/** What each person agreed to, and when. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the table of consents.
 *
 * @param database - a database with the first tables.
 */
export async function consent({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createTable('consents')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('given_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('consents_pk', ['user_id', 'version'])
    .execute()
}
