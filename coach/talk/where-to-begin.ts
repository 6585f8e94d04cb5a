/** Answers where to begin. */

import { factsOf } from '../search/retrieval.ts'
import { weakestOf } from '../scores/own-results.ts'
import { scoreSentence } from '../scores/score-sentence.ts'
import { afterCard, isPressed } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { startWith, whichIsHardest } from './asides.ts'
import { firstAnswer } from './first-answer.ts'
import { namedAmong } from './fitting-cards.ts'
import { followUp } from './follow-up.ts'
import { domainsOf, type Reading, type Reply, spoken } from './reading.ts'
import { restOfAnswer } from './which-next.ts'

/** Where to begin: with the step that is open or the rest of what was answered, else with the part that came out weakest. */
export function whereToBegin(reading: Reading): Reply {
  const { state, person } = reading
  const card = namedAmong(reading.message, state.shown, reading.language) ?? state.card
  const isAsked = card !== undefined && card === state.card && !isPressed(reading.message)
  const rest = isAsked ? restOfAnswer(reading) : []
  // The card beside an answer is not what was asked about.
  if (rest.length > 0) {
    const passages = [spoken(reading, asideWords.startHere), ...rest]
    return { act: 'which_first', domains: domainsOf(card), passages, replies: afterCard }
  }
  if (card && !state.withdrawn.has(card.id)) return startWith(reading, card)
  if (card) return followUp(reading, card, { act: 'other', likely: 1 })
  const weakest = weakestOf(person)
  const reply = weakest && firstAnswer(reading, factsOf(weakest), 1)
  if (!reply || !person) return whichIsHardest(reading)
  const isTold = weakest === 'Diet' && reading.constraints.withoutNumbers
  const score = isTold ? undefined : scoreSentence(weakest, person, reading.language)
  const isSaid = reply.passages.some(({ text }) => text === score)
  const why = score === undefined || isSaid ? [] : [{ text: score, sources: [] }]
  return { ...reply, act: 'which_first', passages: [...why, ...reply.passages] }
}
