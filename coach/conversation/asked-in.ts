/** What a message of a conversation asks, in words the search and the rules can read. */

import { cannedQuestions } from '../wording/canned-questions.ts'
import { type Language, languages } from '#core/languages.ts'
import { clearLanguageOf } from '../text/language.ts'
import { normalise } from '../text/normalise.ts'
import type { Said } from '../text/said.ts'
import { englishFor } from '../search/search-words.ts'
import { sayIn } from '../wording/say-in.ts'

const questions = Object.values(cannedQuestions).flat()

/** The ready questions by their words in each language. */
const ready = new Map(
  languages.flatMap((language) =>
    questions.map((question) => [normalise(sayIn(language, question)), question] as const),
  ),
)

/**
 * Tells whether a message is one of the questions on the large buttons, in either language.
 *
 * @param message - as typed or pressed.
 */
export function isReadyQuestion(message: string): boolean {
  return ready.has(normalise(message))
}

/** The words of a language in English, one by one. */
const inEnglish: Said<(message: string) => string> = {
  en: (message) => message,
  es: (message) =>
    message
      .split(/\s+/u)
      .map((word) => englishFor(normalise(word).replaceAll(/[ .]/gu, '')) ?? word)
      .join(' '),
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
  return clearLanguageOf(message) === undefined ? inEnglish[language](message) : message
}
