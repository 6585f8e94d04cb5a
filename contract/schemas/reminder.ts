/** How a person wishes to be reminded of their plan. */

import { z } from 'zod'
import { reminderTimes } from '#core/reminder.ts'
import { refusal } from '../refusals.ts'

const wishSchema = z.object({
  /** Since midnight, on the person's own clock. */
  atMinutes: z
    .number({ error: refusal('reminderTimeInvalid') })
    .refine((minutes) => reminderTimes.includes(minutes), refusal('reminderTimeInvalid')),
  /** IANA name. */
  timeZone: z
    .string({ error: refusal('timeZoneUnknown') })
    .max(64, refusal('timeZoneUnknown'))
    .refine(isTimeZone, refusal('timeZoneUnknown')),
  /** Whether the message may name the step. */
  showsText: z.boolean({ error: refusal('yesOrNo') }),
})

/** Null for no reminders. */
export const changeReminderBodySchema = z.object({ wish: wishSchema.nullable() })

export const reminderReplySchema = z.object({
  /** Whether this server can remind by mail: it has no mail, or the address is not proved yet. */
  mail: z.enum(['ready', 'not-proved', 'none']),
  /** Null where there are no reminders. */
  wish: wishSchema.nullable(),
})

/** What stands behind `/stop#` in a message. */
export const reminderSecretParamsSchema = z.object({
  secret: z.string().regex(/^[\w-]{43}$/, refusal('shareSecretInvalid')),
})

function isTimeZone(name: string): boolean {
  try {
    // Offsets like +02:00 are taken there too, but no clock change is known of them.
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
