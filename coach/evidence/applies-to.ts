/** Whom a piece of evidence fits, as a condition on scores, age, body mass index and what the person said. */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { Topic } from '../topics/catalog.ts'
import type { Person } from '../person/person.ts'

interface Range {
  /** Lowest value that fits; open where absent. */
  readonly from?: number
  /** Highest value that fits; open where absent. */
  readonly to?: number
}

/** A condition that a person meets or not. */
export type AppliesTo =
  | 'everyone'
  | (Range & { readonly instrument: InstrumentId })
  | (Range & { readonly age: true })
  | (Range & { readonly bmi: true })
  | { readonly topic: Topic }
  | { readonly allOf: readonly AppliesTo[] }
  | { readonly anyOf: readonly AppliesTo[] }

function within(value: number | undefined, range: Range): boolean {
  if (value === undefined) return false
  return value >= (range.from ?? -Infinity) && value <= (range.to ?? Infinity)
}

/**
 * Tells whether a person meets a condition; what is not known counts as not met.
 *
 * @param condition - the condition of an evidence entry.
 * @param person - what is known of the person.
 * @param topics - what the person told of themselves.
 * @returns true where it fits.
 */
export function fits(condition: AppliesTo, person: Person, topics: ReadonlySet<Topic>): boolean {
  if (condition === 'everyone') return true
  if ('allOf' in condition) return condition.allOf.every((part) => fits(part, person, topics))
  if ('anyOf' in condition) return condition.anyOf.some((part) => fits(part, person, topics))
  if ('topic' in condition) return topics.has(condition.topic)
  if ('age' in condition) return within(person.ageYears, condition)
  if ('bmi' in condition) return within(person.bmi, condition)
  return within(person.results[condition.instrument]?.score, condition)
}
