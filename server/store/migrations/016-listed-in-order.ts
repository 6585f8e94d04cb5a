/** Lets a person's saved indexes and copied scores be read in order, a page at a time. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { createIndexBeside } from './create-index.ts'

/**
 * Makes the indexes.
 *
 * @param database - a database with body mass indexes and copied scores; not in a transaction.
 */
export async function listedInOrder(database: Kysely<Schema>): Promise<void> {
  await createIndexBeside(database, {
    name: 'bmi_records_newest',
    table: 'bmi_records',
    columns: ['user_id', 'saved_at', 'id'],
  })
  await createIndexBeside(database, {
    name: 'entered_scores_newest',
    table: 'entered_scores',
    columns: ['user_id', 'domain', 'entered_at', 'id'],
  })
}
