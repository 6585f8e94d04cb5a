/** Writes what a language model may know of a person: age band, scores with bands, rules to keep. */

import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument.ts'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { constraintsOf, type Topic } from '../disclosed-conditions.ts'
import { conditionRules } from '../guard/claims/condition-rules.ts'
import type { KnownScore } from '../guard/claims/score-claims.ts'
import type { Person } from '../person.ts'
import { isNutritionComplete } from '../severity.ts'

/** What may be said of a person, as lines and as numbers to check by. */
export interface PersonBrief {
  readonly lines: readonly string[]
  readonly scores: readonly KnownScore[]
  /** Plain digits of everything in the lines that is a number of the person. */
  readonly numbers: ReadonlySet<string>
}

const measures: Readonly<
  Record<LifestyleDomain, { readonly id: InstrumentId; readonly name: string }>
> = {
  Socialization: { id: 'social', name: 'connection' },
  Learning: { id: 'literacy', name: 'learning' },
  Exercise: { id: 'exercise', name: 'activity' },
  Diet: { id: 'mna', name: 'nutrition' },
  Stress: { id: 'stress', name: 'stress' },
  Sleep: { id: 'sleep', name: 'sleep' },
}

function ageBandOf(ageYears: number): readonly [number, number] | undefined {
  if (!Number.isFinite(ageYears) || ageYears < 18 || ageYears > 120) return undefined
  const from = Math.floor(ageYears / 10) * 10
  return [from, from + 9]
}

function scoresOf(
  person: Person,
  domains: readonly LifestyleDomain[],
  withoutNumbers: boolean,
): readonly KnownScore[] {
  return domains.flatMap((domain) => {
    const { id, name } = measures[domain]
    const result = person.results[id]
    if (!result || withoutNumbers) return []
    if (domain === 'Diet' && !isNutritionComplete(person)) return []
    return [{ name, score: result.score, band: result.band }]
  })
}

function scoreLine({ name, score, band }: KnownScore): string {
  const { id } = Object.values(measures).find((measure) => measure.name === name) ?? {}
  const isHigherBetter = id !== undefined && instruments[id].direction === 'higher-is-better'
  const better = isHigherBetter ? 'higher is better' : 'lower is better'
  const label = name === 'learning' ? 'about digital skills' : `called ${band}`
  return `Their ${name} score is ${score}, ${label}; ${better}.`
}

/**
 * Tells what a model may know of a person.
 *
 * @param person - the person, if anything is known.
 * @param domains - the domains that are spoken of; scores of others are not given.
 * @param heard - what the person told of themselves.
 * @param codes - codes of the safety texts and score triggers in force.
 * @returns lines without id, name, address, gender or exact age; no numbers of the body or of food
 *   after an eating disorder.
 */
export function personBrief(
  person: Person | undefined,
  domains: readonly LifestyleDomain[],
  heard: ReadonlySet<Topic>,
  codes: ReadonlySet<string>,
): PersonBrief {
  const { notes, withoutNumbers } = constraintsOf(heard)
  const scores = person ? scoresOf(person, domains, withoutNumbers) : []
  const band = person?.ageYears === undefined ? undefined : ageBandOf(person.ageYears)
  const isAgeSaid = band !== undefined && !withoutNumbers
  const bmi = domains.includes('Diet') && !withoutNumbers ? person?.bmi : undefined
  return {
    lines: [
      ...(isAgeSaid ? [`They are ${band[0]} to ${band[1]} years old.`] : []),
      ...scores.map(scoreLine),
      ...(bmi === undefined ? [] : [`Their body mass index is ${bmi}.`]),
      ...notes.filter(({ domain }) => domains.includes(domain)).map(({ text }) => `Say: ${text}`),
      ...conditionRules(heard, codes).map(({ order }) => `Rule: ${order}`),
    ],
    scores,
    numbers: new Set([
      ...scores.map(({ score }) => String(score)),
      ...(bmi === undefined ? [] : [String(bmi)]),
      ...(isAgeSaid ? band.map(String) : []),
    ]),
  }
}
