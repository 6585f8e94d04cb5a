/** Hears what a message holds of a danger without telling it: too softly for a fixed text. */

import { readPart } from '../text/conversation-limits.ts'
import { type SafetyCode, tiers } from './codes.ts'
import { withoutDeniedSign } from './denied-words.ts'
import { detectIn } from './detect.ts'
import { isDeathDenied, unexplained } from './explained.ts'
import { floorsFor, isLong, ofDeath, safetyFloors } from './floors.ts'
import { toldBare } from './told-bare.ts'
import { hasWords, strengthsApart, strengthsByModel } from './hear-safety.ts'
import { isLowSugar } from './low-sugar.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

/**
 * How many times what is enough the model alone must hear for a fixed text to stand in a chat: it was taught whole
 * messages, and what only answers or goes on sounds like any of them. In 150 talks of strangers it was wrong more often
 * than right below these. A fright, a fall that healed, plain meals and a long week sound like low spirits and like
 * hunger in a first message too.
 */
const enoughInTalk: Partial<Record<SafetyCode, number>> = {
  suicide_self_harm: 2.6,
  severe_depression: 2.4,
  abuse_neglect: 3,
  diagnosis: 2,
  sudden_confusion: 2,
  malnutrition: 2,
}
const otherwiseInTalk = 1.6
const enoughAtFirst: Partial<Record<SafetyCode, number>> = {
  suicide_self_harm: 1.2,
  severe_depression: 2.5,
  abuse_neglect: 1.06,
  alcohol_withdrawal: 1.5,
  malnutrition: 1.4,
  eating_disorder: 1.2,
}

/**
 * What a plain phrase tells the model must bear out by so much of what is enough: "push Mum into the move" is no harm by
 * others, "put weight back on her" no fall. Of 124 phrases of the tune writers that told a danger 4 lie below the first,
 * of 8 in harmless messages 7. Whoever tells at length tells more of everything. A wish to die needs nothing beside its words.
 */
const borneOut = { inTalk: 0.15, atLength: 0.2, atFirst: 0.05 } as const

/**
 * Nor does an emergency of the body in so few words ("My husband collapsed"): the model was taught few as plain as that, and
 * hears little of them. Of 44,000 questions and replies of everyday talk 13 alarm so that would not.
 */
const wordsOfPlain = 9
/** Beside one more sentence it is as plain: "I am safe. My wife has fallen and cannot get up." */
const wordsOfTwo = 16
const supposes =
  /\b(?:if|what about|would it|could I|(?<!\bno (?:me )?)puedo|podr[íi]a|y si|si (?:me )?tom[oa])\b/iu

function isPlain(text: string, code: SafetyCode): boolean {
  if (toldBare(text).includes(code)) return true
  const isOfBody = tiers[code] === 0 && code !== 'alcohol_withdrawal'
  if (!isOfBody || supposes.test(text)) return false
  const length = wordsIn(text)
  if (length <= wordsOfPlain) return true
  const sentences = length <= wordsOfTwo ? text.split(/(?<=[.!?])\s+/u) : []
  return (
    sentences.length === 2 &&
    sentences.some((each) => wordsIn(each) <= wordsOfPlain && detectIn(each).includes(code))
  )
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length
}

/** A wrist that is squeezed sounds like a chest: beside harm by others that must be heard so many times as loudly. */
const besideTold = 2

/**
 * Leaves out what the model hears too softly for a fixed text in a chat, or only in words that deny it.
 *
 * @param codes - what was heard in the message.
 * @param isInTalk - true after a turn of the coach.
 */
export function loudEnough(
  message: string,
  codes: readonly SafetyCode[],
  isInTalk: boolean,
): readonly SafetyCode[] {
  const text = readPart(message)
  const found = detectIn(text)
  if (codes.length === 0 || isLowSugar(text)) return codes
  const rankOfWhole = ranksIn(text)
  return codes.filter((code) => {
    const rank = rankOfWhole(code)
    if (found.includes(code)) {
      const atFirst = tiers[code] <= 1 && isLong(text) ? borneOut.atLength : borneOut.atFirst
      const least = isInTalk ? borneOut.inTalk : atFirst
      const isTold = rank >= least || isPlain(text, code)
      return code === ofDeath || (isTold && !isOnlyDenied(text, code))
    }
    const enough = isInTalk ? (enoughInTalk[code] ?? otherwiseInTalk) : (enoughAtFirst[code] ?? 1)
    // Below 1 it was not the model that heard it.
    if (rank < 1) return true
    const isEcho =
      code === 'chest_pain' && found.includes('abuse_neglect') && rank < besideTold * enough
    return rank >= enough && !isEcho && (!isInTalk || isLeftWithoutDenial(text, code))
  })
}

/** Tells whether a danger is still heard in a message without the pieces that deny it. */
function isLeftWithoutDenial(text: string, code: SafetyCode): boolean {
  const rest = withoutDeniedSign(text, code)
  if (rest === text) return true
  return hasWords(rest) && (detectIn(rest).includes(code) || ranksIn(rest)(code) >= 1)
}

/** Doubt, or a sign that a fall left though the head was spared: with any of them a denied knock stays one. */
const besideNoKnock = pattern(
  '(not (know|sure|remember|(get|stand|walk|move|turn*|put))|hard|neck|hip|bump|lump|bleed*|thinner*|warfarin|eliquis|xarelto|double|headache|hurts?|pain|vomit*|dizz*|sleepy|drows*|confus*|numb|no (lo |me )?(se|acuerdo)(?! (peg*|golpe*|di[oe]|lastim*))|no .. (levant*|parar*|camin*|pisar)|fuerte|duro|cuello|cadera|chich*|sangr*|anticoagul*|doble|duele|dolor|mare*|sueno|confund*|dormid[oa])',
)

/**
 * Tells whether a knock is heard in nothing but words that deny it: "no me pegué en la cabeza". Breath and gas are told by
 * a denial themselves: "I cannot get my breath".
 */
function isOnlyDenied(text: string, code: SafetyCode): boolean {
  if (code !== 'fall_injury' || besideNoKnock.test(normalise(text))) return false
  return !isLeftWithoutDenial(text, code)
}

/** How many times what is enough the model hears each code. */
function ranksIn(text: string): (code: SafetyCode) => number {
  const heard = strengthsByModel(text)
  const floors = floorsFor(text)
  return (code) => (heard.get(code) ?? 0) / floors(code)
}

/**
 * One sentence by itself must sound so many times like what is enough, of a wish to die more: of five such sentences of
 * the tune writers none told one below it. Where more than usual is asked for, the whole message must sound like it too.
 */
const inOnePart = 1.5
const wishInOnePart = 2.5
const besidePart = 0.5

/** What a first message must sound like at least of what is enough, for the numbers to stand beside its answer. */
const nearlyEnough = 0.5

/**
 * The emergencies and crises of which a message holds something, and not enough for their fixed text: it is answered,
 * with the numbers beside it.
 *
 * @param message - what the person typed.
 * @param shown - what `hearSafety` found in it.
 * @param isInTalk - true after a turn of the coach.
 * @param least - how much of what is enough the whole message must sound like; a sentence of it `inOnePart`.
 */
export function softenedIn(
  message: string,
  shown: readonly SafetyCode[],
  isInTalk: boolean,
  least = 1,
): readonly SafetyCode[] {
  const text = readPart(message)
  if (isLowSugar(text) || !hasWords(text)) return []
  const phrases = detectIn(text)
  const heardIn = (said: string): readonly SafetyCode[] =>
    [...strengthsApart(said)].flatMap(([code, { whole, part }]) => {
      const enough = safetyFloors(code)
      const inPart = (code === ofDeath ? wishInOnePart : inOnePart) * Math.max(1, least) * enough
      const isInPart = part >= inPart && (least <= 1 || whole >= besidePart * least * enough)
      return whole >= least * enough || isInPart ? [code] : []
    })
  const codes = [...new Set([...phrases, ...heardIn(text)])]
  const left = unexplained(text, codes, (code) => phrases.includes(code)).filter((code) => {
    if (code === ofDeath && isDeathDenied(normalise(text))) return false
    const rest = withoutDeniedSign(text, code)
    return (
      rest === text ||
      detectIn(rest).includes(code) ||
      (hasWords(rest) && heardIn(rest).includes(code))
    )
  })
  const loud = loudEnough(message, shown, isInTalk)
  return left.filter((code) => tiers[code] <= 1 && !loud.includes(code))
}

/**
 * The emergencies and crises of which a message holds anything. Of a first one half of what is enough will do: so 37 of
 * the 93 emergencies and crises of the tune writers without a text have the numbers, and 10 of 395 harmless ones.
 *
 * @param shown - what `hearSafety` found in it.
 * @param isInTalk - true after a turn of the coach.
 * @param louder - how many times louder than else it must sound so.
 */
export function heldIn(
  message: string,
  shown: readonly SafetyCode[],
  isInTalk: boolean,
  louder = 1,
): readonly SafetyCode[] {
  return softenedIn(message, shown, isInTalk, (isInTalk ? 1 : nearlyEnough) * louder)
}
