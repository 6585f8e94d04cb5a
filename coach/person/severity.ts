/** The one rule that says how weak each lifestyle domain is, so that the weakest comes first. */

import { lifestyleDomains, type LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Person } from './person.ts'

type Anchors = Readonly<Record<number, number>>

/** Severity at each anchor score, from the scoring brief of the coach; straight lines between. */
const anchors = {
  mna: { 0: 1.4, 7: 1.1, 8: 0.75, 11: 0.6, 12: 0.15, 14: 0 },
  stress: { 0: 0, 13: 0.2, 14: 0.3, 20: 0.45, 26: 0.65, 27: 0.9, 40: 1.3 },
  sleep: { 0: 0, 5: 0.2, 6: 0.3, 10: 0.5, 11: 0.65, 15: 0.8, 16: 1, 21: 1.2 },
  social: { 0: 0, 3: 0.15, 4: 0.3, 8: 0.5, 9: 0.7, 10: 0.8, 11: 1 },
  exercise: { 0: 0.85, 49: 0.7, 50: 0.6, 100: 0.4, 149: 0.25, 150: 0.2, 250: 0.05, 350: 0 },
  literacy: { 0: 0.6, 5: 0.45, 6: 0.35, 7: 0.25, 8: 0.1, 10: 0 },
} as const satisfies Record<string, Anchors>

/** Below this a domain is going well; below it everywhere means praise and one stretch goal. */
export const wellBelow = 0.25

function interpolate(anchorsOf: Anchors, score: number): number {
  const line = Object.entries(anchorsOf).map(([at, severity]) => [Number(at), severity] as const)
  const above = line.findIndex(([at]) => at >= score)
  if (above === 0) return line[0]?.[1] ?? 0
  const right = line[above]
  const left = line[above === -1 ? line.length - 1 : above - 1]
  if (!left) return 0
  if (!right) return left[1]
  return left[1] + ((score - left[0]) / (right[0] - left[0])) * (right[1] - left[1])
}

/** True where the nutrition score includes a body mass index; without one it can never be normal. */
export function isNutritionComplete(person: Person): boolean {
  const result = person.results.mna
  return (
    result !== undefined && (person.bmi !== undefined || result.components['bmi'] !== undefined)
  )
}

/** What one score alone says; undefined where it was not (fully) assessed. */
function scoreSeverity(id: keyof typeof anchors, person: Person): number | undefined {
  const isKnown = id !== 'mna' || isNutritionComplete(person)
  const score = isKnown ? person.results[id]?.score : undefined
  return score === undefined ? undefined : interpolate(anchors[id], score)
}

function bodyMassSeverity({ bmi, ageYears }: Person): number {
  if (bmi === undefined) return 0
  if (bmi < 18.5) return 1.1
  if (bmi < 21 && ageYears !== undefined && ageYears >= 65) return 0.5
  if (bmi >= 35) return 0.4
  return bmi >= 30 ? 0.3 : 0
}

/**
 * Tells whether body mass index, not the nutrition score, makes the diet as weak as it is.
 *
 * @param person - what is known of the person.
 * @returns false where no body mass index is known, or where it changes nothing.
 */
export function isDietLedByBody(person: Person): boolean {
  return bodyMassSeverity(person) > (scoreSeverity('mna', person) ?? 0)
}

function dietSeverity(person: Person): number | undefined {
  const fromBody = bodyMassSeverity(person)
  const fromFood = scoreSeverity('mna', person)
  if (fromFood === undefined) return fromBody > 0 ? fromBody : undefined
  return Math.max(fromFood, fromBody)
}

/**
 * How weak each domain is: 0 is fine, about 1 needs help now. Piecewise linear between published
 * band edges, so that domains on different scales can be compared.
 *
 * @param person - what is known of the person.
 * @returns the severity of each domain, 0 to 1.4; undefined where it was not (fully) assessed. A
 *   nutrition score without a body mass index counts as not complete.
 */
export function severityOf(person: Person): Record<LifestyleDomain, number | undefined> {
  return {
    Socialization: scoreSeverity('social', person),
    Learning: scoreSeverity('literacy', person),
    Exercise: scoreSeverity('exercise', person),
    Diet: dietSeverity(person),
    Stress: scoreSeverity('stress', person),
    Sleep: scoreSeverity('sleep', person),
  }
}

/**
 * Orders the assessed domains, weakest first; equals keep the order of the product's name.
 *
 * @param severity - severities as {@link severityOf} gives them.
 * @returns the assessed domains only.
 */
export function orderBySeverity(
  severity: Readonly<Record<LifestyleDomain, number | undefined>>,
): readonly LifestyleDomain[] {
  return lifestyleDomains
    .filter((domain) => severity[domain] !== undefined)
    .toSorted((one, other) => (severity[other] ?? 0) - (severity[one] ?? 0))
}
