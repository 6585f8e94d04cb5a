/** In which language a message of a conversation is answered. */

import { messagesOf, readPart, type Turn } from '../text/conversation-limits.ts'
import type { Language } from '#core/languages.ts'
import { clearLanguageOf } from '../text/language.ts'

/** A message with what was said before. */
export interface Conversation {
  readonly message: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
  /** Language of the page the message was typed on; English where absent. */
  readonly language?: Language
}

/**
 * The language of the answer: that of the message where it is clear; a short message such as "ok"
 * follows what the person wrote before, and then the page.
 *
 * @param conversation - the message, what was said before, the language of the page.
 * @returns one of the coach's languages.
 */
export function answerLanguage({ message, history, language = 'en' }: Conversation): Language {
  for (const said of [message, ...messagesOf(history).toReversed()]) {
    const clear = clearLanguageOf(readPart(said))
    if (clear !== undefined) return clear
  }
  return language
}
