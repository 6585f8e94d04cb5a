/** Who wishes to be reminded of their plan, and when. */

import { type Language, languages } from '#core/languages.ts'
import type { ReminderWish } from '#core/reminder.ts'
import type { PushTarget } from '#contract/schemas/reminder.ts'
import { recordEvent, type NewAuditEvent } from '../audit.ts'
import type { Database } from '../databases/database.ts'
import { lockUser } from '../own-rows.ts'
import type { Row } from '../schema.ts'

/** A wish as it is kept. */
export interface Reminder extends Omit<ReminderWish, 'channel'> {
  readonly userId: string
  /** The device that takes the messages; null where they go by mail. */
  readonly push: PushTarget | null
  /** Of the messages. */
  readonly language: Language
  /** UTC ISO: since when it is wished. */
  readonly askedAt: string
  /** UTC ISO: the next moment at which it is looked into; null where it was stopped. */
  readonly dueAt: string | null
}

/** A reminder that is looked into now. */
export interface DueReminder extends Reminder {
  readonly dueAt: string
  readonly email: string
  /** UTC ISO. */
  readonly lastSeenAt: string
}

/** In which ways a server can send. */
export type SendingChannels = Readonly<Record<ReminderWish['channel'], boolean>>

/**
 * Makes the repository of reminders. They go with the person.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createReminders(database: Database) {
  const ofMessage = (secretHash: string) =>
    database.reader
      .selectFrom('reminder_messages')
      .innerJoin('reminders', 'reminders.user_id', 'reminder_messages.user_id')
      .selectAll('reminders')
      .where('secret_hash', '=', secretHash)
      .executeTakeFirst()
  return {
    /**
     * Reads the wish of a person.
     *
     * @param userId - whose.
     * @returns undefined where there is none, or it was stopped.
     */
    async find(userId: string): Promise<Reminder | undefined> {
      const row = await database.reader
        .selectFrom('reminders')
        .selectAll()
        .where('user_id', '=', userId)
        .where('due_at', 'is not', null)
        .executeTakeFirst()
      return row && fromRow(row)
    },
    /**
     * Keeps a wish in place of an earlier one, or takes it back.
     *
     * @param userId - whose.
     * @param reminder - null where there are to be none.
     * @param event - what the audit says of it; absent where it is no matter of a log.
     */
    change: (userId: string, reminder: Reminder | null, event?: NewAuditEvent): Promise<void> =>
      database.write(async (transaction) => {
        if (!(await lockUser(database, transaction, userId))) return
        if (reminder === null) {
          await transaction.deleteFrom('reminders').where('user_id', '=', userId).execute()
        } else {
          const kept = { ...toRow(reminder), stopped_at: null }
          await transaction
            .insertInto('reminders')
            .values({ ...kept, user_id: userId })
            .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
            .execute()
        }
        if (event !== undefined) await recordEvent(transaction, event)
      }),
    /**
     * Lists what is due, the longest due first.
     *
     * @param now - UTC ISO.
     * @param limit - so many at most.
     * @param channels - in which ways this server can send.
     * @returns those that can be sent; of those by mail, of people whose address is proved.
     */
    async due(now: string, limit: number, { mail, push }: SendingChannels): Promise<DueReminder[]> {
      const rows = await database.reader
        .selectFrom('reminders')
        .innerJoin('users', 'users.id', 'reminders.user_id')
        .selectAll('reminders')
        .select(['users.email', 'users.last_seen_at'])
        .where('due_at', '<=', now)
        .where((eb) =>
          eb.or([
            ...(push ? [eb('push_endpoint', 'is not', null)] : []),
            ...(mail
              ? [eb('push_endpoint', 'is', null).and('users.email_proved_at', 'is not', null)]
              : []),
          ]),
        )
        .orderBy('due_at')
        .limit(limit)
        .execute()
      return rows.map(({ email, last_seen_at, ...row }) => {
        const dueAt = row.due_at ?? now
        return { ...fromRow(row), dueAt, email, lastSeenAt: last_seen_at }
      })
    },
    /**
     * Passes over a day on which there is nothing to say.
     *
     * @param reminder - as it was read; a changed one is left alone.
     * @param dueAt - UTC ISO: when it is looked into again.
     */
    passOver: (
      { userId, dueAt: before }: Pick<DueReminder, 'userId' | 'dueAt'>,
      dueAt: string,
    ): Promise<void> =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('reminders')
          .set({ due_at: dueAt })
          .where('user_id', '=', userId)
          .where('due_at', '=', before)
          .execute()
      }),
    /**
     * Stops the reminders of whoever got a message.
     *
     * @param secretHash - SHA-256 in hexadecimal of what the message holds.
     * @param now - UTC ISO.
     * @param eventAbout - makes what the audit says of it, given whose they are.
     * @returns false for a secret of no message; true also where they were stopped before.
     */
    async stop(
      secretHash: string,
      now: string,
      eventAbout: (userId: string) => NewAuditEvent,
    ): Promise<boolean> {
      const row = await ofMessage(secretHash)
      if (row === undefined) return false
      await database.write(async (transaction) => {
        await database.lockUser(transaction, row.user_id)
        const { numUpdatedRows } = await transaction
          .updateTable('reminders')
          .set({ due_at: null, stopped_at: now })
          .where('user_id', '=', row.user_id)
          .where('due_at', 'is not', null)
          .executeTakeFirst()
        if (numUpdatedRows === 1n) await recordEvent(transaction, eventAbout(row.user_id))
      })
      return true
    },
    /**
     * Finds reminders that were stopped from a message, so that they can be turned on again.
     *
     * @param secretHash - of the message.
     * @param since - UTC ISO: stopped then or later.
     */
    async findStopped(secretHash: string, since: string): Promise<Reminder | undefined> {
      const row = await ofMessage(secretHash)
      const isRecent = row?.stopped_at !== null && row !== undefined && row.stopped_at >= since
      return isRecent ? fromRow(row) : undefined
    },
  }
}

function toRow(reminder: Reminder) {
  return {
    at_minutes: reminder.atMinutes,
    time_zone: reminder.timeZone,
    shows_text: Number(reminder.showsText),
    language: reminder.language,
    asked_at: reminder.askedAt,
    due_at: reminder.dueAt,
    push_endpoint: reminder.push?.endpoint ?? null,
    push_p256dh: reminder.push?.keys.p256dh ?? null,
    push_auth: reminder.push?.keys.auth ?? null,
  }
}

function fromRow(row: Row<'reminders'>): Reminder {
  return {
    userId: row.user_id,
    atMinutes: row.at_minutes,
    timeZone: row.time_zone,
    showsText: row.shows_text === 1,
    language: languages.find((known) => known === row.language) ?? languages[0],
    askedAt: row.asked_at,
    dueAt: row.due_at,
    push: targetOf(row),
  }
}

function targetOf({
  push_endpoint: endpoint,
  push_p256dh: p256dh,
  push_auth: auth,
}: Row<'reminders'>): PushTarget | null {
  if (endpoint === null || p256dh === null || auth === null) return null
  return { endpoint, keys: { p256dh, auth } }
}
