/** People who have not been there for a long time. */

import type { Transaction } from 'kysely'
import type { Database } from '../databases/database.ts'
import type { Row, Schema } from '../schema.ts'

/** When somebody was last there, and when they were last told that their account is about to go. */
export interface Absence {
  /** UTC ISO. */
  readonly lastSeenAt: string
  /** UTC ISO; null for never. */
  readonly warnedAt: string | null
}

/** Somebody who has not been there for a long time. */
export interface InactivePerson extends Absence {
  readonly id: string
  readonly email: string
}

/** Which people are looked for. */
export interface InactivityFilter {
  /** UTC ISO; seen then or earlier, and not since. */
  readonly seenUntil: string
  /** True for those who were warned since they were last seen, false for those who were not. */
  readonly isWarned: boolean
  /** Id to go on after; the empty text to begin. */
  readonly afterId: string
  /** Most people; 1 or more. */
  readonly limit: number
}

/**
 * Makes the repository.
 *
 * @param database - where people are kept.
 * @returns the repository.
 */
export function createInactivePeople(database: Database) {
  return {
    /**
     * Finds people.
     *
     * @param filter - which ones.
     * @returns them in the order of their ids.
     */
    async list({
      seenUntil,
      isWarned,
      afterId,
      limit,
    }: InactivityFilter): Promise<InactivePerson[]> {
      const rows = await database.reader
        .selectFrom('users')
        .select(['id', 'email', 'last_seen_at', 'inactivity_warned_at'])
        .where('last_seen_at', '<=', seenUntil)
        .where('id', '>', afterId)
        .where((eb) => {
          const warned = eb('inactivity_warned_at', '>', eb.ref('last_seen_at'))
          return isWarned ? warned : eb.or([eb('inactivity_warned_at', 'is', null), eb.not(warned)])
        })
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ id: row.id, email: row.email, ...toAbsence(row) }))
    },
    /**
     * Keeps that somebody was warned.
     *
     * @param person - whom; one who has been seen in the meantime is left alone.
     * @param warnedAt - UTC ISO.
     */
    markWarned: ({ id, lastSeenAt }: InactivePerson, warnedAt: string): Promise<void> =>
      database.write(async (transaction) => {
        await transaction
          .updateTable('users')
          .set({ inactivity_warned_at: warnedAt })
          .where('id', '=', id)
          .where('last_seen_at', '=', lastSeenAt)
          .execute()
      }),
  }
}

/**
 * Notes as part of a larger write that somebody is there. It comes first in that write: whoever
 * removes the person holds them from the start, and so nobody waits for each other.
 *
 * @param transaction - the write it belongs to.
 * @param userId - who.
 * @param now - UTC ISO.
 * @returns false where the person is gone.
 */
export async function touchUser(
  transaction: Transaction<Schema>,
  userId: string,
  now: string,
): Promise<boolean> {
  const result = await transaction
    .updateTable('users')
    .set({ last_seen_at: now })
    .where('id', '=', userId)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/**
 * Says when somebody was last there.
 *
 * @param row - their row.
 * @returns the two moments.
 */
export function toAbsence({
  last_seen_at,
  inactivity_warned_at,
}: Pick<Row<'users'>, 'last_seen_at' | 'inactivity_warned_at'>): Absence {
  return { lastSeenAt: last_seen_at, warnedAt: inactivity_warned_at }
}
