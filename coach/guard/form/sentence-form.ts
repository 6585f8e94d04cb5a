/** Checks the form of a sentence: plain text, the right language, short and easy to read. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import type { Language } from '#core/languages.ts'
import { languageOf } from '../../text/language.ts'
import { normalise } from '../../text/normalise.ts'
import type { Said } from '../../text/said.ts'
import { leniency } from '../leniency.ts'
import { isHard, withoutSourceWords } from './source-words.ts'

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
 * What a sentence has that is in another language, though its small words may not tell. They tell English from
 * all else; some Spanish sentences have none of them.
 */
const ofAnother: Said<RegExp> = {
  en: /^/u,
  es: / (?:the|and|of|to|in|is|are|you|your|for|with|it) /u,
}

/**
 * Tells whether a sentence is in the language that was asked for.
 *
 * @param text - a sentence without tags.
 * @param language - the language asked for.
 * @returns false for another one, or for letters that it does not have.
 */
export function isInLanguage(text: string, language: Language): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(text)) return false
  const plain = normalise(text)
  const words = plain.trim().split(/[ .]+/u)
  if (words.filter((word) => foreign.has(word)).length > words.length / 5) return false
  return languageOf(text) === language || !ofAnother[language].test(plain)
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
  language: Language,
): 'too-long' | 'hard-to-read' | undefined {
  const count = (text.match(/[\p{L}\p{N}][\p{L}\p{N}'’]*/gu) ?? []).length
  if (count > leniency.mostWords[language]) return 'too-long'
  if (count < leniency.fewestGradedWords) return undefined
  const graded = withoutSourceWords(text, cited, language)
  return isHard(graded, 'sentence', language) ? 'hard-to-read' : undefined
}
