/** How days and moments are written: the texts that are made from a date alone. */

import { usDate } from '../client/completed-tests.ts'
import { formatLocale } from './language.ts'

/**
 * Writes a day.
 *
 * @param date - a moment; its day on the clock of the device is meant.
 * @returns for example `11/21/2026`, as the specification writes it.
 */
export const dayInWords: DateInWords = usDate

/**
 * Writes a day where there is little room.
 *
 * @returns for example `Nov 21`, with its year where that is not this one.
 */
export const shortDay: DateInWords = (date) =>
  date.toLocaleDateString(formatLocale, {
    month: 'short',
    day: 'numeric',
    ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
  })

/**
 * Writes a moment.
 *
 * @returns for example `November 21, 2026 at 10:30 PM`, on the clock of the device.
 */
export const momentInWords: DateInWords = (date) =>
  date.toLocaleString(formatLocale, { dateStyle: 'long', timeStyle: 'short' })

/** The same in any language. */
export type DateInWords = (date: Date) => string
