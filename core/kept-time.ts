/** Says a time of day that scoring has read and kept, wherever a result is shown. */

import { clockInWords } from './clock-text.ts'

/**
 * @param kept - `HH:MM` with 24 hours, as the components of a sleep score hold it.
 * @returns the time as it was read back when it was typed, for example `10:30 PM`.
 */
export function keptTimeInWords(kept: unknown): string {
  const [hours = 0, minutes = 0] = String(kept).split(':').map(Number)
  return clockInWords(60 * hours + minutes)
}
