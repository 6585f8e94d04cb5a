/** Which steps a member will most likely be asked for today, before their plan has come. */

import type { PlanStep } from '#core/plan.ts'
import { openOn } from '#core/plan-week.ts'
import { readKept } from './kept-plan.ts'
import { personDay } from './person-day.ts'

/** Those of the last copy on this device, at once and without a call; none where there is no copy. */
export function expectedToday(userId: string): readonly PlanStep[] {
  const { plan } = readKept(userId)
  return plan === null ? [] : openOn(plan, personDay())
}
