/** A card that a turn leans on, and what is said of it. */

import type { Card } from '../cards/card.ts'
import type { Said } from '../text/said.ts'
import type { Passage } from '../person/person.ts'
import { afterCard, type Move, type QuickReply } from './acts.ts'
import type { GoalStep } from '../conversation/question.ts'
import { type Reading, say } from './reading.ts'

/** What is said of a card, whatever the act was. */
export interface Spoken {
  /** The card that the talk goes on from. */
  readonly card: Card
  readonly passages: readonly Passage[]
  readonly replies: readonly QuickReply[]
  readonly step?: GoalStep
}

/** A card in a turn. */
export interface Open extends Reading {
  readonly card: Card
}

/** After a step that went well. */
export const toGoalOrOther = afterCard.filter(({ act }) => act === 'goal' || act === 'other')

/** The buttons less those of some acts. */
export function without(replies: readonly QuickReply[], ...acts: readonly Move['act'][]) {
  return replies.filter(({ act }) => !acts.includes(act))
}

/** A sentence with what the person said in it. */
export function filled(reading: Reading, said: Said, words: string): Said {
  const text = say(reading, said, { words })
  return { en: text, es: text }
}
