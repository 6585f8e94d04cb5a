/** Asks whether something is happening now, before a step is given or a talk ends, and takes up what waited. */

import type { Question } from '../conversation/question.ts'
import { toldInstead } from '../danger/denied-sign.ts'
import { type Language, languages } from '#core/languages.ts'
import type { Remembering } from '../memory/answer-remembering.ts'
import { retrieve } from '../search/retrieval.ts'
import { type SafetyCode, tiers } from '../safety/codes.ts'
import { shownText } from '../safety/fixed-texts.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { softenedIn } from '../safety/softened.ts'
import { askedIn } from '../conversation/asked-in.ts'
import type { Act } from '../understanding/acts.ts'
import { nowReplies, safeReplies } from '../talk/acts.ts'
import { talkWords } from '../talk/talk-words.ts'
import type { Said } from '../text/said.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'

const isItNow: Said = {
  en: 'Before I go on: is any of what you told me happening now, or new? Then call {emergency} first.',
  es: 'Antes de seguir: ¿algo de lo que contó le pasa ahora, o es nuevo? Entonces llame primero a {emergency}.',
}

/** What they end or pass over must not be a danger. */
const passingOver: ReadonlySet<Act> = new Set(['goodbye', 'did', 'thanks', 'smalltalk', 'unclear'])

/** Before these exercise waits. An old fall and a mind that wanders are why it is asked for. */
const barsExercise: ReadonlySet<SafetyCode> = new Set(['stroke', 'chest_pain', 'emergency_other'])

/**
 * The reply to a message in which words of an emergency or a crisis stand, told softly.
 *
 * @param reply - what would be said without them.
 * @param codes - the dangers that they may be.
 * @param isNearlyWish - whether they are nearly a wish to die.
 * @returns a question in place of exercise, and of what would pass the words over; else the reply itself.
 */
export function askedFirst(
  { region, language }: Question & { readonly language: Language },
  reply: Remembering | undefined,
  codes: readonly SafetyCode[],
  isNearlyWish: boolean,
): Remembering | undefined {
  if (!reply || codes.length === 0) return reply
  const isUrgent = codes.some((code) => tiers[code] === 0)
  const moves = reply.domains[0] === 'Exercise' && reply.act !== 'tried' && !reply.isAsked
  const isBarred = moves && codes.some((code) => barsExercise.has(code))
  const isAsked = passingOver.has(reply.act) || isBarred
  if (!isAsked && !isNearlyWish) return reply
  // A wish to die that is nearly told is asked about alone: no tip stands beside it.
  const isOfNow = isUrgent && !isNearlyWish
  const said = isOfNow ? isItNow : talkWords.areYouSafe
  return {
    ...reply,
    passages: [{ text: shownText(said, region, language), sources: [] }],
    replies: isOfNow ? nowReplies : safeReplies,
  }
}

const isNow = pattern(
  '^ (\\. )*(yes|yeah|yep|it is|now|right now|si|ahora|ahorita|esta pasando)(?! (no|but not|pero no) )',
)

/**
 * What waited for the answer to that question.
 *
 * @param own - what was detected in the message.
 * @returns undefined where it was not asked, or something is told that is heard by itself.
 */
export function waitingFor(
  { message, history }: Question,
  own: readonly SafetyCode[],
):
  | { readonly isNow: boolean; readonly codes: readonly SafetyCode[]; readonly message: string }
  | undefined {
  const last = history.at(-1)?.content ?? ''
  const language = languages.find((each) => last.startsWith(isItNow[each].split('{')[0] ?? ''))
  const asked = history.findLast(({ role }) => role === 'user')?.content
  if (!language || asked === undefined || own.length > 0) return undefined
  const codes = softenedIn(asked, hearSafety(asked), history.length > 2).filter(
    (code) => tiers[code] === 0,
  )
  const instead = toldInstead(message)
  const isKnown = instead !== '' && retrieve(askedIn(instead, language)).isSure
  return {
    isNow: codes.length > 0 && isNow.test(normalise(message)),
    codes,
    message: isKnown ? instead : asked,
  }
}
