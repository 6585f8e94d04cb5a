/** Where a score stands in a group, in steps that can be said in plain words (scoring design, section 8). */

import type { Instrument } from '../instrument.ts'

/** A place in a group, from the person's side: better means the healthier direction. */
export type Position =
  | 'clearly-better'
  | 'somewhat-better'
  | 'about-typical'
  | 'somewhat-worse'
  | 'clearly-worse'

/** A score and how many other people have it. */
export interface ScoreCount {
  /** Newest score of each person. */
  readonly score: number
  /** People, a whole number above 0. */
  readonly count: number
}

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
 * Counts the people of a histogram.
 *
 * @param histogram - scores with counts; entries that make no sense are passed over.
 * @returns a whole number.
 */
export function peopleIn(histogram: readonly ScoreCount[]): number {
  return sensible(histogram).reduce((sum, entry) => sum + entry.count, 0)
}

/**
 * Gives the share of people whose score is less good, those with the same score counting half.
 *
 * @param value - the person's score.
 * @param histogram - the others' newest scores.
 * @param direction - which way is better.
 * @returns 0 to 100, rounded to fives so that no single person can be made out; null without people.
 */
export function percentileIn(
  value: number,
  histogram: readonly ScoreCount[],
  direction: Instrument['direction'],
): number | null {
  const people = peopleIn(histogram)
  if (people === 0) return null
  const lessGood = sensible(histogram).reduce((sum, entry) => {
    if (entry.score === value) return sum + entry.count / 2
    const isLessGood = direction === 'higher-is-better' ? entry.score < value : entry.score > value
    return isLessGood ? sum + entry.count : sum
  }, 0)
  return Math.round((lessGood / people) * 20) * 5
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

function sensible(histogram: readonly ScoreCount[]): readonly ScoreCount[] {
  return histogram.filter(
    ({ score, count }) => Number.isFinite(score) && Number.isInteger(count) && count > 0,
  )
}
