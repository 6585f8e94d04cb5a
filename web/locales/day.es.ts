/** How a day is written in Spanish. */

import type { DayInWords } from './day.ts'
import { formatLocale } from './language.es.ts'

/**
 * Writes a day out: in numbers, 11/6 is one day in the United States and another in Mexico.
 *
 * @param date - a moment; its day on the clock of the device is meant.
 * @returns for example `21 de noviembre de 2026`.
 */
export const dayInWords: DayInWords = (date) =>
  date.toLocaleDateString(formatLocale, { dateStyle: 'long' })
