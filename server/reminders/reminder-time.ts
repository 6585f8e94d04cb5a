/** When a reminder is due: an hour on the person's own clock, as a moment that every machine agrees on. */

import { Temporal } from 'temporal-polyfill'
import { reminderHours, type ReminderWish } from '#core/reminder.ts'

type When = Pick<ReminderWish, 'atMinutes' | 'timeZone'>

/**
 * Finds the next moment at which the person's clock shows the hour. Where clocks are set back over it, it is the
 * first of the two; where they are set forward over it, it comes as much later.
 *
 * @param when - the hour and the time zone.
 * @param after - the moment lies behind this one.
 */
export function nextReminder(when: When, after: Date): Date {
  const today = dateOn(after, when.timeZone)
  const candidates = [0, 1, 2].map((days) => momentOf(when, today.add({ days }), when.atMinutes))
  return candidates.find((moment) => moment > after) ?? new Date(after.getTime() + 86_400_000)
}

/**
 * Finds the first moment of a person's day after the one a message is of.
 *
 * @param when - the hour and the time zone.
 * @param day - the person's day, `YYYY-MM-DD`.
 * @returns the reminder of the next day.
 */
export function reminderAfter(when: When, day: string): Date {
  return momentOf(when, Temporal.PlainDate.from(day).add({ days: 1 }), when.atMinutes)
}

/**
 * Finds until when the message of a day may come: three hours late, and not in the evening.
 *
 * @param when - the hour and the time zone.
 * @param day - the person's day, `YYYY-MM-DD`.
 */
export function endOfReminder(when: When, day: string): Date {
  const { end, lateMinutes } = reminderHours
  return momentOf(when, Temporal.PlainDate.from(day), Math.min(when.atMinutes + lateMinutes, end))
}

/**
 * Gives the day on the person's calendar.
 *
 * @param moment - when.
 * @param timeZone - IANA name.
 * @returns `YYYY-MM-DD`.
 */
export function dayIn(moment: Date, timeZone: string): string {
  return dateOn(moment, timeZone).toString()
}

function dateOn(moment: Date, timeZone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime())
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
}

function momentOf({ timeZone }: When, date: Temporal.PlainDate, minutes: number): Date {
  const plainTime = new Temporal.PlainTime(Math.floor(minutes / 60), minutes % 60)
  return new Date(date.toZonedDateTime({ timeZone, plainTime }).epochMilliseconds)
}
