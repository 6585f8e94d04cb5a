/** Notices a score that moved fast, to ask what changed. */

import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { EarlierResult, Person } from '../person/person.ts'
import { isNutritionComplete } from '../person/severity.ts'

const recentDays = 90
const bodyDays = 180
/** Share of body mass index lost; a hair less, since decimals such as 0.05 are not exact. */
const bodyLoss = 0.05 - 1e-9

function hasLostWeight({ bmi, bmiAgeDays = 0 }: Person, earlier: EarlierResult): boolean {
  if (bmi === undefined || earlier.ageDays - bmiAgeDays > bodyDays) return false
  return (earlier.score - bmi) / earlier.score >= bodyLoss
}

/**
 * Finds every score that got worse fast: within 90 days before the newest result, or body mass
 * index by 5 % within 180 days before the newest weight. "-60" for exercise is read together with
 * "halved": both must hold. Only the bad direction counts. Nutrition without a body mass index is not
 * a score, so it cannot have changed.
 *
 * @param person - with earlier results; their age counts from today.
 * @returns what changed; where anything did, the person should be asked about it.
 */
export function changedFast(person: Person): ReadonlySet<InstrumentId | 'bmi'> {
  const changed = (person.earlier ?? []).filter((earlier) => {
    const { instrument, score, ageDays } = earlier
    if (instrument === 'bmi') return hasLostWeight(person, earlier)
    if (instrument === 'mna' && !isNutritionComplete(person)) return false
    const now = person.results[instrument]
    if (!now || ageDays < now.ageDays || ageDays - now.ageDays > recentDays) return false
    return instruments[instrument].isRapidDecline(score, now.score)
  })
  return new Set(changed.map(({ instrument }) => instrument))
}
