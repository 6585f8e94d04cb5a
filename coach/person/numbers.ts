/** The numbers of a person that rules look at. */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { Person } from './person.ts'
import { isNutritionComplete } from './severity.ts'

/** Each score, the body mass index and the age; NaN where unknown, so that every comparison fails. */
export type Numbers = Readonly<Record<InstrumentId | 'bmi' | 'age', number>>

/**
 * Gathers the numbers of a person.
 *
 * @param person - what is known of the person.
 * @returns every number; NaN where unknown. A nutrition score without a body mass index is unknown.
 */
export function numbersOf(person: Person): Numbers {
  const at = (id: InstrumentId): number => person.results[id]?.score ?? Number.NaN
  return {
    social: at('social'),
    literacy: at('literacy'),
    exercise: at('exercise'),
    mna: isNutritionComplete(person) ? at('mna') : Number.NaN,
    stress: at('stress'),
    sleep: at('sleep'),
    bmi: person.bmi ?? Number.NaN,
    age: person.ageYears ?? Number.NaN,
  }
}
