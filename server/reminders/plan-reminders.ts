/** The job that reminds people of their plan by mail or by a note on a device: once a day at most, and never again where nobody knows whether it came. */

import { isResting, reminderOn } from '#core/reminder.ts'
import type { Config } from '../config.ts'
import { hashSecret, newSecret } from '../identity/secrets.ts'
import type { Clock, RandomBytes } from '../ids.ts'
import type { Job } from '../jobs/job-runner.ts'
import { isRefusal, type Mailer } from '../mail/mailer.ts'
import { reminderLetter, reminderNote } from '../mail/letters.ts'
import { PushRefusal, type PushSender } from '../push/push-sender.ts'
import type { MessageTry } from '../store/reminders/reminder-messages.ts'
import type { MessageState } from '../store/reminders/reminder-tables.ts'
import type { DueReminder, SendingChannels } from '../store/reminders/reminders.ts'
import type { Store } from '../store/store.ts'
import { dayIn, endOfReminder, nextReminder, reminderAfter } from './reminder-time.ts'

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Reminders read at once. */
const pageSize = 100

/** From a try that failed to the next; none follows the last. */
const waitsMs = [5 * minuteMs, 30 * minuteMs] as const

/** So long a message can be stopped from. */
const keptDays = 180

/** What the job needs. */
export interface ReminderParts {
  readonly store: Pick<Store, 'reminders' | 'reminderMessages' | 'plans'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly push: Pick<PushSender, 'send'>
  readonly channels: SendingChannels
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** The address people use. */
  readonly publicUrl: string
  /** Messages sent in one run at most; the next run is a minute later. 1 or more. */
  readonly lettersAtOnce: number
  /** Told what became of a message; `failed` for a try that is made again. */
  readonly onSettled: (state: MessageState | 'failed') => void
  /** Told about a message that could not be sent. */
  readonly onFault: (fault: unknown) => void
}

/**
 * Says whether this server can remind by mail.
 *
 * @param config - without a mail server nothing goes out, and without the address of the site no link in it leads back.
 */
export function canRemind({ smtpUrl, publicUrl }: Pick<Config, 'smtpUrl' | 'publicUrl'>): boolean {
  return smtpUrl !== '' && publicUrl !== ''
}

/**
 * Makes the job.
 *
 * @param parts - who wishes what, how they are written to, and the time.
 * @returns the job.
 */
export function planReminders(parts: ReminderParts): Job {
  const { store, clock, lettersAtOnce, channels } = parts
  return {
    name: 'plan-reminders',
    everyMs: minuteMs,
    async run(mayGoOn) {
      const before = new Date(clock().getTime() - keptDays * dayMs)
      await store.reminderMessages.purge(before.toISOString())
      let left = lettersAtOnce
      // Whoever was looked into is due another time, or on another day.
      for (;;) {
        const due = await store.reminders.due(clock().toISOString(), pageSize, channels)
        if (due.length === 0) return undefined
        for (const reminder of due) {
          if (left === 0 || !mayGoOn()) return 'unfinished'
          if (await remind(parts, reminder)) left -= 1
        }
      }
    },
  }
}

/** Gives true where a message was tried to be sent. */
async function remind(parts: ReminderParts, reminder: DueReminder): Promise<boolean> {
  const { store, clock, randomBytes } = parts
  const { userId, timeZone, dueAt } = reminder
  const now = clock()
  const onDate = dayIn(new Date(dueAt), timeZone)
  const nextDueAt = nextAfter(reminder, onDate, now).toISOString()
  const subject = reminderOn(await store.plans.read(userId), onDate)
  if (subject === null || isResting(dayIn(new Date(reminder.lastSeenAt), timeZone), onDate)) {
    await store.reminders.passOver(reminder, nextDueAt)
    return false
  }
  const secret = newSecret(randomBytes)
  const message = { userId, onDate, dueAt, nextDueAt, secretHash: hashSecret(secret) }
  const failures = await store.reminderMessages.begin(message, now.toISOString())
  if (failures === undefined) {
    await store.reminders.passOver(reminder, nextDueAt)
    return false
  }
  if (now > endOfReminder(reminder, onDate)) {
    await settle(parts, message, 'expired')
    return false
  }
  let mayHaveCome = false
  const content = { subject, onDate, secret, publicUrl: parts.publicUrl }
  const beforeEnd = async () => {
    const isOurs = await store.reminderMessages.settle(message, 'unsure', clock().toISOString())
    if (!isOurs) throw new Error('Another try has taken the place of this one.')
    mayHaveCome = true
  }
  try {
    await (reminder.push === null
      ? parts.mailer.send(reminderLetter(reminder, content), beforeEnd)
      : parts.push.send(reminder.push, reminderNote(reminder, content), beforeEnd))
  } catch (fault) {
    parts.onFault(fault)
    if (fault instanceof PushRefusal && fault.isForGood) {
      await settle(parts, message, 'expired')
      // The page of the plan says so: they are off.
      await store.reminders.change(userId, null)
      return true
    }
    mayHaveCome &&= !isRefusal(fault)
    await afterFault(parts, message, mayHaveCome ? undefined : failures)
    return true
  }
  await settle(parts, message, 'sent')
  return true
}

/** After days without a running server, that of today: those before are over. */
function nextAfter(reminder: DueReminder, onDate: string, now: Date): Date {
  const next = reminderAfter(reminder, onDate)
  const isOver = now > endOfReminder(reminder, dayIn(next, reminder.timeZone))
  return isOver ? nextReminder(reminder, now) : next
}

/**
 * A message that may have come is not sent again: a note that is missed harms less than one that comes twice. What
 * was never handed over whole is tried again.
 *
 * @param failures - tries that failed before this one; undefined where the message may have come.
 */
async function afterFault(
  parts: ReminderParts,
  message: MessageTry,
  failures: number | undefined,
): Promise<void> {
  const { store, clock, onSettled } = parts
  if (failures === undefined) return onSettled('unsure')
  const waitMs = waitsMs[failures]
  if (waitMs === undefined) return settle(parts, message, 'expired')
  const now = clock()
  const againAt = new Date(now.getTime() + waitMs).toISOString()
  await store.reminderMessages.fail(message, againAt, now.toISOString())
  onSettled('failed')
}

async function settle(
  { store, clock, onSettled }: ReminderParts,
  message: MessageTry,
  state: 'sent' | 'expired',
): Promise<void> {
  if (await store.reminderMessages.settle(message, state, clock().toISOString())) onSettled(state)
}
