/** Puts a person's assessments into the right cohorts after they corrected their profile. */

import { sql, type Transaction } from 'kysely'
import { storedAgeBand } from './cohorts.ts'
import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { Schema } from './schema.ts'

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
  // A band follows from the year alone: one statement a year, however many assessments it has.
  const years = await transaction
    .selectFrom('assessments')
    .select(sql<string>`substr(finished_at, 1, 4)`.as('year'))
    .distinct()
    .where('user_id', '=', userId)
    .execute()
  for (const { year } of years) {
    await transaction
      .updateTable('assessments')
      .set({ age_band: storedAgeBand(yearOfBirth, year), gender })
      .where('user_id', '=', userId)
      .where('finished_at', 'like', `${year}-%`)
      .execute()
  }
}
