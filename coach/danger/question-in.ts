/** Finds the question in what was said beside a danger. */

const lastQuestion =
  /^.*[,;:]\s*((?:what|how|which|why|where|when|can|should|is|are|do|does)\b.*)$/isu

/** A question without its mark. */
const asksAtOnce =
  /^(?:(?:and|so|but|now|anyway|y|pero|ahora)[\s,]+)*(?:what|how|which|why|where|when|can|could|should|tell me|qué|cómo|cuál|cuánt[oa]s?|dónde|por qué|díga?me)\b/iu

/** An ordinary question beside the danger: its own sentence, so that it can be asked again. */
export function questionIn(content: string): string {
  const sentences = content.split(/(?<=[.!?\n])\s+/u).filter((each) => each.trim() !== '')
  const asking = sentences.findLast((each) => each.includes('?'))
  const sentence = (asking ?? sentences.findLast((each) => asksAtOnce.test(each)) ?? content).trim()
  return /¿[^¿]*$/u.exec(sentence)?.[0] ?? lastQuestion.exec(sentence)?.[1] ?? sentence
}
