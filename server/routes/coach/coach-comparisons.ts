/** A person's scores beside those of people like them, in the words the coach passes on. */

import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { instruments } from '#core/catalog.ts'
import { type CohortGroups, compareWithCohort } from '#core/cohort.ts'
import { ageBandOf } from '#core/comparison/cohort-cell.ts'
import { countedBand } from '#core/comparison/counted-bands.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument.ts'
import type { Language } from '#contract/languages.ts'
import type { Services } from '../../services.ts'
import { madeAt } from '../../ids.ts'
import type { CohortView } from '../../store/cohorts.ts'
import type { CoachPerson } from './coach-person.ts'

/**
 * Compares every newest score, also one that the person entered. A person's place among people here
 * is told once for each snapshot: for the score they had when it was made, or the first they gave
 * since. A later score that would have another place is compared with published figures until the
 * next snapshot, and so is everything after a correction of the profile.
 *
 * @param services - where snapshots and people are kept.
 * @param userId - who asks.
 * @param found - the person and what is kept of them.
 * @param language - language of the words.
 * @returns one comparison for each instrument they have a score of.
 */
export async function comparePerson(
  { store }: Pick<Services, 'store'>,
  userId: string,
  found: CoachPerson,
  language: Language,
): Promise<Comparison[]> {
  const { results, ageYears, gender } = found.person
  const ageBand = ageBandOf(ageYears)
  const [user, view] = await Promise.all([
    store.users.find(userId),
    ageBand === null || gender === undefined ? undefined : store.cohorts.view({ ageBand, gender }),
  ])
  const isSettled = view !== undefined && (user?.correctedAt ?? '') <= view.madeAt
  return instrumentIds.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const groups =
      isSettled && hasKeptItsPlace(found, id, view) ? groupsOf(view, id) : ({} as const)
    const compared = compareWithCohort(
      { instrument, score: result.score, ageYears, gender },
      groups,
    )
    return [comparisonOf(instrument.domain, compared, result.score, language)]
  })
}

function groupsOf({ groups }: CohortView, instrument: InstrumentId): CohortGroups {
  const [pooled, cell] = [true, false].map((isPooled) =>
    groups.find((one) => one.instrument === instrument && (one.gender === 'Any') === isPooled),
  )
  return { cell, pooled }
}

/** By when they came to the server: what came later may be of any day the sender says. */
function hasKeptItsPlace(
  { assessments, enteredScores }: CoachPerson,
  id: InstrumentId,
  view: CohortView,
): boolean {
  const given = [
    ...enteredScores.filter(({ domain }) => domain === instruments[id].domain),
    ...assessments.filter(({ instrument }) => instrument === id),
  ]
  const atSnapshot = given.findLast((one) => madeAt(one.id) <= view.madeAt)
  const [first] = given.toSorted((a, b) => (a.id < b.id ? -1 : 1))
  const compared = (atSnapshot ?? first)?.score
  const now = given.at(-1)?.score
  if (compared === undefined || now === undefined) return false
  return countedBand(id, compared) === countedBand(id, now)
}
