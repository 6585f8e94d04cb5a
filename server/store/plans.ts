/** The plan of each person who made one. */

import { changedPlan, noPlan, type Plan, type PlanChange } from '#core/plan.ts'
import { recordEvent, type NewAuditEvent } from './audit.ts'
import type { Database } from './databases/database.ts'
import { lockUser } from './own-rows.ts'

/**
 * Makes the repository of plans. A plan goes with the person.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createPlans(database: Database) {
  return {
    /**
     * Reads a plan.
     *
     * @param userId - whose.
     * @returns an empty plan where there is none.
     */
    read: (userId: string): Promise<Plan> => readIn(database.reader, userId),
    /**
     * Changes it; two changes at once come one after the other.
     *
     * @param userId - whose.
     * @param change - what was saved, marked, said or deleted.
     * @param now - UTC ISO.
     * @param event - what the audit says of it; absent where it is no matter of a log.
     * @returns the plan afterwards; empty, with nothing kept, for a person who is not there.
     */
    change: (
      userId: string,
      change: PlanChange,
      now: string,
      event?: NewAuditEvent,
    ): Promise<Plan> =>
      database.write(async (transaction) => {
        if (!(await lockUser(database, transaction, userId))) return noPlan
        const plan = changedPlan(await readIn(transaction, userId), change, now)
        const kept = { plan: JSON.stringify(plan), changed_at: now }
        await transaction
          .insertInto('plans')
          .values({ user_id: userId, ...kept })
          .onConflict((conflict) => conflict.column('user_id').doUpdateSet(kept))
          .execute()
        if (event !== undefined) await recordEvent(transaction, event)
        return plan
      }),
  }
}

async function readIn(reader: Pick<Database['reader'], 'selectFrom'>, userId: string) {
  const row = await reader
    .selectFrom('plans')
    .select('plan')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? fromText(row.plan) : noPlan
}

function fromText(plan: string): Plan {
  return JSON.parse(plan)
}
