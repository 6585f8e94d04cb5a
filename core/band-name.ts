/** The words of a band, found by the label that is stored. */

import type { Instrument } from './instrument.ts'

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
