/** Removes months of the audit that are older than they are to be kept. */

import { actorOf } from '../audit-actions.ts'
import { countEvents } from '../audit.ts'
import type { Database } from '../databases/database.ts'

/** Events that go in one write: whoever wants to read or write next waits for no more than these. */
const pieceSize = 200

/** Of the form 2025-11. */
const monthLength = 7

/** What is removed of a month. */
export interface MonthPiece {
  /** UTC, like 2025-11. */
  readonly month: string
  /** UTC ISO; what is older was removed before. The month itself is its own beginning. */
  readonly from: string
  /** UTC ISO. */
  readonly now: string
  /** Id of the event that tells of the month, should this be its last piece. */
  readonly eventId: string
}

/**
 * Makes the remover.
 *
 * @param database - where the events are kept; it refuses to remove those of this month and the twelve before it.
 * @returns the remover.
 */
export function createAuditMonths(database: Database) {
  return {
    /**
     * Finds the oldest month with events.
     *
     * @param keptFrom - UTC, like 2025-11; months from this one on are not looked for.
     * @returns a month before it; undefined where there is none.
     */
    async oldestBefore(keptFrom: string): Promise<string | undefined> {
      const oldest = await database.reader
        .selectFrom('audit_events')
        .select('at')
        .where('at', '<', keptFrom)
        .orderBy('at')
        .limit(1)
        .executeTakeFirst()
      return oldest?.at.slice(0, monthLength)
    },
    /**
     * Removes the oldest events of a month, and counts them in the same write. With the last of them that count
     * becomes an event. Where it does not come so far, the hourly sweep makes an event of the count.
     *
     * @param piece - which.
     * @returns where to go on; undefined once none is left.
     */
    removePiece: ({ month, from, now, eventId }: MonthPiece): Promise<string | undefined> =>
      database.write(async (transaction) => {
        const count = { subject: month, action: 'month-removed' } as const
        // First of all: the database removes no event of a month without it.
        await countEvents(transaction, { ...count, times: 0 })
        const removed = await transaction
          .deleteFrom('audit_events')
          .where('id', 'in', (eb) =>
            eb
              .selectFrom('audit_events')
              .select('id')
              .where('at', '>=', from)
              .where('at', '<', monthsAfter(month, 1))
              .orderBy('at')
              .orderBy('id')
              .limit(pieceSize),
          )
          .returning('at')
          .execute()
        await countEvents(transaction, { ...count, times: removed.length })
        if (removed.length === pieceSize) {
          return removed.map(({ at }) => at).reduce((one, other) => (one > other ? one : other))
        }
        const counted = await transaction
          .deleteFrom('audit_counts')
          .where('subject', '=', month)
          .where('action', '=', count.action)
          .returningAll()
          .executeTakeFirstOrThrow()
        const event = { ...counted, id: eventId, at: now, actor: actorOf(count.action) }
        await transaction.insertInto('audit_events').values(event).execute()
        return undefined
      }),
  }
}

/**
 * Counts on from a month.
 *
 * @param moment - UTC ISO, or a month like 2025-11.
 * @param count - a whole number; below 0 for earlier months.
 * @returns the month so many months later, like 2025-11.
 */
export function monthsAfter(moment: string, count: number): string {
  const month = new Date(moment)
  month.setUTCDate(1)
  month.setUTCMonth(month.getUTCMonth() + count)
  return month.toISOString().slice(0, monthLength)
}
