/** Hears danger by the rules and by the learned model together. */

import { withoutSayings } from '../text/sayings.ts'
import { conversationLimits, readPart } from '../text/conversation-limits.ts'
import { isSafetyCode, tiers, type SafetyCode } from './codes.ts'
import { detectIn, withLasting } from './detect.ts'
import { deniable, unexplained, withoutDeniedDeath, withoutTales } from './explained.ts'
import { toldBare } from './told-bare.ts'
import { type Floors, floorsFor, isLong, ofDeath, supportOf } from './floors.ts'
import { isLowSugar } from './low-sugar.ts'
import { featuresOf } from '../understanding/features.ts'
import { probabilitiesOf, readModel, type LinearModel } from '../understanding/model.ts'
import { safetyWeights } from '../understanding/weights/safety.ts'

/** The codes that phrases tell, less those of which the model hears nothing in a long message. */
function toldIn(text: string, heard: ReadonlyMap<SafetyCode, number>): readonly SafetyCode[] {
  const found = detectIn(text)
  if (!isLong(text)) return found
  return found.filter(
    (code) => code === neverAnEcho || isBorneOut(code, heard) || isHeardApart(text, code),
  )
}

/** Whether the model hears the least of what a phrase tells. */
function isBorneOut(code: SafetyCode, heard: ReadonlyMap<SafetyCode, number>, times = 1): boolean {
  return (heard.get(code) ?? 0) >= times * supportOf(code)
}

const clauses = /(?<=[.!?;:,])\s+|\n+|\s+(?=(?:but|and|because|only|so|pero|y|porque|aunque) )/iu
/** More than a worried person puts into one message. */
const mostParts = 20
/** Of an emergency the least that is heard in the clause that tells it is enough. */
const timesApart = (code: SafetyCode): number => (tiers[code] === 0 ? 1 : 3)

/** Tells whether the clause that holds a phrase bears it out by itself: many others drown it. */
function isHeardApart(text: string, code: SafetyCode): boolean {
  return text
    .split(clauses, mostParts)
    .filter((clause) => hasWords(clause) && detectIn(clause).includes(code))
    .some((clause) => isBorneOut(code, strengthsByModel(clause), timesApart(code)))
}

/** What a plain phrase tells counts as heard so many times as strongly as must be, beside what the model hears. */
const toldStrength = 3
/** What is heard far less than the best heard is its echo. */
const besideShare = 0.22
/** However softly it is heard beside louder signs; the text for low spirits asks for it. */
const neverAnEcho = ofDeath

/**
 * Joins what the rules and the model hear: either is enough. One code leads: of the most urgent tier that which is
 * told plainly, else that which is heard best.
 *
 * @param found - codes of the rules.
 * @param heard - how strongly the model hears each code, from 0 to 1.
 * @param floors - when that is enough.
 * @param mayStay - leaves out what the message explains.
 * @returns the codes, most urgent tier first; of each tier what the rules found first, then the best heard.
 */
export function joinCodes(
  found: readonly SafetyCode[],
  heard: ReadonlyMap<SafetyCode, number>,
  floors: Floors,
  mayStay: (codes: readonly SafetyCode[]) => readonly SafetyCode[] = (codes) => codes,
): readonly SafetyCode[] {
  const ranks = new Map(found.map((code) => [code, toldStrength]))
  for (const [code, strength] of heard) {
    const rank = strength / floors(code)
    if (rank >= 1) ranks.set(code, rank + (ranks.get(code) ?? 0))
  }
  const rankOf = (code: SafetyCode) => ranks.get(code) ?? 0
  const toldFirst = (one: SafetyCode, other: SafetyCode) =>
    Number(found.includes(other)) - Number(found.includes(one))
  const staying = mayStay([...ranks.keys()])
  const kept = ranks.has('severe_depression') ? undefined : neverAnEcho
  const best = Math.max(...staying.map(rankOf))
  return staying
    .filter((code) => code === kept || rankOf(code) >= besideShare * best)
    .toSorted(
      (one, other) =>
        tiers[one] - tiers[other] || toldFirst(one, other) || rankOf(other) - rankOf(one),
    )
}

function strengthsOfOne(model: LinearModel, text: string): readonly number[] {
  const likely = Array.from(probabilitiesOf(model, featuresOf(text)))
  const danger = 1 - (likely[model.classes.indexOf('none')] ?? 0)
  return likely.map((one) => danger * one)
}

/** A sentence by itself says less surely what is meant than all that was said. */
const sentenceShare = 0.5

/** One word alone ("Goodbye") tells no danger but in the rules. */
export const hasWords = (text: string) => /\p{L}\P{L}+\p{L}/u.test(text)

/** The sentences of two words and more, where there are several; of a long list told in one breath its clauses. */
function sentencesOf(text: string): readonly string[] {
  const sentences = text.split(/(?<=[.!?;:])\s+|\n+/u, mostParts)
  const parts = sentences.length < 3 && isLong(text) ? text.split(clauses, mostParts) : sentences
  return parts.length < 2 ? [] : parts.filter(hasWords)
}

/** How strongly a code is heard in all of a message, and in one sentence of it at most. */
interface Strength {
  readonly whole: number
  readonly part: number
}

/**
 * Says how strongly a model hears each code: that there is a danger, times that it is this one, for the
 * product is right far more often than the second alone.
 */
function heardBy(model: LinearModel, message: string): ReadonlyMap<SafetyCode, Strength> {
  const meant = withoutSayings(message)
  const whole = strengthsOfOne(model, meant)
  const parts = sentencesOf(meant).map((sentence) => strengthsOfOne(model, sentence))
  return new Map(
    model.classes.flatMap((name, at) => {
      if (!isSafetyCode(name)) return []
      const part = Math.max(0, ...parts.map((strengths) => strengths[at] ?? 0))
      return [[name, { whole: whole[at] ?? 0, part }] as const]
    }),
  )
}

/** A danger told in one sentence among many is heard in that sentence too. */
function joined(heard: ReadonlyMap<SafetyCode, Strength>): ReadonlyMap<SafetyCode, number> {
  return new Map(
    [...heard].map(([code, { whole, part }]) => [code, Math.max(whole, sentenceShare * part)]),
  )
}

/** A part says less surely what is meant than the whole. */
const restShare = 0.6

const alone: readonly SafetyCode[] = ['emergency_other']

let ready: LinearModel | undefined

/** What was heard last: the parts of one turn ask for the same message, one after the other. */
let latest: { readonly text: string; readonly heard: ReadonlyMap<SafetyCode, Strength> } | undefined

/** How strongly the learned model hears each code, in all of a message and in one sentence of it. */
export function strengthsApart(text: string): ReadonlyMap<SafetyCode, Strength> {
  ready ??= readModel(safetyWeights)
  if (latest?.text !== text) latest = { text, heard: heardBy(ready, text) }
  return latest.heard
}

/** The same, both together. */
export function strengthsByModel(text: string): ReadonlyMap<SafetyCode, number> {
  return joined(strengthsApart(text))
}

/**
 * Finds the safety codes of one message by the rules and the model; see `detectIn` for the rules alone.
 *
 * @param message - what the person typed; the beginning is read of one that is too long.
 * @returns the codes, most urgent tier first; none where all is quiet.
 */
export function hearSafety(message: string): readonly SafetyCode[] {
  const text = readPart(message)
  const heard = hearText(text)
  if (!heard.some((code) => deniable.has(code))) return heard
  const rest = withoutDeniedDeath(text)
  if (rest === text) return heard
  const stillHeard = hearText(rest)
  return heard.filter((code) => !deniable.has(code) || stillHeard.includes(code))
}

function hearText(text: string): readonly SafetyCode[] {
  // Its text tells to take sugar, and that of a stroke to eat nothing.
  if (isLowSugar(text))
    return detectIn(text).includes(neverAnEcho) ? [...alone, neverAnEcho] : alone
  const heard = hasWords(text) ? strengthsByModel(text) : new Map<SafetyCode, number>()
  const found = toldIn(text, heard)
  const isTold = (code: SafetyCode) => found.includes(code)
  const floors = floorsFor(text)
  return joinCodes(found, heard, floors, (codes) => {
    const left = unexplained(text, codes, isTold)
    const rest = left.every(isTold) ? text : withoutTales(text)
    if (rest === text) return left
    // What only the model hears, it must hear beside a tale of long ago as well.
    const apart = hasWords(rest) ? strengthsByModel(rest) : new Map<SafetyCode, number>()
    return left.filter((code) => isTold(code) || (apart.get(code) ?? 0) >= restShare * floors(code))
  })
}

/**
 * Below so many times what is enough, the model alone was wrong nearly each time it alarmed in fifty talks of strangers.
 * Of the other codes it was right as often as not.
 */
const faintly: Partial<Record<SafetyCode, number>> = {
  stroke: 1.3,
  sudden_confusion: 1.5,
  alcohol_withdrawal: 1.9,
}

/** Of these a phrase of which the model hears nothing was wrong far more often than of others. */
const seldomSo: ReadonlySet<SafetyCode> = new Set([
  'stroke',
  'chest_pain',
  'fall_injury',
  'sudden_confusion',
  'alcohol_withdrawal',
])

/**
 * The codes that a message tells firmly: by a plain phrase, and with anything that the model hears too where phrases are
 * often wrong. All others are a guess, which any no ends.
 *
 * @param message - what the person typed.
 */
export function toldFirmly(message: string): readonly SafetyCode[] {
  const text = readPart(message)
  const found = detectIn(text)
  // Who names a low sugar, or tells a danger in three plain words, says it for sure.
  if (isLowSugar(text)) return [...new Set([...alone, ...found])]
  if (!found.some((code) => seldomSo.has(code))) return found
  const heard = strengthsByModel(text)
  const bare = toldBare(text)
  return found.filter(
    (code) => !seldomSo.has(code) || bare.includes(code) || isBorneOut(code, heard),
  )
}

/**
 * Tells whether a danger is only guessed at: what else the message says is answered below its fixed text.
 *
 * @param message - what the person typed.
 * @param codes - those whose texts are shown.
 */
export function isFaint(message: string, codes: readonly SafetyCode[]): boolean {
  const text = readPart(message)
  if (codes.length === 0 || isLowSugar(text)) return false
  const found = detectIn(text)
  const heard = strengthsByModel(text)
  const floors = floorsFor(text)
  return codes.every((code) => {
    const rank = (heard.get(code) ?? 0) / floors(code)
    // Below 1 it was not the model that heard it.
    return !found.includes(code) && rank >= 1 && rank < (faintly[code] ?? 0)
  })
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
