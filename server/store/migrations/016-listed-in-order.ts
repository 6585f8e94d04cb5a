/** Lets a person's saved indexes and copied scores be read in order, a page at a time. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Makes the indexes.
 *
 * @param database - a database with body mass indexes and copied scores.
 */
export async function listedInOrder({ schema }: Kysely<Schema>): Promise<void> {
  await schema
    .createIndex('bmi_records_newest')
    .on('bmi_records')
    .columns(['user_id', 'saved_at', 'id'])
    .execute()
  await schema
    .createIndex('entered_scores_newest')
    .on('entered_scores')
    .columns(['user_id', 'domain', 'entered_at', 'id'])
    .execute()
}
