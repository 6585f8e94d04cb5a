/** How strict the output guard is: every threshold in one place. */

/** Limits of one sentence and of a whole answer of a language model; Spanish needs more words for the same. */
export const leniency = {
  /** Words in one sentence, at most (evaluation brief: no sentence over 20 words). */
  mostWords: { en: 20, es: 23 },
  /** Flesch-Kincaid grade, at most. A single short sentence swings by two grades with one long word,
   * so its limit lies above the 7 that the whole answer is held to. */
  grade: { sentence: 9.5, answer: 7 },
  /** Szigriszt-Pazos ease in Spanish, at least (INFLESZ: 55 to 65 is called normal). */
  ease: { sentence: 50, answer: 60 },
  /** Sentences shorter than this many words are not graded: one long word would decide. */
  fewestGradedWords: 7,
  /** A text of fewer words is graded without the long words of its sources: two sentences swing. */
  fewestAnswerWords: 40,
  /** Share of content words that must stand in the cited entries, or in their words of the language. */
  overlap: { en: 0.5, es: 0.5 },
  /** An answer is cut before the sentence that would pass this many words. */
  mostAnswerWords: { en: 150, es: 172 },
  /** Sentences with a source that a whole answer needs. */
  fewestSourced: 2,
} as const
