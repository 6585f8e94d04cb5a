/** A person's scores beside those of people like them, in the words the coach passes on. */

import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { instruments } from '#core/catalog.ts'
import { compareWithCohort, type CohortCounts } from '#core/cohort.ts'
import type { ScoreCount } from '#core/comparison/position.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument.ts'
import { cohortBand, type Cohorts } from '../../store/cohorts.ts'
import type { Language } from '#contract/languages.ts'
import type { CoachPerson } from './coach-person.ts'

/**
 * Compares every newest score, also one that the person entered.
 *
 * @param cohorts - the counts of everyone's newest scores.
 * @param found - the person and their newest assessments.
 * @param language - language of the words.
 * @returns one comparison for each instrument they have a score of.
 */
export async function comparePerson(
  cohorts: Cohorts,
  found: CoachPerson,
  language: Language,
): Promise<Comparison[]> {
  const { results, ageYears, gender } = found.person
  const scored = instrumentIds.flatMap((id) => {
    const result = results[id]
    return result === undefined ? [] : [{ instrument: instruments[id], score: result.score }]
  })
  return Promise.all(
    scored.map(async ({ instrument, score }) => {
      const counts = await readOthers(cohorts, found, instrument.id)
      const input = { instrument, score, ageYears, gender }
      return comparisonOf(instrument.domain, compareWithCohort(input, counts), score, language)
    }),
  )
}

/** The person counts in the cohort of the day of their assessment, and must not be met there. */
async function readOthers(
  cohorts: Cohorts,
  { person, newest }: CoachPerson,
  instrument: InstrumentId,
): Promise<CohortCounts> {
  const own = newest.get(instrument)
  const ageBand = own?.ageBand ?? cohortBand(person.ageYears)
  const gender = own?.gender ?? person.gender
  const [cell, pooled] = await Promise.all([
    cohorts.spread({ instrument, ageBand, ...(gender && { gender }) }),
    cohorts.spread({ instrument, ageBand }),
  ])
  return { cell: without(cell, own?.score), pooled: without(pooled, own?.score) }
}

/** @param score - whose one member is left out; nobody where absent. */
function without(spread: readonly ScoreCount[], score: number | undefined): ScoreCount[] {
  return spread
    .map((one) => (one.score === score ? { ...one, count: one.count - 1 } : one))
    .filter((one) => one.count > 0)
}
