/** The plan on a page: loaded once, and kept up to date with what the person does there. */

import { useCallback, useState } from 'react'
import type { Plan, PlanChange } from '#core/plan.ts'
import type { CallFailure, CallResult } from '../call-result.ts'
import { useLoaded } from '../use-loaded.ts'
import type { PlanHere } from './member-plan.ts'
import { changeMyPlan, readMyPlan } from './my-plan.ts'

/** Loads the plan when a page appears. */
export function useMyPlan() {
  const load = useCallback((signal: AbortSignal) => readMyPlan(signal), [])
  return useLoaded<CallResult<PlanHere>>(load)
}

/** Changes the plan; gives it as it is then, or null where the change was not kept. */
export type ChangePlan = (change: PlanChange) => Promise<Plan | null>

/**
 * Changes the plan that was loaded.
 *
 * @param loaded - what it was then.
 * @param onFailure - told where a change was not kept.
 * @returns the plan as it is now, and how to change it.
 */
export function useChanges(
  loaded: PlanHere,
  onFailure: (failure: CallFailure) => void,
): { readonly here: PlanHere; readonly change: ChangePlan } {
  const [here, setHere] = useState(loaded)
  async function change(wanted: PlanChange) {
    const outcome = await changeMyPlan(wanted)
    if (!outcome.ok) {
      onFailure(outcome)
      return null
    }
    setHere(outcome.reply)
    return outcome.reply.plan
  }
  return { here, change }
}
