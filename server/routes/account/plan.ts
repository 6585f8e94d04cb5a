/** A person's plan: shown, and changed by the person. */

import type { PlanChange } from '#core/plan.ts'
import type { Handlers } from '../../http/mount.ts'
import type { Services } from '../../services.ts'
import type { AuditAction } from '../../store/audit-actions.ts'

/**
 * Makes the handlers of the plan. The log book says that a step was saved or deleted, never what it is; marks of
 * days and looks back are in the plan itself, with their moments.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function planRoutes({
  store,
  clock,
  auditTrail,
}: Services): Pick<Handlers, 'plan' | 'changePlan'> {
  return {
    plan: ({ member }) => store.plans.read(member.userId),
    changePlan({ member: { userId }, body }) {
      const action = actionOf(body)
      const event = action && auditTrail.event(action, userId)
      return store.plans.change(userId, body, clock().toISOString(), event)
    },
  }
}

function actionOf({ steps = [], remove = [] }: PlanChange): AuditAction | undefined {
  if (remove.length > 0) return 'plan-deleted'
  return steps.length > 0 ? 'plan-saved' : undefined
}
