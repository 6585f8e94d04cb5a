/** Where a score stands in a group, in steps that can be said in plain words (scoring design, section 8). */

import { instruments } from '../catalog.ts'
import type { Instrument } from '../instrument.ts'
import type { InstrumentId } from '../instrument-table.ts'

/** A place in a group, from the person's side: better means the healthier direction. */
export type Position =
  | 'clearly-better'
  | 'somewhat-better'
  | 'about-typical'
  | 'somewhat-worse'
  | 'clearly-worse'

/**
 * Places a value by mean and standard deviation; no percentile, since these scores are skewed.
 *
 * @param value - the person's score.
 * @param norm - mean and SD (above 0) of the group.
 * @param direction - which way is better.
 * @returns under half an SD typical, up to one SD somewhat, above clearly.
 */
export function positionByMean(
  value: number,
  norm: { readonly mean: number; readonly sd: number },
  direction: Instrument['direction'],
): Position {
  const z = (value - norm.mean) / norm.sd
  const distance = Math.abs(z)
  if (distance < 0.5) return 'about-typical'
  const isBetter = direction === 'higher-is-better' ? z > 0 : z < 0
  if (distance <= 1) return isBetter ? 'somewhat-better' : 'somewhat-worse'
  return isBetter ? 'clearly-better' : 'clearly-worse'
}

/**
 * Places each counted band of scores in its group, by the share of people whose band is less good,
 * those of the same band counting half.
 *
 * @param members - people by band, ascending by score; one person or more in all.
 * @param direction - which way is better.
 * @returns a position for each band, in the same order.
 */
export function positionsOfBands(
  members: readonly number[],
  direction: Instrument['direction'],
): Position[] {
  const people = members.reduce((sum, count) => sum + count, 0)
  let below = 0
  return members.map((count) => {
    const lower = (100 * (below + count / 2)) / people
    below += count
    return positionByPercentile(direction === 'higher-is-better' ? lower : 100 - lower)
  })
}

/**
 * Places a percentile in the same five steps: half an SD and one SD of a normal curve are about 30 and 15.
 *
 * @param percentile - 0 to 100.
 * @returns the position.
 */
export function positionByPercentile(percentile: number): Position {
  if (percentile > 85) return 'clearly-better'
  if (percentile > 70) return 'somewhat-better'
  if (percentile >= 30) return 'about-typical'
  return percentile >= 15 ? 'somewhat-worse' : 'clearly-worse'
}

/**
 * Finds the coarse part of the range that a score lies in: all that is counted of it in a comparison with people here.
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
