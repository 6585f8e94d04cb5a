/** Takes out of an answer what was turned down, wherever the answer came from. */

import { messagesOf } from '../text/conversation-limits.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import { isPressed } from './acts.ts'
import type { Reading, Reply } from './reading.ts'
import { isBarredTerm, refusedIn, withoutItems } from './turned-down.ts'

/** What was turned down so far, of the coach's words and of the world's. */
export function allRefused({
  turnedDown,
  history,
  message,
}: Pick<Reading, 'turnedDown' | 'history' | 'message'>): ReadonlySet<string> {
  return new Set([...turnedDown, ...refusedIn([...messagesOf(history), message])])
}

/**
 * An answer less what was turned down: items of lists, and sentences that rest on it.
 *
 * @param reading - the turn.
 * @returns the answer as it is where nothing else would be left of it, or its button was pressed.
 */
export function withoutTurnedDown(reading: Reading, reply: Reply): Reply {
  const { message } = reading
  const terms = allRefused(reading)
  if (terms.size === 0 || (faqLabelled(message) && !isPressed(message))) return reply
  const passages = reply.passages.map((passage) => {
    const sentences = wholeSentencesOf(passage.text)
    if (!sentences.some((sentence) => isBarredTerm(sentence, terms))) return passage
    const left = sentences.flatMap((sentence) => withoutItems(sentence, terms) ?? [])
    return left.length > 0 ? { ...passage, text: left.join(' ') } : passage
  })
  return { ...reply, passages }
}
