/** Dates as a person reads them. */

import { formatLocale } from '../locales/language.ts'

/**
 * Writes a day out.
 *
 * @param iso - a moment, ISO 8601.
 * @returns for example `November 21, 2026`, on the clock of the device.
 */
export function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString(formatLocale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
  })
}

/**
 * Writes a day with the short name of its month.
 *
 * @param iso - a moment, ISO 8601.
 * @returns for example `Nov 21, 2026`, on the clock of the device.
 */
export function shortDate(iso: string): string {
  return new Date(iso).toLocaleDateString(formatLocale, {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  })
}

/**
 * Writes a time of day.
 *
 * @param minutes - since midnight.
 * @returns for example `9:00 AM`, in the words of the place.
 */
export function clockTime(minutes: number): string {
  const time = new Date(Date.UTC(2000, 0, 1, 0, minutes))
  return time.toLocaleTimeString(formatLocale, { timeStyle: 'short', timeZone: 'UTC' })
}
