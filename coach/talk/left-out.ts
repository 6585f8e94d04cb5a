/** Takes out of an answer what was turned down, wherever the answer came from. */

import { messagesOf } from '../text/conversation-limits.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import { isPressed } from './acts.ts'
import type { Reading, Reply } from './reading.ts'
import { refusedIn, withoutItems } from './turned-down.ts'

/** What was turned down so far, of the coach's words and of the world's. */
export function allRefused({
  turnedDown,
  history,
  message,
}: Pick<Reading, 'turnedDown' | 'history' | 'message'>): ReadonlySet<string> {
  return new Set([...turnedDown, ...refusedIn([...messagesOf(history), message])])
}

/**
 * An answer less what was turned down, where it is one item of a list among others: what rests on it was not chosen, and a
 * sentence that is cut out leaves the next one without its meaning.
 *
 * @param reading - the turn.
 */
export function withoutTurnedDown(reading: Reading, reply: Reply): Reply {
  const { message } = reading
  const terms = allRefused(reading)
  if (terms.size === 0 || (faqLabelled(message) && !isPressed(message))) return reply
  const passages = reply.passages.map((passage) => ({
    ...passage,
    text: wholeSentencesOf(passage.text)
      .map((sentence) => withoutItems(sentence, terms) ?? sentence)
      .join(' '),
  }))
  return { ...reply, passages }
}
