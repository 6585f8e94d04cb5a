/** The plan of whoever uses this browser: a member's from the server or its last copy, a guest's from this device. */

import type { PlanChange } from '#core/plan.ts'
import { call } from '../call.ts'
import type { CallResult } from '../call-result.ts'
import { readSession } from '../session.ts'
import { changeMemberPlan, type PlanHere, readMemberPlan } from './member-plan.ts'

/** Reads the plan. */
export async function readMyPlan(signal?: AbortSignal): Promise<CallResult<PlanHere>> {
  const { userId, token } = readSession()
  if (userId !== null && token !== null) return readMemberPlan(userId, signal)
  return onDevice(await call('plan'))
}

/**
 * Changes it.
 *
 * @param change - what was saved, marked, said or deleted.
 * @returns the plan afterwards, also where the change waits on this device for a connection.
 */
export async function changeMyPlan(change: PlanChange): Promise<CallResult<PlanHere>> {
  const { userId, token } = readSession()
  if (userId !== null && token !== null) return changeMemberPlan(userId, change)
  return onDevice(await call('changePlan', { body: change }))
}

function onDevice(answer: CallResult<PlanHere['plan']>): CallResult<PlanHere> {
  return answer.ok ? { ok: true, reply: { plan: answer.reply, isWaiting: false } } : answer
}
