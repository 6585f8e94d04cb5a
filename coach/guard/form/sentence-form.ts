/** Checks the form of a sentence: plain text, the right language, short and easy to read. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import { readingGrade } from '../../reading-grade.ts'
import { languageOf } from '../../safety/language.ts'
import { normalise } from '../../safety/normalise.ts'
import { leniency } from '../leniency.ts'
import { withoutSourceWords } from './source-words.ts'

const marked =
  /[<>{}[\]`|\\~^=#]|\*|__|!\[|&[a-z]+;|&#|\p{Cc}|\p{Cf}|\p{Co}|\p{Extended_Pictographic}/u

/**
 * Tells whether a sentence holds anything but plain words.
 *
 * @param text - a sentence without tags.
 * @returns true for marks of pages, code, links, tables, hidden letters or pictures.
 */
export function isMarkedUp(text: string): boolean {
  return marked.test(text)
}

const foreign = new Set(
  (
    'le les des est vous pour dans avec une et ne pas ce cette votre und der das ist nicht sie mit ein eine ' +
    'auf zu voce nao um uma os com seu sua il che di per sono gli della het een niet van zijn'
  ).split(' '),
)

/**
 * Tells whether a sentence is in the language that was asked for.
 *
 * @param text - a sentence without tags.
 * @param language - the language asked for.
 * @returns false for another one, or for letters that it does not have.
 */
export function isInLanguage(text: string, language: 'en' | 'es'): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  const plain = normalise(text)
  const words = plain.trim().split(/[ .]+/u)
  if (words.filter((word) => foreign.has(word)).length > words.length / 5) return false
  if (languageOf(plain, text) === language) return true
  return language === 'es' && !/ (?:the|and|of|to|in|is|are|you|your|for|with|it) /u.test(plain)
}

/** Fernández Huerta's scale for Spanish, 0 to 100, higher is easier. */
function easeInSpanish(text: string): number {
  const words = text.match(/\p{L}+/gu) ?? []
  const syllables = words.reduce(
    (sum, word) => sum + Math.max(1, word.match(/[aeiouáéíóúü]+/giu)?.length ?? 1),
    0,
  )
  return 206.84 - 60 * (syllables / Math.max(1, words.length)) - 1.02 * words.length
}

/**
 * Tells whether one sentence is easy enough. Names of drugs and sources, and long words of the
 * source's own plain wording, are not held against it.
 *
 * @param text - a sentence without tags.
 * @param cited - the entries it names.
 * @param language - language of the sentence.
 * @returns what is wrong, or undefined.
 */
export function hardnessOf(
  text: string,
  cited: readonly EvidenceEntry[],
  language: 'en' | 'es',
): 'too-long' | 'hard-to-read' | undefined {
  const count = (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []).length
  if (count > leniency.mostWords) return 'too-long'
  if (count < leniency.fewestGradedWords) return undefined
  const isHard =
    language === 'es'
      ? easeInSpanish(text) < leniency.easeInSpanish
      : readingGrade(withoutSourceWords(text, cited)) > leniency.sentenceGrade
  return isHard ? 'hard-to-read' : undefined
}
