/** Answers what leans on the card before it: more of it, how, how much, or another one in its place. */

import type { Card, Said } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { constraintsOf, topicsIn } from '../disclosed-conditions.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import type { Passage } from '../person.ts'
import { withHelpLines } from '../safety/fixed-texts.ts'
import {
  type Act,
  afterCard,
  afterGoal,
  type FollowUpAct,
  type Move,
  moveOf,
  outcomes,
  type QuickReply,
  reasons,
} from './acts.ts'
import {
  insteadOf,
  isBarred,
  isUnsafe,
  nextCard,
  type Reading,
  type TalkTurn,
} from './fitting-cards.ts'
import { heardMove, isCue, isSurely, outcomeIn } from './heard-move.ts'
import { limitsIn } from './limits-heard.ts'
import { type Awaited, talkStateOf } from './talk-state.ts'
import { talkWords } from './talk-words.ts'

/** An answer to a follow-up. */
export interface FollowUp {
  readonly act: Act
  /** The card it is about. */
  readonly card: Card
  readonly passages: readonly Passage[]
  /** What may be pressed next. */
  readonly replies: readonly QuickReply[]
}

/** What answers a question of the coach is a few words: longer messages tell of something else. */
const replyWords = 12

/** What is said, whatever the act was. */
type Reply = Omit<FollowUp, 'act'>

const toGoalOrOther = afterCard.filter(({ act }) => act === 'goal' || act === 'other')

function say({ region, language }: Reading, said: Said): string {
  return withHelpLines(said[language], region, language)
}

/** A paragraph of a card, with its source. */
function from(reading: Reading, card: Card, ...said: readonly Said[]): Passage {
  const entry = evidenceOf(card.id)
  const text = said.map((each) => say(reading, each)).join(' ')
  return { text, sources: entry ? [sourceOf(entry)] : [] }
}

function spoken(reading: Reading, said: Said): Passage {
  return { text: say(reading, said), sources: [] }
}

function without(replies: readonly QuickReply[], ...acts: readonly Move['act'][]) {
  return replies.filter(({ act }) => !acts.includes(act))
}

function replaced(reading: Reading, opening: Said): Reply {
  const next = nextCard(reading)
  const replies = without(afterCard, 'other')
  if (!next) {
    return {
      card: reading.card,
      passages: [spoken(reading, opening), spoken(reading, talkWords.noMoreIdeas)],
      replies: [],
    }
  }
  return {
    card: next,
    passages: [
      spoken(reading, opening),
      from(reading, next, next.know, insteadOf(next, reading)?.say ?? next.step),
    ],
    replies: [...replies, ...afterCard.filter(({ act }) => act === 'other')],
  }
}

/** What the card itself offers under a limit, else another card. */
function adapted(reading: Reading, opening: Said): Reply {
  const { card } = reading
  const instead = insteadOf(card, reading)
  const next = cardOf(instead?.card ?? card.id)
  if (!instead || !next || (next !== card && isBarred(next, reading))) {
    return replaced(reading, opening)
  }
  return {
    card: next,
    passages: [spoken(reading, opening), from(reading, next, instead.say)],
    replies: without(afterCard, 'tried'),
  }
}

function isSaid(said: Said, reading: Reading): boolean {
  const text = say(reading, said)
  return reading.history.some(({ content }) => content.includes(text))
}

function more(reading: Reading): Reply {
  const { card } = reading
  const said = [card.why, card.watchFor].find((part) => !isSaid(part, reading))
  if (!said) {
    return {
      card,
      passages: [spoken(reading, talkWords.allIKnow)],
      replies: without(afterCard, 'more'),
    }
  }
  const back = isSaid(card.followUp, reading) ? [] : [spoken(reading, card.followUp)]
  return {
    card,
    passages: [from(reading, card, said), ...back],
    replies: said === card.watchFor ? without(afterCard, 'more') : afterCard,
  }
}

function how(reading: Reading): Reply {
  const { card, language } = reading
  const [first, ...others] = card.how[language].map((line, place) => `${place + 1}. ${line}`)
  return {
    card,
    passages: [
      { ...from(reading, card), text: first ?? '' },
      ...others.map((text) => ({ text, sources: [] })),
    ],
    replies: without(afterCard, 'how'),
  }
}

function howMuch(reading: Reading): Reply {
  const { card, limits, constraints } = reading
  const isWithout =
    constraints.withoutNumbers || card.noNumbersWhen?.some((limit) => limits.has(limit)) === true
  return {
    card,
    passages: [from(reading, card, isWithout ? talkWords.ownNumber : card.howMuch)],
    replies: without(afterCard, 'how_much'),
  }
}

function tried(reading: Reading, { outcome }: Move): Reply {
  const { card } = reading
  if (outcome === undefined) {
    return { card, passages: [spoken(reading, talkWords.howDidItGo)], replies: outcomes }
  }
  if (outcome === 'no-change') return replaced(reading, talkWords.fairTry)
  if (outcome === 'too-hard') return adapted(reading, talkWords.tooHard)
  if (outcome === 'helped') {
    return {
      card,
      passages: [spoken(reading, talkWords.helped)],
      replies: toGoalOrOther,
    }
  }
  const { passages, ...rest } = replaced(reading, talkWords.harmed)
  const [sorry, ...others] = passages
  return { ...rest, passages: [sorry ?? [], from(reading, card, card.watchFor), ...others].flat() }
}

function cannot(reading: Reading, { limit }: Move): Reply {
  if (limit === 'dislike') return replaced(reading, talkWords.leftOut)
  if (reading.limits.size > 0) return adapted(reading, talkWords.thenNotThat)
  return {
    card: reading.card,
    passages: [spoken(reading, talkWords.whatMakesItHard)],
    replies: reasons,
  }
}

/** What each act gets. */
const answers: Readonly<Record<FollowUpAct, (reading: Reading, move: Move) => Reply>> = {
  more,
  how,
  how_much: howMuch,
  cannot,
  tried,
  did: (reading) => ({
    card: reading.card,
    passages: [spoken(reading, talkWords.did), spoken(reading, reading.card.followUp)],
    replies: toGoalOrOther,
  }),
  other: (reading) => replaced(reading, talkWords.anotherIdea),
  goal: (reading) => ({
    card: reading.card,
    passages: [
      from(reading, reading.card, talkWords.yourGoal, reading.card.step),
      spoken(reading, talkWords.afterWhat),
    ],
    replies: [],
  }),
}

/** The acts that lead to doing the step itself. */
const leadsToDoing: ReadonlySet<Act> = new Set(['how', 'how_much', 'goal'])

function answered(reading: Reading, move: Move): Reply {
  const { card } = reading
  if (leadsToDoing.has(move.act)) {
    if (isUnsafe(card, reading)) return replaced(reading, talkWords.anotherWay)
    const instead = insteadOf(card, reading)
    // Said once is enough: whoever asks on wants to do that very thing.
    if (instead && !isSaid(instead.say, reading)) return adapted(reading, talkWords.anotherWay)
  }
  return answers[move.act](reading, move)
}

/** The person's own words for when they will do it, read back with the step. */
function withCue(reading: Reading): Reply {
  const { card, message } = reading
  const words = message.trim().replace(/[.!]+$/u, '')
  const step = say(reading, card.step)
  const text = say(reading, talkWords.goalStands).replaceAll(/\{(words|step)\}/gu, (place) =>
    place === '{words}' ? words : step,
  )
  return { card, passages: [{ ...from(reading, card), text }], replies: afterGoal }
}

/** With words of their own these are new questions. */
const asksOn: ReadonlySet<Act> = new Set(['more', 'how', 'how_much', 'other'])

/** A few words that answer what the coach asked. */
function replied(reading: Reading, awaited: Awaited): Reply | undefined {
  if (awaited === 'cue') return isCue(reading.message) ? withCue(reading) : undefined
  if (awaited === 'reason') {
    const isLimit = limitsIn([reading.message]).size > 0
    return isLimit ? adapted(reading, talkWords.thenNotThat) : undefined
  }
  const { outcome } = outcomeIn(reading.message)
  return outcome && tried(reading, { act: 'tried', outcome })
}

/**
 * Answers a message that leans on the card before it.
 *
 * @param turn - the message, the turns before it and what the person told.
 * @returns the answer; undefined where the message stands for itself, or no card was shown before it.
 */
export function followUp(turn: TalkTurn): FollowUp | undefined {
  const state = talkStateOf(turn.history)
  const { card, awaited } = state
  if (!card) return undefined
  const { message, told } = turn
  const constraints = constraintsOf(topicsIn(told))
  const reading: Reading = { ...turn, state, card, limits: limitsIn(told), constraints }
  const plain = moveOf(message)
  if (plain) return { act: plain.act, ...answered(reading, plain) }
  const isReply = message.trim().split(/\s+/u).length <= replyWords && !message.includes('?')
  const reply = isReply && awaited ? replied(reading, awaited) : undefined
  if (reply) return { act: 'answer', ...reply }
  const move = heardMove(message, state.before)
  const mayAskAnew = move && (message.includes('?') || asksOn.has(move.act))
  if (mayAskAnew && turn.isOwnQuestion()) return undefined
  if (move) return { act: move.act, ...answered(reading, move) }
  if (!isSurely('recall', message, state.before)) return undefined
  const passages = [from(reading, card, talkWords.recalled, card.step)]
  return { act: 'recall', card, passages, replies: afterCard }
}
