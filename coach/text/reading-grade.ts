/** Measures how hard a text is to read. */

/**
 * Counts the syllables of an English word by its vowel groups.
 *
 * @param word - one word of letters.
 * @returns at least 1.
 */
export function syllablesOf(word: string): number {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/gu, '')
  if (letters.length <= 3) return 1
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/u, (end) => end[0] ?? '')
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/gu)?.length ?? 1)
}

/**
 * Splits a text into sentences at full stops, question and exclamation marks and line ends.
 *
 * @param text - any text.
 * @returns the sentences without outer blanks; none for empty text.
 */
export function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+|(?<=[a-z]):\s/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z0-9]/iu.test(sentence))
}

/**
 * The sentences of a text as they stand: what a colon opens belongs to the words before it.
 *
 * @param text - of the coach.
 */
export function wholeSentencesOf(text: string): readonly string[] {
  return text.split(/(?<=[.!?][”"]?)\s+(?=[¿¡“]?[\p{Lu}{])/u)
}

/**
 * The words of a text; numbers count as words.
 *
 * @param text - any text.
 * @returns the words in order.
 */
export function wordsOf(text: string): readonly string[] {
  return text.match(/[A-Za-z0-9][A-Za-z0-9'’]*/gu) ?? []
}

/**
 * The Flesch-Kincaid grade: 0.39 words a sentence + 11.8 syllables a word - 15.59 (Kincaid 1975).
 *
 * @param text - English text.
 * @returns a United States school grade, from about -3 up; 0 for empty text.
 */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text).length
  const words = wordsOf(text)
  if (sentences === 0 || words.length === 0) return 0
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0)
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59
}
