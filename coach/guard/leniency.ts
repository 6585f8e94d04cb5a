/** How strict the output guard is: every threshold in one place. */

/** Limits of one sentence and of a whole answer of a language model. */
export const leniency = {
  /** Words in one sentence, at most (evaluation brief: no sentence over 20 words). */
  mostWords: 20,
  /** The same for Spanish, which needs more words for the same. */
  mostWordsInSpanish: 23,
  /** Flesch-Kincaid grade of one sentence, at most. A single short sentence swings by two grades
   * with one long word, so this lies above the 7 that the whole answer is held to. */
  sentenceGrade: 9.5,
  /** Sentences shorter than this many words are not graded: one long word would decide. */
  fewestGradedWords: 7,
  /** Flesch-Kincaid grade of the whole answer, at most. */
  answerGrade: 7,
  /** A text of fewer words is graded without the long words of its sources: two sentences swing. */
  fewestAnswerWords: 40,
  /** Szigriszt-Pazos ease of one Spanish sentence, at least (INFLESZ: 55 to 65 is called normal). */
  easeInSpanish: 50,
  /** The same of a whole answer. */
  answerEaseInSpanish: 60,
  /** Share of content words that must stand in the cited entries. */
  overlap: 0.5,
  /** The same for Spanish, held against the Spanish words of the entries. */
  overlapInSpanish: 0.5,
  /** An answer is cut before the sentence that would pass this many words. */
  mostAnswerWords: 150,
  /** The same for Spanish. */
  mostAnswerWordsInSpanish: 172,
  /** Sentences with a source that a whole answer needs. */
  fewestSourced: 2,
} as const
