/** Relief: rest for a carer who asks for it or is sorry for a sharp word, and an answer for whoever is safe after all. */

import { suiting } from '../cards/suiting.ts'
import { cardOf } from '../cards/catalog.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { isQuestion } from '../search/question-form.ts'
import { factsOf } from '../search/retrieval.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isPressed } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { firstAnswer } from './first-answer.ts'
import { followUp } from './follow-up.ts'
import { nearestFaq } from './of-subjects.ts'
import { pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { type Reading, readingOf, type Reply, spoken } from './reading.ts'

const rest = pattern(
  '(break|rest|respite|relief|hour* (off|free|to myself)|(time|day|night|afternoon|evening)s? (off|to myself|for myself)|(sit|stay) (in )?(for|with) (her|him|them|my)|descans*|respiro|(hora|tarde|rato|dia|noche) libre|relevo|(se quede|quedarse|cuide|cuidar) (con|a) (ella|el|mi)|que se quede)',
)

const asksMeaning = pattern('what (is|are|does)|que (es|son|significa)')

const somebody = '(he|she|him|her|{kin})'
const withDementia = pattern(
  `${somebody} ... ({dementia})|({dementia}) ... (${somebody}|ask*|repeat*|same|wander*|wash|angry|pregunta*|repit*|mismo)`,
)

function isOfCare(text: string): boolean {
  return feelingIn(text)?.isCarer === true || withDementia.test(normalise(text))
}

/** Somebody with dementia is spoken of, or the person cares for another. */
function isCaring({ limits, history, message }: Reading): boolean {
  const told = messagesOf(history)
  return limits.has('carer') || [...told, message].some(isOfCare)
}

/** A carer who asks for rest, or is sorry for a sharp word, is told how to get some. */
export function reliefFor(reading: Reading): Reply | undefined {
  const { message } = reading
  const words = normalise(message)
  const isAsked = isQuestion(message) && rest.test(words) && !asksMeaning.test(words)
  const isSorry = !isQuestion(message) && feelingIn(message)?.isGuilt === true
  if (isPressed(message) || !(isAsked || isSorry)) return undefined
  const card = isCaring(reading) ? cardOf(suiting.carer?.[0] ?? '') : undefined
  const entry = card && evidenceOf(card.id)
  if (!card || !entry) return undefined
  const isUsed = reading.state.used.has(card.id)
  if (isUsed && isAsked) {
    // Its own lines, and not those of a matter beside it.
    const own = { ...reading, state: { ...reading.state, lent: undefined } }
    return followUp(own, card, { act: 'how', likely: 1 })
  }
  if (isUsed) return undefined
  return firstAnswer(reading, { ...factsOf(entry.domain), hits: [{ entry, score: 1 }] })
}

/** What was told before it was asked whether they are safe is answered once they are. */
export function onceSafe(reading: Reading): Reply | undefined {
  const { history, state } = reading
  const told = history.findLast(({ role }) => role === 'user')?.content ?? ''
  const before = readingOf({ ...reading, message: told, history: history.slice(0, -2), state })
  const found = before.search()
  const { matter, isSure } = found
  const isMatter = matter && suitsAll(matter, before)
  const near = nearestFaq(before) ?? (isSure ? firstAnswer(before, found) : undefined)
  const reply = isMatter ? pointTo(before, matter) : near
  // The feeling was met where it was asked whether they are safe.
  const fresh = reply?.passages.filter(
    ({ text }) => history.at(-1)?.content.includes(text) !== true,
  )
  return (
    reply && {
      ...reply,
      act: 'answer',
      passages: [spoken(reading, asideWords.glad), ...(fresh ?? [])],
    }
  )
}
