/** How days and moments are written in Spanish. */

import type { DateInWords } from './day.ts'
import { formatLocale } from './language.es.ts'

/**
 * Writes a day out: in numbers, 11/6 is one day in the United States and another in Mexico.
 *
 * @param date - a moment; its day on the clock of the device is meant.
 * @returns for example `21 de noviembre de 2026`.
 */
export const dayInWords: DateInWords = (date) =>
  date.toLocaleDateString(formatLocale, { dateStyle: 'long' })

/**
 * Writes a day where there is little room.
 *
 * @returns for example `21 de nov.`, with its year where that is not this one.
 */
export const shortDay: DateInWords = (date) =>
  date
    .toLocaleDateString(formatLocale, {
      month: 'short',
      day: 'numeric',
      ...(date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' }),
    })
    .replace(/^(\d+) (\p{L}+)\.?/u, '$1 de $2.')

/**
 * Writes a moment, with its half of the day as all other times on these pages have it.
 *
 * @returns for example `21 de noviembre de 2026 a las 10:30 p. m.`, on the clock of the device.
 */
export const momentInWords: DateInWords = (date) =>
  date
    .toLocaleString(formatLocale, { dateStyle: 'long', timeStyle: 'short' })
    .replace(/([ap])\.m\./, '$1. m.')
    .replace(/ las (?=1:)/, ' la ')
