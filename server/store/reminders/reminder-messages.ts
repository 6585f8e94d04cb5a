/** The one message of a person and day: on its way, handed over, and what became of it. */

import type { Database } from '../databases/database.ts'
import type { MessageState } from './reminder-tables.ts'

/** What is told of a message afterwards. */
export interface KeptMessage {
  /** The person's day. */
  readonly onDate: string
  readonly state: MessageState
  /** UTC ISO. */
  readonly changedAt: string
}

/** The message of a person and day, at one try. */
export interface MessageTry {
  readonly userId: string
  /** The person's day. */
  readonly onDate: string
  /** SHA-256 in hexadecimal of the secret in it; it names this try. */
  readonly secretHash: string
  /** UTC ISO: what the reminder said when it was read. */
  readonly dueAt: string
  /** UTC ISO: when it is looked into after this day. */
  readonly nextDueAt: string
}

/**
 * Makes the repository of messages. They go with the person.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createReminderMessages(database: Database) {
  return {
    /**
     * Lists what became of messages.
     *
     * @param userId - whose.
     * @returns the newest first.
     */
    async list(userId: string): Promise<KeptMessage[]> {
      const rows = await database.reader
        .selectFrom('reminder_messages')
        .select(['on_date', 'state', 'changed_at'])
        .where('user_id', '=', userId)
        .orderBy('on_date', 'desc')
        .execute()
      return rows.map(({ on_date: onDate, state, changed_at: changedAt }) => {
        return { onDate, state, changedAt }
      })
    },
    /**
     * Begins a try to send. It is recorded before anything leaves.
     *
     * @param message - whose, of which day, and its new secret.
     * @param now - UTC ISO.
     * @returns how many tries have failed before; undefined where the reminder was stopped or changed since it
     *   was read, or the message was handed over before.
     */
    begin: (
      { userId, onDate, secretHash, dueAt }: MessageTry,
      now: string,
    ): Promise<number | undefined> =>
      database.write(async (transaction) => {
        await database.lockUser(transaction, userId)
        const isWished = await transaction
          .selectFrom('reminders')
          .select('user_id')
          .where('user_id', '=', userId)
          .where('due_at', '=', dueAt)
          .executeTakeFirst()
        if (isWished === undefined) return undefined
        const begun = { state: 'sending', secret_hash: secretHash, changed_at: now } as const
        const row = await transaction
          .insertInto('reminder_messages')
          .values({ user_id: userId, on_date: onDate, failures: 0, ...begun })
          .onConflict((conflict) =>
            conflict
              .columns(['user_id', 'on_date'])
              .doUpdateSet(begun)
              .where('reminder_messages.state', '=', 'sending'),
          )
          .returning('failures')
          .executeTakeFirst()
        return row?.failures
      }),
    /**
     * Records what became of this try; the reminder is looked into after this day.
     *
     * @param message - the try.
     * @param state - what became of it.
     * @param now - UTC ISO.
     * @returns false, with nothing changed, where another try has taken its place, or the person is gone.
     */
    settle: (
      message: MessageTry,
      state: Exclude<MessageState, 'sending'>,
      now: string,
    ): Promise<boolean> =>
      changeTry(database, message, { state, now, failures: 0, dueAt: message.nextDueAt }),
    /**
     * Records that a try failed, so that the message is still to be sent.
     *
     * @param message - the try.
     * @param againAt - UTC ISO: when it is tried again.
     * @param now - UTC ISO.
     */
    async fail(message: MessageTry, againAt: string, now: string): Promise<void> {
      await changeTry(database, message, { state: 'sending', now, failures: 1, dueAt: againAt })
    },
    /**
     * Removes what is told of old messages; their links to stop end with it.
     *
     * @param before - UTC ISO.
     */
    purge: (before: string): Promise<void> =>
      database.write(async (transaction) => {
        await transaction.deleteFrom('reminder_messages').where('changed_at', '<', before).execute()
      }),
  }
}

/** Changes the message only where this try is still the one at work, and the reminder with it. */
function changeTry(
  database: Database,
  { userId, onDate, secretHash, dueAt: wasDueAt, nextDueAt }: MessageTry,
  change: { state: MessageState; now: string; failures: number; dueAt: string },
): Promise<boolean> {
  const { state, now, failures, dueAt } = change
  return database.write(async (transaction) => {
    await database.lockUser(transaction, userId)
    const { numUpdatedRows } = await transaction
      .updateTable('reminder_messages')
      .set((eb) => ({ state, changed_at: now, failures: eb('failures', '+', failures) }))
      .where('user_id', '=', userId)
      .where('on_date', '=', onDate)
      .where('secret_hash', '=', secretHash)
      .where('state', 'in', ['sending', 'unsure'])
      .executeTakeFirst()
    if (numUpdatedRows !== 1n) return false
    // One that was stopped or changed meanwhile stays as the person wished it.
    await transaction
      .updateTable('reminders')
      .set({ due_at: dueAt })
      .where('user_id', '=', userId)
      .where('due_at', 'in', [wasDueAt, nextDueAt])
      .execute()
    return true
  })
}
