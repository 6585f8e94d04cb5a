/** The calls about the plan, answered for a guest. */

import type { PlanChange } from '#core/plan.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { CallResult } from '../call-result.ts'
import { changeGuestPlan, readGuestPlan } from './records/guest-plan.ts'

/** The plan of a guest. */
export async function showPlan(userId: string): Promise<CallResult<Reply<'plan'>>> {
  return { ok: true, reply: await readGuestPlan(userId) }
}

/** Changes it, as the guest says. */
export async function changePlan(
  userId: string,
  change: PlanChange,
): Promise<CallResult<Reply<'changePlan'>>> {
  return { ok: true, reply: await changeGuestPlan(userId, change) }
}
