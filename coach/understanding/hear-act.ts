/** Hears what a person does in a turn: asks, thanks, says that it cannot be done. */

import { type Act, acts } from './acts.ts'
import { replyFeatures } from './features.ts'
import { type LinearModel, readModel, sharesOf } from './model.ts'
import { actWeights } from './weights/act.ts'

/** An act, and how likely it is from 0 to 1. */
export interface LikelyAct {
  readonly act: Act
  readonly likely: number
}

let ready: LinearModel | undefined

/**
 * Says what a person may be doing in a turn; docs/coach-examples.md says what each act means.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns every act, the likeliest first.
 */
export function hearActs(text: string, before: string): readonly LikelyAct[] {
  ready ??= readModel(actWeights)
  const likely = sharesOf(ready, replyFeatures(text, before))
  return acts
    .map((act) => ({ act, likely: likely.get(act) ?? 0 }))
    .toSorted((one, other) => other.likely - one.likely)
}
