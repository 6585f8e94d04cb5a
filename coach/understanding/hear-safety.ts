/** Hears danger by the rules and by the learned model together. */

import { readPart } from '../conversation-limits.ts'
import { tiers, type SafetyCode } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { featuresOf } from './features.ts'
import { probabilitiesOf, readModel, type LinearModel } from './model.ts'
import { safetySigns } from './safety-signs.ts'
import { safetyWeights } from './weights/safety.ts'

/** When the model is sure enough to add to the rules, or to take from them. */
export interface Floors {
  /** By tier: how likely a code must be to be added. */
  readonly add: Readonly<Record<0 | 1 | 2 | 3, number>>
  /** How likely it must be that there is nothing, for a code of the rules to be dropped. */
  readonly quiet: number
}

/**
 * Chosen on the writers who tune and on each writer who trains, heard by a model that the others taught.
 * They are low because learning holds the weights small: a probability of the model puts messages in
 * order, and is not how often it is right.
 */
export const safetyFloors: Floors = { add: { 0: 0.08, 1: 0.06, 2: 0.06, 3: 0.08 }, quiet: 0.75 }

const isCode = (name: string): name is SafetyCode => name in tiers

/**
 * Joins what the rules and the model hear. An emergency that the rules find always stays.
 *
 * @param found - codes of the rules.
 * @param likely - how likely the model thinks each class is, from 0 to 1, `none` among them.
 * @param floors - when the model is sure enough.
 * @returns the codes, most urgent tier first.
 */
export function joinCodes(
  found: readonly SafetyCode[],
  likely: ReadonlyMap<string, number>,
  { add, quiet }: Floors,
): readonly SafetyCode[] {
  const isQuiet = (likely.get('none') ?? 0) >= quiet
  const kept = found.filter((code) => tiers[code] === 0 || !isQuiet)
  const added = [...likely.keys()]
    .filter(isCode)
    .filter((code) => (likely.get(code) ?? 0) >= add[tiers[code]])
  return [...new Set([...kept, ...added])].toSorted((one, other) => tiers[one] - tiers[other])
}

/**
 * Says how likely each code is, and `none`.
 *
 * @param model - the model.
 * @param message - what the person typed.
 * @param found - codes the rules find in it.
 */
export function likelyCodes(
  model: LinearModel,
  message: string,
  found: readonly SafetyCode[],
): ReadonlyMap<string, number> {
  const features = featuresOf(message, safetySigns(message, found))
  const likely = probabilitiesOf(model, features)
  return new Map(model.classes.map((name, at) => [name, likely[at] ?? 0]))
}

let ready: LinearModel | undefined

/**
 * Finds the safety codes of one message by the rules and the model; see `detectIn` for the rules alone.
 *
 * @param message - what the person typed; the beginning is read of one that is too long.
 * @returns the codes, most urgent tier first; none where all is quiet.
 */
export function hearSafety(message: string): readonly SafetyCode[] {
  const text = readPart(message)
  const found = detectIn(text)
  ready ??= readModel(safetyWeights)
  return joinCodes(found, likelyCodes(ready, text, found), safetyFloors)
}
