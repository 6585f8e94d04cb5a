/** How a person wishes to be reminded of their plan. */

import { z } from 'zod'
import { reminderChannels, reminderTimes } from '#core/reminder.ts'
import { refusal } from '../refusals.ts'

const wishSchema = z.object({
  channel: z.enum(reminderChannels, refusal('reminderChannelUnknown')),
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

/** What a browser tells of itself so that notes reach it (`PushSubscription.toJSON` of the Push API). */
const subscriptionSchema = z.object({
  /** Where its push service takes notes for it. */
  endpoint: z.url(refusal('pushTargetInvalid')).max(1000, refusal('pushTargetInvalid')),
  keys: z.object({
    /** Its public key: a point of P-256, uncompressed, in base64url (RFC 8291). */
    p256dh: z
      .string({ error: refusal('pushTargetInvalid') })
      .regex(/^B[\w-]{86}$/, refusal('pushTargetInvalid')),
    /** 16 bytes in base64url. */
    auth: z
      .string({ error: refusal('pushTargetInvalid') })
      .regex(/^[\w-]{22}$/, refusal('pushTargetInvalid')),
  }),
})

/** One device that takes notes. */
export type PushTarget = z.output<typeof subscriptionSchema>

export const changeReminderBodySchema = z.object({
  /** Null for no reminders. */
  wish: wishSchema.nullable(),
  /** The device that the notes go to from now on; the one before where absent. */
  subscription: subscriptionSchema.optional(),
})

export const reminderReplySchema = z.object({
  /** Whether this server can remind by mail: it has no mail, or the address is not proved yet. */
  mail: z.enum(['ready', 'not-proved', 'none']),
  /** The server's public key for notes on a device (RFC 8292); null where it sends none. */
  push: z.string().nullable(),
  /** Null where there are no reminders. */
  wish: wishSchema.nullable(),
})

/** What stands behind `/stop#` in a message. */
export const reminderSecretParamsSchema = z.object({
  secret: z.string().regex(/^[\w-]{43}$/, refusal('shareSecretInvalid')),
})

/** What travels to the device, readable there alone: the worker shows it (web/worker/show-note.ts). */
export const pushNoteSchema = z.object({
  title: z.string(),
  body: z.string(),
  /** The same for every try of a day: a second one takes the place of the first. */
  tag: z.string(),
  stop: z.object({
    label: z.string(),
    /** Address that ends reminders by a POST. */
    path: z.string(),
    /** Page that ends them, where the worker cannot. */
    page: z.string(),
    /** Said when they are off. */
    done: z.string(),
  }),
})

/** One note. */
export type PushNote = z.output<typeof pushNoteSchema>

function isTimeZone(name: string): boolean {
  try {
    // Offsets like +02:00 are taken there too, but no clock change is known of them.
    return /^[A-Za-z]/.test(name) && Intl.DateTimeFormat('en', { timeZone: name }) !== undefined
  } catch {
    return false
  }
}
