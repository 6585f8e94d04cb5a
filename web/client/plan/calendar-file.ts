/** A step as a file for the calendar of a phone or a computer (RFC 5545), made on the device. */

import ical, {
  ICalAlarmType,
  ICalEventClass,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
  ICalWeekday,
} from 'ical-generator'
import { dayNumber, type Weekday } from '#core/local-day.ts'
import type { PlanStep } from '#core/plan.ts'

const weekdays: Readonly<Record<Weekday, ICalWeekday>> = {
  1: ICalWeekday.MO,
  2: ICalWeekday.TU,
  3: ICalWeekday.WE,
  4: ICalWeekday.TH,
  5: ICalWeekday.FR,
  6: ICalWeekday.SA,
  7: ICalWeekday.SU,
}

const minuteMs = 60_000
/** A step takes a moment; calendars draw shorter ones badly. */
const lastsMinutes = 15
/** The file reaches so far: a step that lasts is put in anew. */
const weeks = 4

/** What the file says beside the step. */
export interface CalendarSaid {
  /** Minutes after midnight. */
  readonly atMinutes: number
  /** Said under the step, after when it is done. */
  readonly note: string
  /** Address of the plan. */
  readonly url: string
  readonly now: Date
}

/**
 * Writes the file. Its times belong to no zone: what is at nine stays at nine after travel and when the clocks
 * change.
 *
 * @param step - an active step.
 * @param firstDay - the first day on which it is due, from today on.
 * @param said - what else it says.
 * @returns the text of an `.ics` file; the same step gives the same UID, and a later file a higher SEQUENCE, so that it replaces the one before.
 */
export function calendarFile(
  step: PlanStep,
  firstDay: string,
  { atMinutes, note, url, now }: CalendarSaid,
): string {
  // The numbers of a floating time are read from its UTC fields.
  const start = dayNumber(firstDay) * 24 * 60 + atMinutes
  const calendar = ical({ prodId: '//Healthy Lifestyle Choices//Plan//EN', scale: 'GREGORIAN' })
  const event = calendar.createEvent({
    id: `${step.id}@${new URL(url).host}`,
    sequence: Math.floor(now.getTime() / minuteMs),
    stamp: now,
    start: new Date(start * minuteMs),
    end: new Date((start + lastsMinutes) * minuteMs),
    floating: true,
    repeating: {
      freq: ICalEventRepeatingFreq.WEEKLY,
      byDay: step.days.map((day) => weekdays[day]),
      count: step.days.length * weeks,
    },
    summary: step.text,
    description: `${step.when}. ${note}`,
    url,
    class: ICalEventClass.PRIVATE,
    transparency: ICalEventTransparency.TRANSPARENT,
  })
  if (step.where !== '') event.location(step.where)
  event.createAlarm({ type: ICalAlarmType.display, description: step.text, trigger: 0 })
  return `${calendar.toString()}\r\n`
}
