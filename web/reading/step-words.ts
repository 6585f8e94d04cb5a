/** A step of the plan in words, for every page that shows one. */

import { type Weekday, weekdays } from '#core/local-day.ts'
import type { SavedStep } from '#core/plan.ts'
import { formatLocale } from '../locales/language.ts'
import { planTexts } from '../locales/plan.ts'

/** Days of a week, as they are said within a sentence, for example `Monday and Friday`. */
export function daysInWords(days: readonly Weekday[]): string {
  if (days.length === weekdays.length) return planTexts.everyDay
  const names = days.map(weekdayName)
  return new Intl.ListFormat(formatLocale, { type: 'conjunction' }).format(names)
}

/** A day of the week, for example `Monday`. */
export function weekdayName(day: Weekday): string {
  // The first of January 2024 was a Monday.
  return dayName(`2024-01-0${day}`)
}

/** The day of the week of a day. */
export function dayName(day: string): string {
  return noonOf(day).toLocaleDateString(formatLocale, { weekday: 'long' })
}

/** A day of this year, for example `November 23`. */
export function dateWords(day: string): string {
  return noonOf(day).toLocaleDateString(formatLocale, { month: 'long', day: 'numeric' })
}

/** The same in little room, for example `Nov 23`. */
export function shortDateWords(day: string): string {
  return noonOf(day).toLocaleDateString(formatLocale, { month: 'short', day: 'numeric' })
}

/** A moment of the day on the clock of the device. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`)
}

/** Says that a step is saved, and when it begins. */
export function savedInWords({ startOn }: Pick<SavedStep, 'startOn'>, today: string): string {
  return startOn === today ? planTexts.savedToday : planTexts.saved(dayName(startOn))
}

/** When and where, in the words of the person. */
export function whenAndWhere({ when, where }: Pick<SavedStep, 'when' | 'where'>): string {
  return [when, where].filter(Boolean).join(', ')
}
