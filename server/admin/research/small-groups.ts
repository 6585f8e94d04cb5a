/** What may be told of numbers of people: tens, and nothing of a small group. */

import { minCohortPeople } from '#core/comparison/snapshot.ts'

/**
 * Fewest people of whom a number is told. The rule of the US Centers for Medicare & Medicaid Services
 * asks for 11; those between stand in the way of whoever takes the numbers from each other: if they
 * find that a part has at most 10, they have found no number.
 */
export const fewestTold = minCohortPeople

/** Numbers are rounded down to a multiple of it, as those of people in a comparison are. */
const step = 10

/**
 * A group is divided into so many parts at most. What is told of parts says a little about the whole:
 * it is at most nine above each. With five or fewer, six numbers or more are left for each part that is
 * withheld, whatever else is told of the same people.
 */
export const mostParts = 5

/** People at least; null where they are few, or nobody, which is not told apart. */
export type Told = number | null

/**
 * Says what is told of a number of people.
 *
 * @param people - 0 or more.
 * @returns a multiple of ten, rounded down; null under {@link fewestTold}.
 */
export function told(people: number): Told {
  return people < fewestTold ? null : Math.floor(people / step) * step
}

/**
 * Says how many in a hundred, from what is told alone, so that it tells nothing more.
 *
 * @param part - what is told of a part.
 * @param whole - what is told of the whole.
 * @returns a whole number from 0 to 100; null where either is withheld.
 */
export function toldPercent(part: Told, whole: Told): number | null {
  return part === null || whole === null ? null : Math.round((100 * part) / whole)
}
