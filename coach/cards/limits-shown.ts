/** What the answers of a test show that bars a step of a plan or calls for another. */

import type { Limit } from './limits.ts'
import type { Person } from '../person/person.ts'
import { numbersOf } from '../person/numbers.ts'

/** A part of a score; NaN where it was not asked, as with a score that was copied in. */
function partOf({ results }: Person, id: 'social' | 'mna' | 'literacy', name: string): number {
  const part = results[id]?.components[name]
  return typeof part === 'number' ? part : Number.NaN
}

/** Nobody is seen, and nobody would help: the lowest answers of the social test. */
function hasNobody(person: Person): boolean {
  const sees = partOf(person, 'social', 'lsns6Family') + partOf(person, 'social', 'lsns6Friends')
  return numbersOf(person).social >= 11 || sees === 0
}

/** Each limit, and the answers that show it. */
const shown: readonly (readonly [Limit, (person: Person) => boolean])[] = [
  ['malnourished', (person) => numbersOf(person).mna <= 7 || numbersOf(person).bmi < 18.5],
  ['small-appetite', (person) => partOf(person, 'mna', 'foodIntake') === 0],
  // "I stay in bed or a chair", and "I get up but do not go out".
  ['wheelchair', (person) => partOf(person, 'mna', 'mobility') === 0],
  ['housebound', (person) => partOf(person, 'mna', 'mobility') <= 1],
  ['nobody-near', hasNobody],
  // "None, or a basic phone".
  ['no-internet', (person) => partOf(person, 'literacy', 'device') === 0],
]

/**
 * The limits that answers of a person show.
 *
 * @param person - their results, whole or copied in.
 * @returns limits of the kind that are told in chats; empty where nothing shows one.
 */
export function limitsShown(person: Person): readonly Limit[] {
  return shown.flatMap(([limit, isShown]) => (isShown(person) ? [limit] : []))
}
