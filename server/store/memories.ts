/** What the coach remembers of each person who allowed it. */

import { changedMemory, type Memory, type MemoryChange, noMemory } from '#core/memory.ts'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import { lockUser } from './own-rows.ts'
import type { Row } from './schema.ts'

/**
 * Makes the repository of memories. A memory goes with the person.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createMemories(database: Database) {
  return {
    /**
     * Reads what is remembered of a person.
     *
     * @param userId - whose.
     * @returns an empty memory, not asked for, where nothing was ever kept.
     */
    async read(userId: string): Promise<Memory> {
      const row = await database.reader
        .selectFrom('memories')
        .selectAll()
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row ? fromRow(row) : noMemory
    },
    /**
     * Changes it; two changes at once come one after the other.
     *
     * @param userId - whose.
     * @param change - what was told, corrected or is to be forgotten.
     * @param now - UTC ISO.
     * @param event - what the audit says of it; absent where it is no matter of a log.
     * @returns the memory afterwards; empty, with nothing kept, for a person who is not there.
     */
    change: (
      userId: string,
      change: MemoryChange,
      now: string,
      event?: NewAuditEvent,
    ): Promise<Memory> =>
      database.write(async (transaction) => {
        if (!(await lockUser(database, transaction, userId))) return noMemory
        const row = await transaction
          .selectFrom('memories')
          .selectAll()
          .where('user_id', '=', userId)
          .executeTakeFirst()
        const memory = changedMemory(row ? fromRow(row) : noMemory, change, now)
        const { consent, count } = memory
        const kept = { consent, count, slots: JSON.stringify(memory.slots), changed_at: now }
        await transaction
          .insertInto('memories')
          .values({ user_id: userId, ...kept })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
          .execute()
        if (event !== undefined) await recordEvent(transaction, event)
        return memory
      }),
  }
}

function fromRow({ consent, count, slots }: Row<'memories'>): Memory {
  return { consent, count, slots: JSON.parse(slots) }
}
