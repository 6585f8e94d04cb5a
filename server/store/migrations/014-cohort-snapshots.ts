/** A frozen picture of the cohorts in place of counts that every submit moved. */

import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/**
 * Takes the counts out and adds what the picture is made of. Nobody recorded before from which
 * network somebody registered or when they corrected their profile, so neither is known.
 *
 * @param database - a database with people and counts of cohorts.
 */
export async function cohortSnapshots({ schema }: Kysely<Schema>): Promise<void> {
  await schema.dropTable('cohort_counts').execute()
  await schema
    .createTable('cohort_snapshots')
    .addColumn('instrument', 'text', (column) => column.notNull())
    .addColumn('age_band', 'text', (column) => column.notNull())
    .addColumn('gender', 'text', (column) => column.notNull())
    .addColumn('people', 'integer', (column) => column.notNull())
    .addColumn('places', 'text', (column) => column.notNull())
    .addColumn('made_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('cohort_snapshots_pk', ['instrument', 'age_band', 'gender'])
    .execute()
  await schema.alterTable('users').addColumn('network_mark', 'integer').execute()
  await schema.alterTable('users').addColumn('corrected_at', 'text').execute()
}
