/** Which evidence makes good advice in each domain, in the order it is offered. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Constraints, Topic } from '../disclosed-conditions.ts'
import { fits } from '../evidence/applies-to.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import type { Person } from '../person.ts'
import { isNutritionComplete } from '../severity.ts'

/** Offered to everyone whom it fits; the first ones carry the most. */
const plans: Readonly<Record<LifestyleDomain, readonly string[]>> = {
  Socialization: ['S02', 'S11', 'S12', 'S10', 'S18', 'S04', 'S15'],
  Learning: ['L18', 'L19', 'L01', 'L12', 'L04', 'L05', 'L06'],
  Exercise: ['E01', 'E02', 'E15', 'E17', 'E06', 'E18', 'E20'],
  Diet: ['D06', 'D04', 'D01', 'D13', 'D02', 'D21'],
  Stress: ['T06', 'T14', 'T08', 'T07', 'T17', 'T19'],
  Sleep: ['Z01', 'Z13', 'Z21', 'Z14', 'Z17', 'Z15'],
}

/** Offered in place of the first ones where a score asks for special care. */
const careful: readonly {
  readonly domain: LifestyleDomain
  readonly when: (person: Person) => boolean
  readonly ids: readonly string[]
}[] = [
  {
    domain: 'Exercise',
    when: ({ results }) => (results.exercise?.score ?? 350) < 50,
    ids: ['E10', 'E08', 'E11', 'E19', 'E17'],
  },
  {
    domain: 'Diet',
    when: (person) => isNutritionComplete(person) && (person.results.mna?.score ?? 14) <= 11,
    ids: ['D05', 'D13', 'D14', 'D06'],
  },
  {
    domain: 'Diet',
    when: ({ bmi }) => bmi !== undefined && bmi < 18.5,
    ids: ['D14', 'D06', 'D13'],
  },
  {
    domain: 'Diet',
    when: ({ bmi, ageYears }) => bmi !== undefined && bmi < 21 && (ageYears ?? 0) >= 65,
    ids: ['D08', 'D06', 'D14', 'D13'],
  },
  {
    domain: 'Diet',
    when: ({ bmi }) => bmi !== undefined && bmi >= 30,
    ids: ['D07', 'D01', 'D04', 'D06'],
  },
  {
    domain: 'Stress',
    when: ({ results }) => (results.stress?.score ?? 0) >= 27,
    ids: ['T11', 'T06', 'T14', 'T08'],
  },
  {
    domain: 'Sleep',
    when: ({ results }) => (results.sleep?.score ?? 0) >= 11,
    ids: ['Z02', 'Z01', 'Z21', 'Z13', 'Z06'],
  },
]

/** Hard effort and general exercise targets wait until someone who eats too little is seen. */
const notWhenWeak: ReadonlySet<string> = new Set(['E01', 'E05', 'E07', 'E15'])

/** Diets are not for someone who eats too little. */
const notWhenUndernourished: ReadonlySet<string> = new Set(['D07', 'D01', 'D02', 'D21'])

function isAllowed(entry: EvidenceEntry, person: Person, constraints: Constraints): boolean {
  if (constraints.barred.has(entry.id)) return false
  const nutrition = isNutritionComplete(person) ? (person.results.mna?.score ?? 14) : 14
  if (nutrition <= 11 && notWhenUndernourished.has(entry.id)) return false
  const isWeak = nutrition <= 7 || (person.bmi !== undefined && person.bmi < 18.5)
  return !(isWeak && notWhenWeak.has(entry.id))
}

/** True where the audience of an entry is narrower than everyone. */
export function isSpecific(entry: EvidenceEntry): boolean {
  return entry.appliesTo !== 'everyone'
}

/**
 * The evidence to offer a person in one domain, best first.
 *
 * @param domain - the domain.
 * @param person - what is known of the person.
 * @param topics - what they told of themselves.
 * @param constraints - the rules of the conditions they disclosed.
 * @param criteria - `LikeMe` puts what fits this person in particular before what fits all.
 * @returns entries that are allowed: first those that fit, then the rest of the plan.
 */
export function planFor(
  domain: LifestyleDomain,
  person: Person,
  topics: ReadonlySet<Topic>,
  constraints: Constraints,
  criteria: 'Anyone' | 'LikeMe',
): readonly EvidenceEntry[] {
  const special = careful.find((rule) => rule.domain === domain && rule.when(person))?.ids ?? []
  const general = plans[domain]
  const ids = [...constraints.preferred, ...special, ...general]
  const entries = [...new Set(ids)].flatMap((id) => {
    const entry = evidenceOf(id)
    return entry?.domain === domain && isAllowed(entry, person, constraints) ? [entry] : []
  })
  const heard = new Set(constraints.preferred)
  const fitting = entries.filter(
    (entry) =>
      heard.has(entry.id) || special.includes(entry.id) || fits(entry.appliesTo, person, topics),
  )
  const others = entries.filter((entry) => !fitting.includes(entry))
  if (criteria === 'Anyone' || special.length > 0) return [...fitting, ...others]
  const first = fitting.filter((entry) => heard.has(entry.id) || isSpecific(entry))
  return [...first, ...fitting.filter((entry) => !first.includes(entry)), ...others]
}
