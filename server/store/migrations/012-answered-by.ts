/** Who gave the answers of a sitting. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Adds the column. Nobody was asked before, so all earlier sittings count as answered by oneself.
 *
 * @param database - a database with assessments.
 */
export async function answeredBy({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .alterTable('assessments')
    .addColumn('answered_by', 'text', (column) => column.notNull().defaultTo('self'))
    .execute()
}
