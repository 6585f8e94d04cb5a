/** Takes out of an answer what was turned down, wherever the answer came from. */

import { faqLabelled } from '../matters/faq/catalog.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { inEach, type Said } from '../text/said.ts'
import { afterCard, isPressed } from './acts.ts'
import { domainsOf, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { linesLeft } from './fitting-cards.ts'
import { lackedIn } from './lacked.ts'
import { withoutItems } from './list-items.ts'
import { refusedIn } from './turned-down.ts'

/**
 * An answer less what was turned down, where it is one item of a list among others: what rests on it was not chosen, and a
 * sentence that is cut out leaves the next one without its meaning.
 *
 * @param reading - the turn.
 */
export function withoutTurnedDown({ message, refused }: Reading, reply: Reply): Reply {
  // What was said is said back whole.
  if (reply.act === 'recall') return reply
  if (refused.size === 0 || (faqLabelled(message) && !isPressed(message))) return reply
  const passages = reply.passages.map((passage) => ({
    ...passage,
    text: wholeSentencesOf(passage.text)
      .map((sentence) => withoutItems(sentence, refused) ?? sentence)
      .join(' '),
  }))
  return { ...reply, passages }
}

/** So much of an answer must be left to stand by itself. */
const restEnough = 0.6

/**
 * The sentences of an answer that name nothing of what was turned down.
 *
 * @returns undefined where too little is left to stand by itself.
 */
export function linesOf({ language, refused }: Reading, said: Said): Said | undefined {
  if (refused.size === 0) return said
  const text = said[language]
  const lines = wholeSentencesOf(text)
  const silent = linesLeft(lines, refused)
  if (silent.length === lines.length) return said
  // What comes first is the answer, and the rest leans on it.
  if (silent[0] !== lines[0]) return undefined
  const rest = silent.join(' ')
  const isQuoteWhole = rest.split('“').length === rest.split('”').length
  const isWhole =
    isQuoteWhole && /^[¿¡“]?\p{Lu}/u.test(rest) && rest.length >= text.length * restEnough
  return isWhole ? inEach(() => rest) : undefined
}

/** Turns down a thing and tells nothing else. */
const turnsDownThing =
  /^(?:(?:oh|sorry|please|but|perd[oó]n|pero)[\s,]+)*(?:(?:no|not|nada de|sin|without)\s+\p{L}+(?:[\s,]+(?:please|thanks?|thank you|for me|por favor|gracias))*|(?:i(?:['’]m| am)? |me |soy )?(?:hate|can['’]?t (?:stand|eat|have)|don['’]?t (?:like|eat)|allergic to|no me gustan?|no como|al[eé]rgic[oa] a)\s+(?:el |la |los |las |al )?\p{L}+)[.!]*$/iu

/**
 * What was just listed, without the one thing of it that is turned down in a few words: "no fish please" turns down neither
 * the eggs beside it nor the subject.
 *
 * @returns undefined where more is said, or nothing of a list is turned down.
 */
export function restWithout(reading: Reading): Reply | undefined {
  const { message, history, state, refused } = reading
  if (isPressed(message) || !turnsDownThing.test(message.trim())) return undefined
  const earlier = messagesOf(history)
  const known = new Set([...state.turnedDown, ...refusedIn(earlier), ...lackedIn(earlier)])
  const fresh = new Set([...refused].filter((term) => !known.has(term)))
  const before = wholeSentencesOf(state.before)
  const left = before.flatMap((sentence) => withoutItems(sentence, fresh) ?? [])
  // One that is told by the way names none of a list.
  if (fresh.size === 0 || left.every((sentence) => before.includes(sentence))) return undefined
  const passages = [spoken(reading, talkWords.leftOut), { text: left.join(' '), sources: [] }]
  const replies = state.card ? afterCard : []
  return { act: 'cannot', domains: domainsOf(state.card), passages, replies }
}
