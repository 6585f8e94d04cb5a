/** The sentence of a message that asks, where the rest of it says something else. */

import { isRequest } from '../search/question-form.ts'
import type { Passage } from '../person/person.ts'
import { feelingIn } from '../conversation/feelings.ts'
import type { Heard } from './hear-turn.ts'
import { isSaid, type Reading, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** Acts beside which something else may be asked. */
const besideQuestion: ReadonlySet<string> = new Set([
  'cannot',
  'tried',
  'did',
  'other',
  'thanks',
  'smalltalk',
  'answer',
  'outside',
  'unclear',
  'goal',
])

const fewestWords = 4

/**
 * Finds the sentence that asks.
 *
 * @param reading - the turn.
 * @param act - what the message as a whole sounds like.
 * @returns the last sentence that asks; undefined where there is none beside other talk.
 */
export function askedPart({ message }: Reading, act: string): string | undefined {
  if (!besideQuestion.has(act)) return undefined
  const sentences = message
    .split(/(?<=[.!?;…])\s+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
  if (sentences.length < 2) return undefined
  return sentences.findLast(
    (sentence) =>
      (sentence.endsWith('?') || isRequest(sentence)) &&
      sentence.split(/\s+/u).length >= fewestWords,
  )
}

/** A word for what was said beside the question. */
export function leadOf(reading: Reading, { act, limit }: Heard, part: string): readonly Passage[] {
  const feeling = feelingIn(part) ? undefined : feelingIn(reading.message)
  if (feeling && !isSaid(reading, feeling.say)) return [spoken(reading, feeling.say)]
  if (act === 'cannot') {
    return [spoken(reading, limit === 'dislike' ? talkWords.leftOut : talkWords.thenNotThat)]
  }
  return act === 'did' ? [spoken(reading, talkWords.goodStart)] : []
}
