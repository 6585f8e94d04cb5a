/** What may be told of numbers of people: tens, and nothing of a small group. */

/**
 * Small-cell rule of the US Centers for Medicare & Medicaid Services ("CMS cell size suppression
 * policy"): nothing leaves that stands for 1 to 10 people.
 */
export const smallestCell = 11

/** Numbers are rounded down to a multiple of it, as those of people in a comparison are. */
const step = 10

/**
 * A group is divided into so many parts at most. The rounding of each part hides up to nine people,
 * and that of the whole as many; with five parts or fewer, whoever takes all that is told from each
 * other is left with five possible numbers or more for a part that is withheld.
 */
export const mostParts = 5

/** People at least; null where the group is small, or empty, which is not told apart. */
export type Told = number | null

/**
 * Says what is told of a number of people.
 *
 * @param people - 0 or more.
 * @returns a multiple of ten, rounded down; null under {@link smallestCell}.
 */
export function told(people: number): Told {
  return people < smallestCell ? null : Math.floor(people / step) * step
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
