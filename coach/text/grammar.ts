/** What the grammar and the spelling of each language ask for, where no table of words can hold it. */

import { spanishSentencesOf, spanishSyllablesOf, spanishWordsOf } from './reading-ease-spanish.ts'
import { sentencesOf, syllablesOf, wordsOf } from './reading-grade.ts'
import type { Said } from './said.ts'

interface Grammar {
  /** The words of a text in order; numbers count as words. */
  readonly wordsOf: (text: string) => readonly string[]
  readonly sentencesOf: (text: string) => readonly string[]
  readonly syllablesOf: (word: string) => number
  /** A word "a" of a text and what follows it. */
  readonly afterA: (said: string) => string
}

/** By language. */
export const grammar: Said<Grammar> = {
  en: { wordsOf, sentencesOf, syllablesOf, afterA: (said) => `a ${said}` },
  es: {
    wordsOf: spanishWordsOf,
    sentencesOf: spanishSentencesOf,
    syllablesOf: spanishSyllablesOf,
    // "Llame al 911", but "llame a su número local".
    afterA: (said) => (/^\d/u.test(said) ? `al ${said}` : `a ${said}`),
  },
}
