/** The plan of a guest, on this device alone. */

import { changedPlan, noPlan, type Plan, type PlanChange } from '#core/plan.ts'
import { changeOne, readOne, removeOne } from './one-of-guest.ts'
import { askToKeep } from './browser-storage.ts'

/**
 * The plan of a guest; empty where there is none.
 *
 * @throws StorageFault when there may be one that cannot be read now.
 */
export async function readGuestPlan(userId: string): Promise<Plan> {
  return (await readOne('plans', userId))?.plan ?? noPlan
}

/**
 * Changes it.
 *
 * @returns the plan, when it is on disk.
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function changeGuestPlan(userId: string, change: PlanChange): Promise<Plan> {
  const now = new Date().toISOString()
  const { plan } = await changeOne('plans', userId, (kept) => ({
    userId,
    id: `plan ${userId}`,
    plan: changedPlan(kept?.plan ?? noPlan, change, now),
  }))
  if (plan.steps.length > 0) askToKeep()
  return plan
}

/**
 * Removes it, after it went into an account.
 *
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export function removeGuestPlan(userId: string): Promise<void> {
  return removeOne('plans', userId)
}
