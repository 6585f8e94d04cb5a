/** Leaves names and long words of the sources out of the reading grade. */

import type { EvidenceEntry } from '../../evidence/entry.ts'
import { spanishSyllablesOf, spanishWordsOf } from '../../text/reading-ease-spanish.ts'
import { syllablesOf, wordsOf } from '../../text/reading-grade.ts'
import { wordingOf } from '../../wording/catalog.ts'
import { spanishSentencesOfEntry } from '../sources/entry-text.ts'

/** Stands in for a word that is not counted: neither easy nor hard. */
const neutral = 'seven'

/**
 * Puts a neutral word in place of each long word that the plain wording of the cited entries uses:
 * names of drugs, sources and treatments, which a reader meets in the built-in answer too.
 *
 * @param text - English text without tags.
 * @param cited - the entries it names.
 * @returns text for grading, not for showing.
 */
export function withoutSourceWords(text: string, cited: readonly EvidenceEntry[]): string {
  const known = new Set(
    cited
      .flatMap(({ id, firstStep }) => [...wordingOf(id).says, firstStep])
      .flatMap((part) => wordsOf(part.toLowerCase())),
  )
  return text.replaceAll(/[A-Za-z][A-Za-z'’]*/gu, (word) =>
    known.has(word.toLowerCase()) && syllablesOf(word) > 2 ? neutral : word,
  )
}

/** Neither easy nor hard in Spanish. */
const spanishNeutral = 'sueño'

/**
 * The same for Spanish, by the Spanish words of the entries.
 *
 * @param text - Spanish text without tags.
 * @param cited - the entries it names.
 * @returns text for grading, not for showing.
 */
export function withoutSpanishSourceWords(text: string, cited: readonly EvidenceEntry[]): string {
  const known = new Set(
    cited
      .flatMap(spanishSentencesOfEntry)
      .flatMap((sentence) => spanishWordsOf(sentence.toLowerCase())),
  )
  return text.replaceAll(/\p{L}+/gu, (word) =>
    known.has(word.toLowerCase()) && spanishSyllablesOf(word) > 2 ? spanishNeutral : word,
  )
}
