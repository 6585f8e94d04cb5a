/** Which steps of a plan are to be done today and not marked yet. */

import type { Plan, PlanStep } from '#core/plan.ts'
import { isDue, isResting, markOn } from '#core/plan-week.ts'
import { readKept } from './kept-plan.ts'
import { personDay } from './person-day.ts'

/** Steps that nobody has touched for weeks are left out. */
export function dueToday(plan: Plan): readonly PlanStep[] {
  const today = personDay()
  return plan.steps.filter(
    (step) => isDue(step, today) && !isResting(step, today) && markOn(step, today) === 'none',
  )
}

/** The same of the last copy of a member's plan, at once and without a call; none where there is no copy. */
export function expectedToday(userId: string): readonly PlanStep[] {
  const { plan } = readKept(userId)
  return plan === null ? [] : dueToday(plan)
}
