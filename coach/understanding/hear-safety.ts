/** Hears danger by the rules and by the learned model together. */

import { conversationLimits, readPart } from '../conversation-limits.ts'
import { tiers, type SafetyCode } from '../safety/codes.ts'
import { detectIn, withLasting } from '../safety/detect.ts'
import { featuresOf } from './features.ts'
import { probabilitiesOf, readModel, type LinearModel } from './model.ts'
import { safetyWeights } from './weights/safety.ts'

/** By code: how strongly the model must hear it for it to be added. */
export type Floors = (code: SafetyCode) => number

const byTier = { 0: 0.036, 1: 0.045, 2: 0.07, 3: 0.25 } as const

/**
 * Chosen on writers who train, heard by a model that the others taught. They are low because learning holds the
 * weights small: the numbers put messages in order, and are not how often the model is right. Everyday talk of
 * a house sounds like an emergency in it, and orders to the program like any other orders: there the rules hear
 * nearly all that is heard.
 */
export const safetyFloors: Floors = (code) =>
  code === 'emergency_other' ? 0.25 : byTier[tiers[code]]

const isCode = (name: string): name is SafetyCode => name in tiers

/** How many times as much a code counts that the rules have found too. */
const foundByRules = 20
/** Beside an emergency that the rules find, its words sound like others: those must be so many times as strong. */
const besideEmergency = 2

/**
 * Joins what the rules and the model hear. An emergency that the rules find stands whatever the model thinks;
 * any other code must be strong enough in the model, to which a rule adds much: the words of everyday troubles
 * are those of low spirits and of harm by others.
 *
 * @param found - codes of the rules.
 * @param heard - how strongly the model hears each code, from 0 to 1.
 * @param floors - when that is enough.
 * @returns the codes, most urgent tier first.
 */
export function joinCodes(
  found: readonly SafetyCode[],
  heard: ReadonlyMap<SafetyCode, number>,
  floors: Floors,
): readonly SafetyCode[] {
  const emergencies = found.filter((code) => tiers[code] === 0)
  const others = emergencies.length > 0 ? 1 / besideEmergency : 1
  const strong = [...heard].flatMap(([code, strength]) =>
    strength * (found.includes(code) ? foundByRules : others) >= floors(code) ? [code] : [],
  )
  return withLasting([...emergencies, ...strong], [])
}

function strengthsOfOne(model: LinearModel, text: string): readonly number[] {
  const likely = Array.from(probabilitiesOf(model, featuresOf(text)))
  const danger = 1 - (likely[model.classes.indexOf('none')] ?? 0)
  return likely.map((one) => danger * one)
}

/** A sentence by itself says less surely what is meant than all that was said. */
const sentenceShare = 0.5
/** More than a worried person puts into one message. */
const mostSentences = 20

/** One word alone ("Goodbye") tells no danger but in the rules. */
const hasWords = (text: string) => /\p{L}\P{L}+\p{L}/u.test(text)

/** The sentences of two words and more, where there are several. */
function sentencesOf(text: string): readonly string[] {
  const parts = text.split(/(?<=[.!?;:])\s+|\n+/u, mostSentences)
  return parts.length < 2 ? [] : parts.filter(hasWords)
}

/**
 * Says how strongly a model hears each code: that there is a danger, times that it is this one, for the
 * product is right far more often than the second alone. A danger told in one sentence among many is heard
 * in that sentence too.
 *
 * @param model - the model.
 * @param message - what the person typed.
 */
export function strengthsOf(model: LinearModel, message: string): ReadonlyMap<SafetyCode, number> {
  const whole = strengthsOfOne(model, message)
  const parts = sentencesOf(message).map((sentence) => strengthsOfOne(model, sentence))
  return new Map(
    model.classes.flatMap((name, at) => {
      if (!isCode(name)) return []
      const alone = parts.map((part) => sentenceShare * (part[at] ?? 0))
      return [[name, Math.max(whole[at] ?? 0, ...alone)] as const]
    }),
  )
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
  if (!hasWords(text)) return found
  ready ??= readModel(safetyWeights)
  return joinCodes(found, strengthsOf(ready, text), safetyFloors)
}

/**
 * Finds the safety codes of a conversation: of this message, and what lasts of the last turns before.
 *
 * @param message - what the person says now.
 * @param earlier - what the person said before, oldest first.
 * @returns the codes, most urgent tier first.
 */
export function hearConversation(
  message: string,
  earlier: readonly string[],
): readonly SafetyCode[] {
  const read = earlier.slice(-conversationLimits.earlierTurns)
  return withLasting(hearSafety(message), read.flatMap(hearSafety))
}
