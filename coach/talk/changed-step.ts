/** A step that was changed for what somebody told: how to do it, how much of it, and why it was changed. */

import type { Language } from '#core/languages.ts'
import type { Card } from '../cards/card.ts'
import type { Said } from '../text/said.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import type { Passage } from '../person/person.ts'
import { isPressed } from './acts.ts'
import { stemsIn } from '../text/stems.ts'
import { matterOffered, wayOf } from './matter.ts'
import type { Open } from './open-card.ts'
import { domainsOf, fromCard, type Reading, say, spoken } from './reading.ts'
import { reasonIn } from './refusals.ts'
import { talkWords } from './talk-words.ts'

/** Lines that share fewer of its words are not for a step that came instead. */
const ownWords = 0.4

/** What was offered in place of the step of a card, where it was. */
export function offered({ card, state }: Open): Said | undefined {
  return state.card === card ? state.lent : undefined
}

/** Tells whether the lines and the amount of a card are for another step than what came instead. */
export function isOtherStep(card: Card, instead: Said, language: Language): boolean {
  const own = stemsIn([card.step[language], ...card.how[language]].join(' '))
  const stems = [...stemsIn(instead[language])]
  const shared = stems.filter((stem) => own.has(stem)).length
  return shared < stems.length * ownWords
}

/** What was offered in place of the step, where the lines and the amount of the card are for another one. */
export function changedStep(open: Open): Said | undefined {
  const instead = offered(open)
  const isOther =
    instead && (matterOffered(instead) || isOtherStep(open.card, instead, open.language))
  return isOther ? instead : undefined
}

/** Why something cannot be done, as it was told last in this talk. */
function reasonTold({ message, history }: Reading): string | undefined {
  const told = messagesOf(history)
  return [...told, message].flatMap((words) => reasonIn(words) ?? []).at(-1)
}

/** The reason that was told in the message just before. */
export function reasonSince({ history }: Reading): string | undefined {
  const last = history.findLast(({ role }) => role === 'user')
  return last && !isPressed(last.content) ? reasonIn(last.content) : undefined
}

function isOfBody(card: Card): boolean {
  return domainsOf(card)[0] === 'Exercise'
}

const asks = /^(?:ask|call|phone|tell|say|pida|pregunte|llame|diga)/iu

/** How to do it: the lines of the card are for its own step. */
export function howChanged(open: Open, instead: Said): readonly Passage[] {
  const matter = matterOffered(instead)
  if (matter) return wayOf(open, matter)
  const said = fromCard(open, open.card, instead)
  const words = reasonTold(open)
  return asks.test(say(open, instead)) && words !== undefined
    ? [said, spoken(open, talkWords.askThem, { words })]
    : [said, spoken(open, isOfBody(open.card) ? talkWords.beginSmall : talkWords.beginSmallSafely)]
}
