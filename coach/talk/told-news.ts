/** Answers news that is told and asks nothing: joy is shared, and what weighs is met, before anything is advised. */

import { feelingIn } from '../conversation/feelings.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isPressed } from './acts.ts'
import { repliesFor } from './asides.ts'
import type { Heard } from './hear-turn.ts'
import { isPlainOpening } from './plain-openings.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { asksInPart } from './told-detail.ts'
import { news } from './told-news-words.ts'

/** More words tell more than one piece of news. */
const mostWords = 14

/** With any of these it is no good news, or more than that. */
const trouble = pattern(
  '(but|though|although|however|pain*|hurts?|sore|afraid|scared|worr*|sad|lonely|alone|cr(y|ied|ying)|can not|could not|never|nobody|tired|miss|sick|ill|wish|want|need|should|pero|aunque|duele*|dolor|miedo|preocup*|triste|sol[oa]|llor*|no puedo|nunca|nadie|cansad[oa]|extran*|enferm[oa]|quiero|quisiera|necesito|llamada|(called|phoned|text*|email*|message) (me )?(to say|that|saying))',
)

/** What tells of a step that the coach offered is no news. */
const ofStep: ReadonlySet<string> = new Set(['did', 'tried', 'goal', 'cannot', 'more', 'how'])

/**
 * Answers news; what weighs has often an answer of its own, word for word.
 *
 * @returns undefined where something is asked, or it is none, or it was answered so just before.
 */
export function toldNews(reading: Reading, { act, likely }: Heard): Reply | undefined {
  const { message, state, newLimits } = reading
  const isLong = message.trim().split(/\s+/u).length > mostWords
  if (isLong || isPressed(message) || message.includes('?') || asksInPart(message)) return undefined
  if (likely === 1 && act !== 'did') return undefined
  if (state.card && ofStep.has(act)) return undefined
  const words = normalise(message)
  const found = news.find(({ when }) => when.test(words))
  if (!found || isSaid(reading, found.say)) return undefined
  const isTroubled = trouble.test(words) || newLimits.size > 0 || feelingIn(message)
  if (found.isGood ? isTroubled : isPlainOpening(reading)) return undefined
  return {
    act: 'smalltalk',
    domains: [],
    passages: [spoken(reading, found.say)],
    replies: repliesFor(reading),
  }
}
