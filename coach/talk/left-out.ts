/** Takes out of an answer what was turned down, wherever the answer came from. */

import { faqLabelled } from '../matters/faq/catalog.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { inEach, type Said } from '../text/said.ts'
import { isPressed } from './acts.ts'
import type { Reading, Reply } from './reading.ts'
import { linesLeft } from './fitting-cards.ts'
import { withoutItems } from './turned-down.ts'

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
