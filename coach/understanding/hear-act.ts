/** Hears what a person does in a turn: asks, thanks, says that it cannot be done. */

import { featuresOf } from './features.ts'
import { probabilitiesOf, readModel, type LinearModel } from './model.ts'
import { actWeights } from './weights/act.ts'

let ready: LinearModel | undefined

/**
 * Says what a person does in a turn; docs/coach-examples.md says what each act means.
 *
 * @param text - what the person typed.
 * @param before - what the coach had just said; empty where it had said nothing.
 * @returns the likeliest act, and how likely it is from 0 to 1.
 */
export function hearAct(
  text: string,
  before: string,
): { readonly act: string; readonly likely: number } {
  ready ??= readModel(actWeights)
  const all = probabilitiesOf(ready, featuresOf(text, { before }))
  const likely = Math.max(...all)
  return { act: ready.classes[all.indexOf(likely)] ?? 'unclear', likely }
}
