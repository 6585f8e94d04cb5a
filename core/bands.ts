/** Which labelled range a score falls in. */

import type { Band, Instrument } from './instrument.ts'

/**
 * Finds the band of a score.
 *
 * @param instrument - anything with bands.
 * @param score - the final whole score.
 * @returns the band; undefined for a score that is not a whole number within the range.
 */
export function bandOf(instrument: Pick<Instrument, 'bands'>, score: number): Band | undefined {
  if (!Number.isInteger(score)) return undefined
  return instrument.bands.find((band) => score >= band.from && score <= band.to)
}
