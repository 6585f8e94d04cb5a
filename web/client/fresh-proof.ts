/** Has a person show that it is them where a call asks for it; how that is shown comes from the page. */

import type { SignInProof } from '#contract/problem.ts'
import type { CallResult } from './call-result.ts'

/** Asks for one of the proofs; false where the person would rather not. */
type Ask = (proofs: readonly SignInProof[]) => Promise<boolean>

let ask: Ask | undefined
let asking: Promise<boolean> | undefined

/**
 * Says who asks from now on.
 *
 * @param show - asks the person.
 * @returns how to stop.
 */
export function onFreshProofNeeded(show: Ask): () => void {
  ask = show
  return () => {
    if (ask === show) ask = undefined
  }
}

/**
 * Asks the person, once for all calls that wait for it.
 *
 * @param proofs - what this person has.
 * @returns whether the call may be sent again; false where nobody is there to ask.
 */
export async function giveFreshProof(proofs: readonly SignInProof[]): Promise<boolean> {
  asking ??= ask?.(proofs).finally(() => {
    asking = undefined
  })
  return (await asking) === true
}

/** Tells whether a call was not made because the person would not show that it is them. */
export function isCalledOff(outcome: CallResult<unknown>): boolean {
  return !outcome.ok && outcome.problem?.code === 'FRESH_PROOF_NEEDED'
}
