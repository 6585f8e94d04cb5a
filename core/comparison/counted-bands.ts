/** All that is counted of a score in a comparison with people here: which coarse part of the range it lies in. */

import { instruments } from '../catalog.ts'
import type { InstrumentId } from '../instrument.ts'

/**
 * Finds the part a score lies in.
 *
 * @param instrument - whose score.
 * @param score - from the lowest to the highest of the instrument.
 * @returns its place in `countedFrom`, from 0; a score under the range lies in the first part.
 */
export function countedBand(instrument: InstrumentId, score: number): number {
  return Math.max(
    0,
    instruments[instrument].countedFrom.findLastIndex((from) => score >= from),
  )
}
