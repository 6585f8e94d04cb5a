/** Finds English that was left in a Spanish text. */

/** Small words that English sentences hold and Spanish ones do not. */
const english =
  /(?<![\p{L}])(?:the|and|your|you|with|for|is|are|this|that|it|its|of|to|not|or|do|does|if|when|from|be|have|has|help|helps|ask|keep|what|which|who|how|these|they|them|one|each|any|more|most|people|day|week|score|because)(?![\p{L}])/iu

/**
 * The sentences that are not Spanish.
 *
 * @param texts - what a person reads, without names of sources.
 * @returns each faulty sentence once.
 */
export function englishIn(texts: readonly string[]): readonly string[] {
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/u))
  return [...new Set(sentences)].filter((sentence) => english.test(sentence))
}
