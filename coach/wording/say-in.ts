/** Says the fixed sentences of the coach in the language of the person. */

import { sentencesIn } from '../text/sentence-splitter.ts'
import type { Language } from '#core/languages.ts'
import type { Said } from '../text/said.ts'
import { spanishFor } from './spanish/catalog.ts'

const inLanguage: Said<(line: string) => string> = {
  en: (line) => line,
  es: (line) =>
    sentencesIn(line)
      .map((sentence) => spanishFor(sentence) ?? sentence)
      .join(' '),
}

/**
 * Says one or more fixed sentences of the coach in a language.
 *
 * Help lines are filled in afterwards: a text with `{crisis}` keeps it. Sentences that hold a number
 * of the person are made in their language from the start and are not known here.
 *
 * @param language - `en` or `es`.
 * @param text - English sentences of the coach, joined by blanks or line ends.
 * @returns in English the text itself; in Spanish each sentence in Spanish, and one that is not
 *   known as it came.
 */
export function sayIn(language: Language, text: string): string {
  return text.split('\n').map(inLanguage[language]).join('\n')
}
