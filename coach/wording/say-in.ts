/** Says the fixed sentences of the coach in the language of the person. */

import { SentenceSplitter } from '../text/sentence-splitter.ts'
import type { Language } from '#core/languages.ts'
import { spanishFor } from './spanish/catalog.ts'

function inSpanish(line: string): string {
  const splitter = new SentenceSplitter()
  const sentences = [...splitter.push(line), ...splitter.end()]
  return sentences.map(({ text }) => spanishFor(text) ?? text).join(' ')
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
  return language === 'en' ? text : text.split('\n').map(inSpanish).join('\n')
}
