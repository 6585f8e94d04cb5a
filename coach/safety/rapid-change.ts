/** Notices a score that moved fast, to ask what changed. */

import type { InstrumentId } from '#core/instrument.ts'
import type { Person } from '../person.ts'

const recentDays = 90
const bodyDays = 180

/** How far each score may move in the bad direction within 90 days (safety policy, rapid change). */
const limits: Readonly<Record<InstrumentId, (before: number, now: number) => boolean>> = {
  mna: (before, now) => before - now >= 3,
  exercise: (before, now) => now * 2 <= before && before - now >= 60,
  literacy: (before, now) => before - now >= 3,
  sleep: (before, now) => now - before >= 6,
  stress: (before, now) => now - before >= 10,
  social: (before, now) => now - before >= 4,
}

/**
 * Tells whether any score got worse fast: within 90 days, or body mass index by 5 % in 180 days.
 * "-60" for exercise is read together with "halved": both must hold.
 *
 * @param person - with earlier results; their age counts from today.
 * @returns true where the person should be asked what changed.
 */
export function changedFast(person: Person): boolean {
  return (person.earlier ?? []).some(({ instrument, score, ageDays }) => {
    if (instrument === 'bmi') {
      return ageDays <= bodyDays && person.bmi !== undefined && person.bmi <= score * 0.95
    }
    const now = person.results[instrument]
    if (!now || ageDays - now.ageDays > recentDays || ageDays <= now.ageDays) return false
    return limits[instrument](score, now.score)
  })
}
