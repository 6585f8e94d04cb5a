/** The words of a question as the search and the rules read them. */

import { languageOf } from '../safety/language.ts'
import { normalise } from '../safety/normalise.ts'
import { mendWords } from './mend-words.ts'
import { englishWordsOf } from './spanish-lexicon.ts'

/**
 * The words to search for: normalised, with slips of the finger mended, and in English where the question is Spanish.
 *
 * @param message - the question as typed.
 * @returns normalised English words.
 */
export function searchWords(message: string): string {
  const plain = normalise(message)
  if (languageOf(plain, message) === 'en') return mendWords(plain)
  return ` ${englishWordsOf(plain)} `
}
