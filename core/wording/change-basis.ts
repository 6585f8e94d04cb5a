/** Where the threshold of a real change comes from, for each instrument. */

import type { InstrumentId } from '../instrument.ts'

const derived =
  'Smallest change that is very likely real: 1.96 x √2 x SD x √(1 - r), rounded up to a whole point'

export const changeBasis: ChangeBasis = {
  social: `${derived}; r .92 (short form, Kurimoto and colleagues, 2011), SD 9.5 (from memory).`,
  literacy: 'Our own choice: there is no evidence for this survey.',
  exercise: 'Svege and colleagues, BMC Musculoskeletal Disorders, 2012;13:26.',
  mna: `${derived}; r .75 to .85 and SD 2 (both from memory), so this is weak.`,
  stress: `${derived}; r .85 over 2 days (Cohen, 1983, from memory), SD 6.77 (United States 2009).`,
  sleep: `${derived}; r .85 (American Thoracic Society page), SD 3.3.`,
}

/** The sources in one language. */
export type ChangeBasis = Readonly<Record<InstrumentId, string>>
