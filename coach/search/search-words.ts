/** The words of a question as the search and the rules read them. */

import { languageOf } from '../safety/language.ts'
import { normalise } from '../safety/normalise.ts'
import { englishWordsOf } from './spanish-lexicon.ts'

/**
 * The words to search for: normalised, and in English where the question is Spanish.
 *
 * @param message - the question as typed.
 * @returns normalised English words.
 */
export function searchWords(message: string): string {
  const plain = normalise(message)
  return languageOf(plain, message) === 'en' ? plain : ` ${englishWordsOf(plain)} `
}
