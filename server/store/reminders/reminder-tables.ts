/** The tables of reminders: who wishes them, and what became of each message. */

/** How a person wishes to be reminded of their plan. */
export interface RemindersTable {
  user_id: string
  at_minutes: number
  time_zone: string
  /** 1 where the step may be named in the message, else 0. */
  shows_text: number
  language: string
  /** When they were turned on. */
  asked_at: string
  /** The next moment at which a message is looked into; null where reminders were stopped. */
  due_at: string | null
  /** When they were stopped from a message; null where they were not. */
  stopped_at: string | null
  /** The device that takes notes, with its two keys; null where reminders come by mail. */
  push_endpoint: string | null
  push_p256dh: string | null
  push_auth: string | null
}

/**
 * What became of the message of a day: it is on its way, and can be sent again; it was handed over and no answer
 * came, so it is not sent again; the mail server took it; or it came to nothing in its time.
 */
export const messageStates = ['sending', 'unsure', 'sent', 'expired'] as const

/** One of them. */
export type MessageState = (typeof messageStates)[number]

/** The one message of a person and day. */
export interface ReminderMessagesTable {
  user_id: string
  /** The person's own day. */
  on_date: string
  state: MessageState
  /** SHA-256 of what its link to stop holds; another one at each try. */
  secret_hash: string
  /** Tries that failed. */
  failures: number
  changed_at: string
}
