/** Puts a person's assessments into the right cohorts after they corrected their profile. */

import type { Transaction } from 'kysely'
import { storedAgeBand } from './cohorts.ts'
import type { Gender, Schema } from './schema.ts'

/** What decides the cohort of a person. */
interface CohortFacts {
  readonly yearOfBirth: number
  readonly gender: Gender
}

/**
 * Corrects the cohort of every assessment of a person.
 *
 * @param transaction - the write it belongs to, in which the person is locked.
 * @param userId - whose assessments.
 * @param facts - what decides the cohort from now on.
 */
export async function correctAssessments(
  transaction: Transaction<Schema>,
  userId: string,
  { yearOfBirth, gender }: CohortFacts,
): Promise<void> {
  const rows = await transaction
    .selectFrom('assessments')
    .select(['id', 'finished_at'])
    .where('user_id', '=', userId)
    .execute()
  for (const { id, finished_at } of rows) {
    await transaction
      .updateTable('assessments')
      .set({ age_band: storedAgeBand(yearOfBirth, finished_at), gender })
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .execute()
  }
}
