/** Notices a score that moved fast, to ask what changed. */

import type { InstrumentId } from '#core/instrument.ts'
import type { EarlierResult, Person } from '../person.ts'
import { isNutritionComplete } from '../severity.ts'

const recentDays = 90
const bodyDays = 180
/** Share of body mass index lost; a hair less, since decimals such as 0.05 are not exact. */
const bodyLoss = 0.05 - 1e-9

/** How far each score may move in the bad direction within 90 days (safety policy, rapid change). */
const limits: Readonly<Record<InstrumentId, (before: number, now: number) => boolean>> = {
  mna: (before, now) => before - now >= 3,
  exercise: (before, now) => now * 2 <= before && before - now >= 60,
  literacy: (before, now) => before - now >= 3,
  sleep: (before, now) => now - before >= 6,
  stress: (before, now) => now - before >= 10,
  social: (before, now) => now - before >= 4,
}

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
    return limits[instrument](score, now.score)
  })
  return new Set(changed.map(({ instrument }) => instrument))
}
