/** A person's scores beside those of people like them, in the words the coach passes on. */

import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithCohort, type CohortCounts } from '#core/cohort.ts'
import type { ScoreCount } from '#core/comparison/position.ts'
import type { Assessment } from '../store/assessment.ts'
import type { Cohorts } from '../store/cohorts.ts'
import type { CoachPerson } from './coach-person.ts'

/**
 * Compares every newest score.
 *
 * @param cohorts - the counts of everyone's newest scores.
 * @param found - the person and their newest assessments.
 * @returns one comparison for each instrument they have a score of.
 */
export async function comparePerson(
  cohorts: Cohorts,
  { person, newest }: CoachPerson,
): Promise<Comparison[]> {
  return Promise.all(
    [...newest.values()].map(async (assessment) => {
      const instrument = instruments[assessment.instrument]
      const counts = await readOthers(cohorts, assessment)
      const { ageYears, gender } = person
      const input = { instrument, score: assessment.score, ageYears, gender }
      return comparisonOf(instrument.domain, compareWithCohort(input, counts))
    }),
  )
}

/** The person counts in the cohort of the day of their assessment, and must not be met there. */
async function readOthers(cohorts: Cohorts, own: Assessment): Promise<CohortCounts> {
  const { instrument, ageBand, gender, score } = own
  const [cell, pooled] = await Promise.all([
    cohorts.spread({ instrument, ageBand, gender }),
    cohorts.spread({ instrument, ageBand }),
  ])
  return { cell: without(cell, score), pooled: without(pooled, score) }
}

function without(spread: readonly ScoreCount[], score: number): ScoreCount[] {
  return spread
    .map((one) => (one.score === score ? { ...one, count: one.count - 1 } : one))
    .filter((one) => one.count > 0)
}
