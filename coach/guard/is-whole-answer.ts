/** Decides whether what passed the guard is an answer, or whether the built-in one must stand. */

import { evidenceOf } from '../evidence/catalog.ts'
import { grammar } from '../text/grammar.ts'
import type { Language } from '#core/languages.ts'
import { sayIn } from '../wording/say-in.ts'
import { isHard, withoutSourceWords } from './form/source-words.ts'
import { leniency } from './leniency.ts'

/** A sentence or paragraph that passed the guard. */
interface GuardedPassage {
  readonly text: string
  readonly ids: readonly string[]
}

/** Words of a text that are long enough to tell one step from another. */
function tellingWords(language: Language, text: string): readonly string[] {
  return grammar[language].wordsOf(text.toLowerCase()).filter((word) => word.length > 3)
}

/** True where a passage says the first step of an entry it names, in its own words or the entry's. */
function holdsStep({ text, ids }: GuardedPassage, language: Language): boolean {
  const said = new Set(tellingWords(language, text))
  return ids.some((id) => {
    const step = tellingWords(language, sayIn(language, evidenceOf(id)?.firstStep ?? ''))
    return step.length > 0 && step.filter((word) => said.has(word)).length * 3 >= step.length
  })
}

function isEasy(passages: readonly GuardedPassage[], language: Language): boolean {
  const text = passages.map((passage) => passage.text).join(' ')
  const isLong = grammar[language].wordsOf(text).length >= leniency.fewestAnswerWords
  const cited = passages.flatMap(({ ids }) => ids.flatMap((id) => evidenceOf(id) ?? []))
  return !isHard(isLong ? text : withoutSourceWords(text, cited, language), 'answer', language)
}

/**
 * Tells whether guarded passages make a whole answer: two sentences with a source at least, one
 * step to take, and as easy to read as the product promises.
 *
 * @param passages - what passed the guard, in order.
 * @param language - language they are in.
 * @returns false where the built-in answer must stand instead.
 */
export function isWholeAnswer(
  passages: readonly GuardedPassage[],
  language: Language = 'en',
): boolean {
  const sourced = passages.filter(({ ids }) => ids.length > 0)
  return (
    sourced.length >= leniency.fewestSourced &&
    sourced.some((passage) => holdsStep(passage, language)) &&
    isEasy(passages, language)
  )
}

/**
 * Tells whether one more sentence still fits in an answer.
 *
 * @param passages - what is shown already.
 * @param next - the sentence to come.
 * @param language - language they are in.
 * @returns false where the answer must end before it.
 */
export function hasRoomFor(
  passages: readonly { readonly text: string }[],
  next: { readonly text: string },
  language: Language = 'en',
): boolean {
  const words = [...passages, next].flatMap(({ text }) => grammar[language].wordsOf(text))
  return words.length <= leniency.mostAnswerWords[language]
}
