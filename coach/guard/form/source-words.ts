/** Tells how hard a text is to read, with or without the names and long words of its sources. */

import type { Language } from '#core/languages.ts'
import type { EvidenceEntry } from '../../evidence/entry.ts'
import { grammar } from '../../text/grammar.ts'
import { spanishReadingEase } from '../../text/reading-ease-spanish.ts'
import { readingGrade } from '../../text/reading-grade.ts'
import type { Said } from '../../text/said.ts'
import { wordingOf } from '../../wording/catalog.ts'
import { leniency } from '../leniency.ts'
import { sentencesOfEntry } from '../sources/entry-text.ts'

const english = {
  /** One word, as it is graded. */
  word: /[A-Za-z][A-Za-z'’]*/gu,
  /** Stands in for a word that is not counted: neither easy nor hard. */
  neutral: 'seven',
  /** The plain words of an entry, which a reader meets in the built-in answer too. */
  saidBy: ({ id, firstStep }: EvidenceEntry): readonly string[] => [
    ...wordingOf(id).says,
    firstStep,
  ],
  isHard: (text: string, part: 'sentence' | 'answer') => readingGrade(text) > leniency.grade[part],
}

const spanish: typeof english = {
  word: /\p{L}+/gu,
  neutral: 'sueño',
  saidBy: (entry) => sentencesOfEntry(entry, 'es'),
  isHard: (text, part) => spanishReadingEase(text) < leniency.ease[part],
}

const measures: Said<typeof english> = { en: english, es: spanish }

/**
 * Puts a neutral word in place of each long word that the plain wording of the cited entries uses:
 * names of drugs, sources and treatments.
 *
 * @param text - text without tags.
 * @param cited - the entries it names.
 * @param language - language of the text.
 * @returns text for grading, not for showing.
 */
export function withoutSourceWords(
  text: string,
  cited: readonly EvidenceEntry[],
  language: Language,
): string {
  const { wordsOf, syllablesOf } = grammar[language]
  const { word, neutral, saidBy } = measures[language]
  const known = new Set(cited.flatMap(saidBy).flatMap((part) => wordsOf(part.toLowerCase())))
  return text.replaceAll(word, (each) =>
    known.has(each.toLowerCase()) && syllablesOf(each) > 2 ? neutral : each,
  )
}

/**
 * Tells whether a text is harder to read than the product promises.
 *
 * @param text - as {@link withoutSourceWords} leaves it, or a long one as it is.
 * @param part - what it is part of: a sentence alone may be harder.
 * @param language - language of the text.
 */
export function isHard(text: string, part: 'sentence' | 'answer', language: Language): boolean {
  return measures[language].isHard(text, part)
}
