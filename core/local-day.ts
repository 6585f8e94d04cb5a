/** Days as a person's calendar has them, `YYYY-MM-DD`, and sums with them; no time of day and no zone. */

/** Monday is 1, Sunday 7 (ISO 8601). */
export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const

/** One day of the week. */
export type Weekday = (typeof weekdays)[number]

/** Days from the first of March of the year 0 to the first of January 1970. */
const epoch = 719_468
/** Days of 400 years, after which the calendar repeats itself. */
const era = 146_097

/**
 * Numbers a day (the method of Howard Hinnant's "chrono-compatible low-level date algorithms": years that
 * begin in March have their leap day last).
 *
 * @param day - `YYYY-MM-DD`, from the year 0 on.
 * @returns days since 1 January 1970.
 */
export function dayNumber(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const years = month > 2 ? year : year - 1
  const ofEra = years % 400
  const ofYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + date - 1
  const leaps = Math.floor(ofEra / 4) - Math.floor(ofEra / 100)
  return Math.floor(years / 400) * era + ofEra * 365 + leaps + ofYear - epoch
}

/**
 * Finds another day.
 *
 * @param day - `YYYY-MM-DD`.
 * @param days - how many later; earlier where negative.
 * @returns `YYYY-MM-DD`.
 */
export function dayAfter(day: string, days: number): string {
  const count = dayNumber(day) + days + epoch
  const ofCycle = count % era
  const leaps =
    Math.floor(ofCycle / 1460) - Math.floor(ofCycle / 36_524) + Math.floor(ofCycle / 146_096)
  const ofEra = Math.floor((ofCycle - leaps) / 365)
  const ofYear = ofCycle - (365 * ofEra + Math.floor(ofEra / 4) - Math.floor(ofEra / 100))
  const place = Math.floor((5 * ofYear + 2) / 153)
  const month = ((place + 2) % 12) + 1
  const year = Math.floor(count / era) * 400 + ofEra + (month > 2 ? 0 : 1)
  const date = ofYear - Math.floor((153 * place + 2) / 5) + 1
  return [pad(year, 4), pad(month, 2), pad(date, 2)].join('-')
}

/**
 * Counts from one day to another.
 *
 * @returns days; negative where `to` is the earlier one.
 */
export function daysFrom(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from)
}

/** The day of the week of a day. */
export function weekdayOf(day: string): Weekday {
  // The first of January 1970 was a Thursday.
  const place = (((dayNumber(day) + 3) % 7) + 7) % 7
  return weekdays[place] ?? 1
}

/**
 * Tells whether a text is a day that the calendar has.
 *
 * @param text - any text.
 * @returns false for 30 February, and for every other way of writing a day.
 */
export function isLocalDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && dayAfter(text, 0) === text
}

function pad(value: number, length: number): string {
  return String(value).padStart(length, '0')
}
