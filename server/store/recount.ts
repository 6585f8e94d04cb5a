/** Puts a person's assessments into the right cohorts after they corrected their profile or left. */

import type { Transaction } from 'kysely'
import { moveMember, storedAgeBand } from './cohorts.ts'
import type { Gender, Row, Schema } from './schema.ts'

/** What decides the cohort of a person. */
interface CohortFacts {
  readonly yearOfBirth: number
  readonly gender: Gender
}

type Kept = Pick<
  Row<'assessments'>,
  'id' | 'instrument' | 'age_band' | 'gender' | 'score' | 'finished_at'
>

/**
 * Corrects the cohort of every assessment of a person, and the counts with it: of each instrument
 * the newest assessment is counted.
 *
 * @param transaction - the write it belongs to, in which the person is locked.
 * @param userId - whose assessments.
 * @param facts - what decides the cohort from now on; absent where the person is to be removed:
 *   then they are only taken out of the counts.
 */
export async function recountAssessments(
  transaction: Transaction<Schema>,
  userId: string,
  facts: CohortFacts | undefined,
): Promise<void> {
  const rows: Kept[] = await transaction
    .selectFrom('assessments')
    .select(['id', 'instrument', 'age_band', 'gender', 'score', 'finished_at'])
    .where('user_id', '=', userId)
    .orderBy('finished_at')
    .orderBy('id')
    .execute()
  const corrected = rows.map((row) => ({ row, right: facts && inCohortOf(row, facts) }))
  // The last one of each instrument stays: rows come oldest first.
  const counted = new Map(corrected.map((pair) => [pair.row.instrument, pair]))
  const inOrder = [...counted.values()].toSorted((a, b) =>
    a.row.instrument < b.row.instrument ? -1 : 1,
  )
  for (const { row, right } of inOrder) await moveMember(transaction, row, right)
  for (const { row, right } of corrected) {
    if (right === undefined) continue
    await transaction
      .updateTable('assessments')
      .set({ age_band: right.age_band, gender: right.gender })
      .where('user_id', '=', userId)
      .where('id', '=', row.id)
      .execute()
  }
}

function inCohortOf(row: Kept, { yearOfBirth, gender }: CohortFacts): Kept {
  return { ...row, age_band: storedAgeBand(yearOfBirth, row.finished_at), gender }
}
