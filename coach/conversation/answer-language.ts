/** In which language a message of a conversation is answered. */

import { readPart, type Turn } from '../text/conversation-limits.ts'
import type { Language } from '#core/languages.ts'
import { clearLanguageOf } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'

/** A message with what was said before. */
export interface Conversation {
  readonly message: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
  /** Language of the page the message was typed on; English where absent. */
  readonly language?: Language
}

function clearLanguage(typed: string): Language | undefined {
  const text = readPart(typed)
  return clearLanguageOf(normalise(text), text)
}

/**
 * The language of the answer: that of the message where it is clear; a short message such as "ok"
 * follows what the person wrote before, and then the page.
 *
 * @param conversation - the message, what was said before, the language of the page.
 * @returns one of the coach's languages.
 */
export function answerLanguage({ message, history, language = 'en' }: Conversation): Language {
  const own = clearLanguage(message)
  if (own !== undefined) return own
  const before = history
    .filter(({ role }) => role === 'user')
    .findLast(({ content }) => clearLanguage(content) !== undefined)
  return (before && clearLanguage(before.content)) ?? language
}
