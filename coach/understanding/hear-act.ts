/** Hears what a person does in a turn: asks, thanks, says that it cannot be done, puts the coach right. */

import { type Act, acts } from './acts.ts'
import { replyFeatures } from './features.ts'
import { type LinearModel, readModel, sharesOf } from './model.ts'
import { actWeights } from './weights/act.ts'

/** An act, and how likely it is from 0 to 1. */
export interface LikelyAct {
  readonly act: Act
  readonly likely: number
}

/** What puts the coach right is no act beside the others: what was meant is one. */
export const correction = 'correct'

let ready: LinearModel | undefined
let last: { readonly key: string; readonly shares: ReadonlyMap<string, number> } | undefined

/** The last reply is often heard more than once. */
function shares(text: string, before: string): ReadonlyMap<string, number> {
  const key = `${before}\n\n${text}`
  if (last?.key !== key) {
    ready ??= readModel(actWeights)
    last = { key, shares: sharesOf(ready, replyFeatures(text, before)) }
  }
  return last.shares
}

/**
 * Says what a person may be doing in a turn; docs/coach-examples.md says what each act means.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns every act, the likeliest first.
 */
export function hearActs(text: string, before: string): readonly LikelyAct[] {
  const likely = shares(text, before)
  return acts
    .map((act) => ({ act, likely: likely.get(act) ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely)
}

/**
 * Says how likely a person puts the coach right, or complains that it missed what was meant.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said.
 * @returns from 0 to 1.
 */
export function correcting(text: string, before: string): number {
  return shares(text, before).get(correction) ?? 0
}
