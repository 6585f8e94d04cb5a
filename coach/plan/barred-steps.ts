/** Which evidence a plan must leave out for a person's scores, and which says nearly the same. */

import type { Constraints } from '../topics/catalog.ts'
import type { Profile } from './step.ts'

interface Bar {
  readonly when: (profile: Profile) => boolean
  readonly ids: readonly string[]
}

/** Score rules of the safety policy. What a limit bars, also one that answers show, stands in the cards. */
const bars: readonly Bar[] = [
  // Diets and weight talk are not for someone who eats too little or is thin.
  { when: ({ mna }) => mna <= 11, ids: ['D01', 'D02', 'D07', 'D21'] },
  { when: ({ bmi, fast }) => bmi < 23 || fast.has('bmi'), ids: ['D07'] },
  // Under 50 points the plan starts low: no targets, no work on one's feet without a falls check.
  { when: ({ exercise }) => exercise < 50, ids: ['E01', 'E02', 'E04', 'E05', 'E07', 'E15'] },
  { when: ({ exercise, age }) => exercise < 50 || age >= 85, ids: ['Z13'] },
  // A clinician comes before any sleep plan.
  { when: ({ sleep }) => sleep >= 16, ids: ['Z04', 'Z12', 'Z13'] },
  // Someone with nobody near needs contact before a duty.
  { when: ({ social }) => social >= 11, ids: ['S10'] },
]

/**
 * Gathers what scores and disclosed conditions bar.
 *
 * @param profile - the person.
 * @param constraints - the rules of the conditions they disclosed.
 * @returns ids of evidence no plan may use.
 */
export function barredFor(profile: Profile, constraints: Constraints): ReadonlySet<string> {
  const byScores = bars.filter(({ when }) => when(profile)).flatMap(({ ids }) => ids)
  return new Set([...constraints.barred, ...byScores])
}

/** Facts that say nearly the same: a plan holds one of each. */
const kin: readonly (readonly string[])[] = [
  ['Z02', 'Z05', 'Z12'],
  ['Z01', 'Z04'],
  ['E04', 'E05'],
  ['E01', 'E18'],
  ['E10', 'E19'],
  ['D01', 'D02', 'D04', 'D21'],
  ['D05', 'D15', 'D08'],
  ['S02', 'S04', 'S05', 'S01'],
  ['L05', 'L18'],
  ['L04', 'L06'],
  ['T06', 'T04'],
  ['T19', 'Z21'],
  ['T03', 'Z16'],
]

/**
 * Tells whether two facts say nearly the same.
 *
 * @param one - id of an entry.
 * @param other - id of another.
 * @returns true also for the same id.
 */
export function saysTheSame(one: string, other: string): boolean {
  return one === other || kin.some((ids) => ids.includes(one) && ids.includes(other))
}
