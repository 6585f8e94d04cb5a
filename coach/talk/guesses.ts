/** What is said in place of a guess. */

import { namingStems, stemsIn } from '../text/stems.ts'
import { beyondFaq, nearestFaq } from './of-subjects.ts'
import type { Reading, Reply } from './reading.ts'

/** In the midst of a talk what answers speaks of so much of what the message names. */
const leastNamed = 0.3

/** How much of what a message names is spoken of in a reply; all of it where it names nothing. */
function shareNamed({ message }: Reading, { passages }: Reply): number {
  const named = [...namingStems(message)]
  const said = stemsIn(passages.map(({ text }) => text).join(' '))
  if (named.length === 0) return 1
  return named.filter((stem) => said.has(stem)).length / named.length
}

/** A question of a subject was just answered, or a danger was told. */
function isOnSubject({ state, subjects = [] }: Reading): boolean {
  return state.answered !== undefined || subjects.length > 0
}

/** In place of a guess: the likest question on a subject; in the midst of a talk on one, who knows it. */
export function surelyMeant(reading: Reading, sure: Reply): Reply {
  if (!sure.isGuess) return sure
  const share = shareNamed(reading, sure)
  if (isOnSubject(reading)) return beyondFaq(reading, sure) ?? sure
  return (share > 0 ? undefined : nearestFaq(reading)) ?? sure
}

/** A question of no more words that a card surely answers is one of its own. */
const plainWords = 12

/** A card on something else, in a talk on a subject, is a guess. */
export function asGuess(reading: Reading, reply: Reply): Reply {
  const isCard = reply.act === 'ask' && reply.passages.some(({ sources }) => sources.length > 0)
  const isPlain =
    reading.message.trim().split(/\s+/u).length <= plainWords && reading.search().isSure
  const isBeside = isCard && !isPlain && isOnSubject(reading)
  return isBeside && shareNamed(reading, reply) < leastNamed ? { ...reply, isGuess: true } : reply
}
