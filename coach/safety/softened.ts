/** Hears what a message holds of a danger without telling it: too softly for a fixed text. */

import { readPart } from '../text/conversation-limits.ts'
import { type SafetyCode, tiers } from './codes.ts'
import { detectIn } from './detect.ts'
import { unexplained } from './explained.ts'
import { ofDeath, safetyFloors } from './floors.ts'
import { hasWords, strengthsApart, strengthsByModel } from './hear-safety.ts'
import { isLowSugar } from './low-sugar.ts'

/**
 * In the middle of a talk the model must hear so many times what is enough: it was taught whole messages, and what
 * only answers or goes on sounds like any of them. Harm by others, food and medicines are told in few words there.
 */
const inTalk = { any: 1.5, ofDeath: 1.2 } as const
const asEver: ReadonlySet<SafetyCode> = new Set(['abuse_neglect', 'malnutrition', 'medication'])

/**
 * Leaves out what the model alone hears in the middle of a talk, and too softly for it to count there.
 *
 * @param codes - what was heard in the message.
 */
export function loudInTalk(message: string, codes: readonly SafetyCode[]): readonly SafetyCode[] {
  const text = readPart(message)
  const found = detectIn(text)
  if (codes.length === 0 || isLowSugar(text)) return codes
  const heard = strengthsByModel(text)
  return codes.filter((code) => {
    if (asEver.has(code) || found.includes(code)) return true
    const rank = (heard.get(code) ?? 0) / safetyFloors(code)
    return rank < 1 || rank >= (code === ofDeath ? inTalk.ofDeath : inTalk.any)
  })
}

/** What a first message must sound like at least of what is enough, for the numbers to stand beside its answer. */
const nearlyEnough = 0.5

/**
 * The emergencies and crises of which a message holds something, and not enough for their fixed text: it is answered,
 * with the numbers beside it.
 *
 * @param message - what the person typed.
 * @param shown - what `hearSafety` found in it.
 * @param isInTalk - true after a turn of the coach.
 * @param least - how much of what is enough the whole message must sound like; a sentence of it all of that.
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
  const heard = [...strengthsApart(text)].flatMap(([code, { whole, part }]) =>
    whole >= least * safetyFloors(code) || part >= safetyFloors(code) ? [code] : [],
  )
  const left = unexplained(text, [...new Set([...phrases, ...heard])], (code) =>
    phrases.includes(code),
  )
  const loud = isInTalk ? loudInTalk(message, shown) : shown
  return left.filter((code) => tiers[code] <= 1 && !loud.includes(code))
}

/**
 * Tells whether a message holds anything of an emergency or a crisis. Of a first one half of what is enough will do:
 * so 39 of the 145 dangers that the tune writers told unheard have the numbers, and 10 of 395 harmless messages.
 *
 * @param shown - what `hearSafety` found in it.
 * @param isInTalk - true after a turn of the coach.
 */
export function holdsDanger(
  message: string,
  shown: readonly SafetyCode[],
  isInTalk: boolean,
): boolean {
  return softenedIn(message, shown, isInTalk, isInTalk ? 1 : nearlyEnough).length > 0
}
