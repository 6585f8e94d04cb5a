/** What the grammar and the spelling of each language ask for, where no table of words can hold it. */

import { spanishSentencesOf, spanishSyllablesOf, spanishWordsOf } from './reading-ease-spanish.ts'
import { sentencesOf, syllablesOf, wordsOf } from './reading-grade.ts'
import type { Said } from './said.ts'

const english = {
  /** The words of a text in order; numbers count as words. */
  wordsOf,
  sentencesOf,
  syllablesOf,
  /** A word "a" of a text and what follows it. */
  afterA: (said: string) => `a ${said}`,
}

const spanish: typeof english = {
  wordsOf: spanishWordsOf,
  sentencesOf: spanishSentencesOf,
  syllablesOf: spanishSyllablesOf,
  // "Llame al 911", but "llame a su número local".
  afterA: (said) => (/^\d/u.test(said) ? `al ${said}` : `a ${said}`),
}

/** By language. */
export const grammar: Said<typeof english> = { en: english, es: spanish }
