/** All that is counted of a score in a comparison with people here: which coarse part of the range it lies in. */

import type { InstrumentId } from '../instrument.ts'

/**
 * First score of each part, ascending from 0. Every part holds at least a third of the scores its
 * instrument can give, so nothing that is worked out from these parts narrows anybody's score to
 * less. Where thirds of whole points are not possible there are two parts, cut where the published
 * bands are cut (stress, literacy) or as near to most people's scores as a third allows (sleep).
 */
export const countedFrom: Readonly<Record<InstrumentId, readonly number[]>> = {
  social: [0, 4, 8],
  literacy: [0, 6],
  exercise: [0, 117, 234],
  mna: [0, 5, 10],
  stress: [0, 14],
  sleep: [0, 8],
}

/**
 * Finds the part a score lies in.
 *
 * @param instrument - whose score.
 * @param score - from the lowest to the highest of the instrument.
 * @returns its place in {@link countedFrom}, from 0; a score under the range lies in the first part.
 */
export function countedBand(instrument: InstrumentId, score: number): number {
  return Math.max(
    0,
    countedFrom[instrument].findLastIndex((from) => score >= from),
  )
}
