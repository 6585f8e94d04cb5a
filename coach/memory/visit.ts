/** How a visit begins with somebody of whom something is remembered, and what is said to how their goal went. */

import type { Language } from '#core/languages.ts'
import type { Remembered } from '#core/memory.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { afterCard, type Move, outcomes, reasons, visitReplies } from '../talk/acts.ts'
import { domainsOf, type Reply, spoken, type TalkTurn } from '../talk/reading.ts'
import { quoted } from '../talk/when-words.ts'
import { talkWords } from '../talk/talk-words.ts'
import type { Recollection } from '../conversation/question.ts'
import { isStale } from './brought.ts'
import { memoryWords, stillReplies } from './memory-words.ts'

/** What the coach says first. */
export interface Opening {
  readonly text: string
  /** What may be pressed. */
  readonly suggestions: string[]
}

/** Somebody who comes back within these hours is still in the same visit. */
const sameVisitHours = 8

/** A goal that was not asked about in this visit. */
function goalIn({ memory, hoursSince }: Recollection): Remembered | undefined {
  const goal = memory.slots.findLast(({ kind }) => kind === 'goal')
  return goal && hoursSince(goal.heardAt) >= sameVisitHours ? goal : undefined
}

/**
 * The first words of a new conversation.
 *
 * @param recollection - what is remembered.
 * @param language - of the page.
 * @returns the goal and how it went; else whether an old limit still holds; else a greeting; undefined
 *   where nothing is remembered. How long somebody stayed away is never said.
 */
export function openingFor(recollection: Recollection, language: Language): Opening | undefined {
  const { memory } = recollection
  if (memory.slots.length === 0) return undefined
  const hello = memoryWords.goodToSeeYou[language]
  const goal = goalIn(recollection)
  if (goal) {
    const step = cardOf(goal.about[0] ?? '')?.step[language]
    const named = step === undefined || step.startsWith(goal.words) ? [] : [step]
    const said = memoryWords.yourGoal[language].replace('{words}', quoted(goal.words))
    const words = [said, ...named].join(' ')
    const text = `${hello} ${words} ${talkWords.howDidGoalGo[language]}`
    return { text, suggestions: visitReplies.map(({ label }) => label[language]) }
  }
  const old = memory.slots.find((slot) => isStale(slot, recollection))
  if (!old) return { text: hello, suggestions: [] }
  const question = memoryWords.stillSo[language].replace('{words}', quoted(old.words))
  return {
    text: `${hello} ${question}`,
    suggestions: stillReplies.map(({ label }) => label[language]),
  }
}

const smaller = [
  ...outcomes.filter(({ outcome }) => outcome === 'too-hard'),
  ...afterCard.filter(({ act }) => act === 'how' || act === 'other'),
]

/**
 * Answers how a goal went where it was not simply done: days that were missed are not counted, and
 * where it was not begun it is asked what is in the way.
 *
 * @param turn - the turn.
 * @param card - of the goal.
 * @param visit - what was pressed.
 */
export function visitReply(turn: TalkTurn, card: Card, visit: NonNullable<Move['visit']>): Reply {
  const isSome = visit === 'some-days'
  return {
    act: 'did',
    domains: domainsOf(card),
    passages: [spoken(turn, isSome ? talkWords.someDays : talkWords.whatMakesItHard)],
    replies: isSome ? smaller : reasons,
  }
}
