/** Reminders of a plan: at which hours they may come, and what one is about. */

import { daysFrom } from './local-day.ts'
import type { Plan, PlanStep } from './plan.ts'
import { isDue, lookBackDue, markOn } from './plan-week.ts'

/** Minutes since midnight, on the person's own clock. */
export const reminderHours = {
  /** Nobody is written to before 8:00 ... */
  earliest: 8 * 60,
  /** ... and nobody chooses an hour after 20:00 ... */
  latest: 20 * 60,
  everyMinutes: 30,
  /** ... so that one that is late still comes before 20:30, and up to three hours late. */
  end: 20 * 60 + 30,
  lateMinutes: 3 * 60,
} as const

/** Who has not been here for so many days is left in peace. */
export const restAfterDays = 21

/** How a message comes: as a letter, or as a note on one device (Push API). */
export const reminderChannels = ['mail', 'push'] as const

/** How a person wishes to be reminded. */
export interface ReminderWish {
  readonly channel: (typeof reminderChannels)[number]
  /** Since midnight; one of {@link reminderTimes}. */
  readonly atMinutes: number
  /** IANA name of the person's time zone, as `America/Chicago`. */
  readonly timeZone: string
  /** Whether the step may be named in the message, where others might read it. */
  readonly showsText: boolean
}

/** Every hour that can be chosen, in minutes since midnight. */
export const reminderTimes: readonly number[] = Array.from(
  { length: (reminderHours.latest - reminderHours.earliest) / reminderHours.everyMinutes + 1 },
  (_, place) => reminderHours.earliest + place * reminderHours.everyMinutes,
)

/** What a message is about: steps of the day, or a week that is full. */
export type ReminderSubject =
  | { readonly kind: 'step'; readonly steps: readonly PlanStep[] }
  | { readonly kind: 'look-back' }

/**
 * Says what a person is reminded of on a day: one message, however many steps there are.
 *
 * @param plan - the plan as it stands.
 * @param day - the person's day.
 * @returns a look back on the first day it is due; else the steps of the day that have no mark yet; null where
 *   there are none.
 */
export function reminderOn({ steps }: Plan, day: string): ReminderSubject | null {
  if (steps.some((step) => lookBackDue(step, day)?.onDate === day)) return { kind: 'look-back' }
  const open = steps.filter((step) => isDue(step, day) && markOn(step, day) === 'none')
  return open.length === 0 ? null : { kind: 'step', steps: open }
}

/**
 * Says whether a person is left in peace because they stay away.
 *
 * @param lastSeenOn - the day of their last visit.
 * @param day - the day of the message.
 */
export function isResting(lastSeenOn: string, day: string): boolean {
  return daysFrom(lastSeenOn, day) > restAfterDays
}
