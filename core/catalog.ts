/** The list of every instrument: to add one, write its file and add its line here. */

import type { Instrument, InstrumentId } from './instrument.ts'

/** Every instrument by its id. */
export const instruments = {} as Record<InstrumentId, Instrument>
