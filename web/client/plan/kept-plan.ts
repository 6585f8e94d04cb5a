/** What this device keeps of a member's plan; small, because every page can be left. */

import type { Plan, PlanChange } from '#core/plan.ts'
import { readStored, removeStored, store } from '../device-storage.ts'

/** The last copy and what waits. */
export interface KeptPlan {
  /** Null where this device never saw it. */
  readonly plan: Plan | null
  /** From old to new. */
  readonly waiting: readonly PlanChange[]
}

/** Names the member who is reminded of their plan by notes on this device. */
export const notesKey = 'notesOf'

const nothing: KeptPlan = { plan: null, waiting: [] }
const keyOf = (userId: string) => `plan:${userId}`

/** What is kept; nothing where there is none, or it cannot be read. */
export function readKept(userId: string): KeptPlan {
  try {
    const kept: unknown = JSON.parse(readStored(keyOf(userId)) ?? 'null')
    return isKept(kept) ? kept : nothing
  } catch {
    return nothing
  }
}

function isKept(value: unknown): value is KeptPlan {
  return (
    typeof value === 'object' &&
    value !== null &&
    'plan' in value &&
    'waiting' in value &&
    Array.isArray(value.waiting)
  )
}

/** Keeps it in place of what was there. */
export function keep(userId: string, kept: KeptPlan): void {
  store(keyOf(userId), JSON.stringify(kept))
}

/** Forgets everything of it, also what was not sent. */
export function forgetPlanHere(userId: string): void {
  removeStored(keyOf(userId))
}

/** After a logout: nobody reads it here, and what was not sent waits for the person. */
export function leavePlanHere(userId: string): void {
  const { waiting } = readKept(userId)
  if (waiting.length === 0) forgetPlanHere(userId)
  else keep(userId, { plan: null, waiting })
}
