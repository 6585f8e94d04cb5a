/** A person's scores beside those of people like them, in the words the coach passes on. */

import type { Person } from '#coach/person/person.ts'
import { type Comparison, comparisonOf } from '#coach/plan/standing.ts'
import { instruments } from '#core/catalog.ts'
import { type CohortGroups, compareWithCohort } from '#core/cohort.ts'
import { ageBandOf } from '#core/comparison/cohort-cell.ts'
import { countedBand } from '#core/comparison/position.ts'
import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import type { Language } from '#core/languages.ts'
import type { Services } from '../../services.ts'
import type { CohortView } from '../../store/cohorts.ts'

/**
 * Compares every newest score, also one that the person entered. A person's place among people here
 * is told once for each snapshot: for the score they had when it was made, or the first they gave
 * since. A later score that would have another place is compared with published figures until the
 * next snapshot, and so is everything after a correction of the profile.
 *
 * @param services - where snapshots and people are kept.
 * @param userId - who asks.
 * @param person - their age, gender and newest results.
 * @param language - language of the words.
 * @returns one comparison for each instrument they have a score of.
 */
export async function comparePerson(
  { store }: Pick<Services, 'store'>,
  userId: string,
  person: Person,
  language: Language,
): Promise<Comparison[]> {
  const { results, ageYears, gender } = person
  const ageBand = ageBandOf(ageYears)
  const [user, view] = await Promise.all([
    store.users.find(userId),
    ageBand === null || gender === undefined ? undefined : store.cohorts.view({ ageBand, gender }),
  ])
  const isSettled = view !== undefined && (user?.correctedAt ?? '') <= view.madeAt
  const given = instrumentIds.filter((id) => results[id] !== undefined)
  const kept = isSettled
    ? await keptPlaces(store.cohorts, { userId, given, view })
    : new Map<InstrumentId, number>()
  return given.flatMap((id) => {
    const result = results[id]
    if (result === undefined) return []
    const instrument = instruments[id]
    const before = kept.get(id)
    const hasPlace =
      before !== undefined && countedBand(id, before) === countedBand(id, result.score)
    const groups = isSettled && hasPlace ? groupsOf(view, id) : {}
    const place = compareWithCohort({ instrument, score: result.score, ageYears, gender }, groups)
    return [comparisonOf(instrument.domain, place, result.score, language)]
  })
}

function groupsOf({ groups }: CohortView, instrument: InstrumentId): CohortGroups {
  const [pooled, cell] = [true, false].map((isPooled) =>
    groups.find((one) => one.instrument === instrument && (one.gender === 'Any') === isPooled),
  )
  return { cell, pooled }
}

/** By when scores came to the server: what came later may be of any day the sender says. */
function keptPlaces(
  cohorts: Services['store']['cohorts'],
  {
    userId,
    given,
    view,
  }: {
    readonly userId: string
    readonly given: readonly InstrumentId[]
    readonly view: CohortView
  },
): Promise<ReadonlyMap<InstrumentId, number>> {
  const wishes = given.map((instrument) => ({ instrument, domain: instruments[instrument].domain }))
  return cohorts.comparedScores(userId, wishes, view.madeAt)
}
