/** How a day is written: the one text that is made from a date alone. */

import { usDate } from '../client/completed-tests.ts'

/**
 * Writes a day.
 *
 * @param date - a moment; its day on the clock of the device is meant.
 * @returns for example `11/21/2026`, as the specification writes it.
 */
export const dayInWords: DayInWords = usDate

/** The same in any language. */
export type DayInWords = (date: Date) => string
