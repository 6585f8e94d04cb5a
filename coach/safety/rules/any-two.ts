/** Pairs of weak signs: one alone may mean nothing, two together are heard. */

/**
 * Makes every pair of a list of concepts.
 *
 * @param concepts - patterns in the notation of the rules; their words must not overlap, or one
 *   phrase would count as two signs.
 * @returns one entry for `rule` per pair; none for fewer than two concepts.
 */
export function anyTwoOf(concepts: readonly string[]): readonly string[] {
  return concepts.flatMap((one, place) =>
    concepts.slice(place + 1).map((other) => `${one} && ${other}`),
  )
}

/**
 * Pairs each concept of one list with each of another.
 *
 * @param some - patterns of the first list.
 * @param others - patterns of the second list.
 * @returns one entry for `rule` per pair.
 */
export function eachWith(some: readonly string[], others: readonly string[]): readonly string[] {
  return some.flatMap((one) => others.map((other) => `${one} && ${other}`))
}
