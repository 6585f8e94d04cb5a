/** A member's plan on this device: the last copy from the server, and the changes that still wait for it. */

import { changedPlan, noPlan, type Plan, type PlanChange } from '#core/plan.ts'
import { call } from '../call.ts'
import type { CallFailure, CallResult } from '../call-result.ts'
import { readSession } from '../session.ts'
import { isForLater } from '../waiting/waiting-submit.ts'
import { forgetPlanHere, keep, type KeptPlan, readKept } from './kept-plan.ts'

/** A plan as it stands on this device. */
export interface PlanHere {
  readonly plan: Plan
  /** True where something of it is not at the server yet. */
  readonly isWaiting: boolean
}

/**
 * Reads the plan from the server, after sending what waits.
 *
 * @returns the last copy where the server is away; a failure where there is none.
 */
export async function readMemberPlan(
  userId: string,
  signal?: AbortSignal,
): Promise<CallResult<PlanHere>> {
  const refused = await sendWaitingChanges(userId)
  const hasCopy = readKept(userId).plan !== null
  const known = await call('plan', { hasCopy, ...(signal === undefined ? {} : { signal }) })
  // What was changed while the reply was on its way waits still.
  const { plan, waiting } = readKept(userId)
  if (known.ok) {
    keepReply(userId, { plan: known.reply, waiting })
    return shown(userId)
  }
  return plan !== null && isForLater(known) && known.status !== 401
    ? shown(userId)
    : (refused ?? known)
}

/**
 * Changes the plan. The change is kept here before it goes out, so that a tick made without a connection is
 * sent the next time; sent twice it does no harm.
 *
 * @returns the plan as it stands here; a failure where the server would not take the change.
 */
export async function changeMemberPlan(
  userId: string,
  change: PlanChange,
): Promise<CallResult<PlanHere>> {
  const kept = readKept(userId)
  keep(userId, { ...kept, waiting: [...kept.waiting, change] })
  const refused = await sendWaitingChanges(userId)
  return refused ?? shown(userId)
}

/** Gives the refusal where a change was judged and not taken; such a change is let go. */
async function sendWaitingChanges(userId: string): Promise<CallFailure | undefined> {
  let refusal: CallFailure | undefined
  for (;;) {
    const [first] = readKept(userId).waiting
    if (first === undefined) return refusal
    const sent = await call('changePlan', { body: first })
    if (!sent.ok && isForLater(sent)) return refusal
    // Others may have been added meanwhile, but only behind it.
    const kept = readKept(userId)
    keepReply(userId, { plan: sent.ok ? sent.reply : kept.plan, waiting: kept.waiting.slice(1) })
    if (!sent.ok) refusal = sent
  }
}

/** After a logout no reply is kept that was still on its way: whoever uses the device next could read it. */
function keepReply(userId: string, { plan, waiting }: KeptPlan): void {
  const isHere = readSession().userId === userId
  if (isHere || waiting.length > 0) keep(userId, { plan: isHere ? plan : null, waiting })
  else forgetPlanHere(userId)
}

function shown(userId: string): CallResult<PlanHere> {
  const { plan, waiting } = readKept(userId)
  return { ok: true, reply: { plan: withWaiting(plan, waiting), isWaiting: waiting.length > 0 } }
}

function withWaiting(plan: Plan | null, waiting: readonly PlanChange[]): Plan {
  const now = new Date().toISOString()
  return waiting.reduce((all, change) => changedPlan(all, change, now), plan ?? noPlan)
}
