/** Which labelled range a score falls in, and how it is called. */

import type { Band, Instrument } from './instrument.ts'
import type { Scored } from './scoring.ts'

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

/**
 * Says how a band is called in the language of the page.
 *
 * @param instrument - anything with bands.
 * @param label - the stored label of one of them.
 * @returns its name; the label itself where the instrument has no such band.
 */
export function bandName(instrument: Pick<Instrument, 'bands'>, label: string): string {
  return instrument.bands.find((band) => band.label === label)?.name ?? label
}

/**
 * Says what a person is told first of a band.
 *
 * @param band - of any instrument.
 * @returns our plain name where the band has one, else its name.
 */
export function spokenBandName({ name, plainName }: Pick<Band, 'name' | 'plainName'>): string {
  return plainName ?? name
}

/**
 * Puts a result together; the band is decided on the rounded score that is shown.
 *
 * @param bands - bands of the instrument, covering its whole range.
 * @param score - final whole score within the range.
 * @param components - parts of the score.
 * @param flags - in the order of the scoring design; none when left out.
 * @returns the result.
 */
export function scored(
  bands: readonly Band[],
  score: number,
  components: Scored['components'],
  flags: readonly string[] = [],
): Scored {
  return { score, band: bandOf({ bands }, score)?.label ?? '', components, flags }
}
