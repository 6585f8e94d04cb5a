/** Tells a question by its form, with or without its mark. */

const asking =
  /^(?:[\s.,¿¡]|(?:and|so|but|then|now|well|ok|okay|yes|no|y|pero|entonces|bueno|pues)\b)*(?:what|how|which|why|where|when|who|can|could|should|shall|would|will|is|are|do|does|did|may|qué|que|cómo|como|cuál|cuáles|cuánt[oa]s?|dónde|por qué|quién|puedo|puede|debo|es|hay|sirve)\b(?!['’]t|not\b| not\b)/iu

const yesOrNo =
  /(?:^|[,.;¿])\s*(?:(?:and|so|but|y|pero|entonces|would it|¿)\s*)*(?:is|are|will|would|can|could|does|do|should|es|son|est[aá]|hace|hacen|puede|puedo|debo|sirve|conviene)\b(?!['’]t|not\b| not\b)/iu

/**
 * Tells whether something is asked.
 *
 * @param message - as typed.
 */
export function isQuestion(message: string): boolean {
  return message.includes('?') || asking.test(message)
}

/** Tells whether a yes or a no is asked for. */
export function asksYesOrNo(message: string): boolean {
  return isQuestion(message) && yesOrNo.test(message)
}
