/** What a message of a conversation asks, in words the search and the rules can read. */

import { cannedQuestions } from '../wording/canned-questions.ts'
import type { Language } from '#core/languages.ts'
import { clearLanguageOf } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'
import { englishFor } from '../search/search-words.ts'
import { sayIn } from '../wording/say-in.ts'

const inEnglish = new Set(Object.values(cannedQuestions).flat().map(normalise))

const ready = new Map(
  Object.values(cannedQuestions)
    .flat()
    .map((question) => [normalise(sayIn('es', question)), question] as const),
)

/**
 * Tells whether a message is one of the questions on the large buttons, in either language.
 *
 * @param message - as typed or pressed.
 */
export function isReadyQuestion(message: string): boolean {
  const words = normalise(message)
  return ready.has(words) || inEnglish.has(words)
}

/**
 * Reads a message for the search: a ready question in Spanish is the
 * same question in English, and a few words of no clear language are read in that of the answer.
 *
 * @param message - as typed.
 * @param language - language of the answer.
 * @returns the message itself where its own language is clear.
 */
export function askedIn(message: string, language: Language): string {
  const known = ready.get(normalise(message))
  if (known !== undefined) return known
  if (language === 'en' || clearLanguageOf(normalise(message), message) !== undefined)
    return message
  return message
    .split(/\s+/u)
    .map((word) => englishFor(normalise(word).replaceAll(/[ .]/gu, '')) ?? word)
    .join(' ')
}
