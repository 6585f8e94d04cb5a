/** Decides whether what passed the guard is an answer, or whether the built-in one must stand. */

import { evidenceOf } from '../evidence/catalog.ts'
import { readingGrade, wordsOf } from '../reading-grade.ts'
import { withoutSourceWords } from './form/source-words.ts'
import { leniency } from './leniency.ts'

/** A sentence or paragraph that passed the guard. */
interface GuardedPassage {
  readonly text: string
  readonly ids: readonly string[]
}

/** Words of a text that are long enough to tell one step from another. */
function tellingWords(text: string): readonly string[] {
  return wordsOf(text.toLowerCase()).filter((word) => word.length > 3)
}

/** True where a passage says the first step of an entry it names, in its own words or the entry's. */
function holdsStep({ text, ids }: GuardedPassage): boolean {
  const said = new Set(tellingWords(text))
  return ids.some((id) => {
    const step = tellingWords(evidenceOf(id)?.firstStep ?? '')
    return step.length > 0 && step.filter((word) => said.has(word)).length * 3 >= step.length
  })
}

function gradeOf(passages: readonly GuardedPassage[]): number {
  const text = passages.map((passage) => passage.text).join(' ')
  if (wordsOf(text).length >= leniency.fewestAnswerWords) return readingGrade(text)
  const cited = passages.flatMap(({ ids }) => ids.flatMap((id) => evidenceOf(id) ?? []))
  return readingGrade(withoutSourceWords(text, cited))
}

/**
 * Tells whether guarded passages make a whole answer: two sentences with a source at least, one
 * step to take, and a reading grade that the product promises.
 *
 * @param passages - what passed the guard, in order.
 * @returns false where the built-in answer must stand instead.
 */
export function isWholeAnswer(passages: readonly GuardedPassage[]): boolean {
  const sourced = passages.filter(({ ids }) => ids.length > 0)
  return (
    sourced.length >= leniency.fewestSourced &&
    sourced.some(holdsStep) &&
    gradeOf(passages) <= leniency.answerGrade
  )
}

/**
 * Tells whether one more sentence still fits in an answer.
 *
 * @param passages - what is shown already.
 * @param next - the sentence to come.
 * @returns false where the answer must end before it.
 */
export function hasRoomFor(
  passages: readonly { readonly text: string }[],
  next: { readonly text: string },
): boolean {
  const words = [...passages, next].flatMap(({ text }) => wordsOf(text))
  return words.length <= leniency.mostAnswerWords
}
