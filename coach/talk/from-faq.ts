/** Hears which question of its subjects a turn asks, and whether it is one at all. */

import { isReadyQuestion } from '../conversation/asked-in.ts'
import { despairIn } from '../conversation/despair.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { faqLabelled } from '../matters/faq/catalog.ts'
import type { Found } from '../matters/faq/find.ts'
import { isQuestion } from '../search/question-form.ts'
import { namingStems } from '../text/stems.ts'
import { isPressed } from './acts.ts'
import { asksForProof } from './asides.ts'
import { askedPart } from './asked-part.ts'
import { asksNothing } from './asks-nothing.ts'
import { turnsDown } from './corrections.ts'
import { askedOn, proofOf, replyOf } from './faq-reply.ts'
import { asGuess } from './hardly-to.ts'
import { asksForReason, backCard } from './hear-leaning.ts'
import { isReport } from './hear-move.ts'
import type { Heard } from './hear-turn.ts'
import { askedInAny, likeliest, questionsAsked, surelyAsked } from './questions-asked.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { doneAlready } from './which-next.ts'

/** So sure of another domain, the search is believed before a question that the message is hardly like. */
const surely = { score: 100, likeness: 1 } as const

/** What a word only opens by the way, as a place or a thing in another question, is not what is asked about. */
function isOfOtherDomain({ search }: Reading, asked: Found | undefined): boolean {
  if (asked === undefined || asked.likeness >= surely.likeness) return false
  const { hits, domains } = search()
  return (hits[0]?.score ?? 0) >= surely.score && domains[0] !== asked.faq.domain
}

/** A question that is hardly like its subject's gives way to one that is asked in any talk. */
function isOfAnyTalk(reading: Reading, asked: Found | undefined): boolean {
  if (asked === undefined || asked.likeness >= clearlyAsked) return false
  return (askedInAny(reading)?.likeness ?? 0) > asked.likeness
}

/** Answers what is asked on in any talk, where no matter is named and no amount of the open card is asked for. */
export function inAnyTalk(reading: Reading, { act }: Heard): Reply | undefined {
  const found = askedInAny(reading)
  const { matter, isSure } = reading.search()
  const isOfCard = act === 'how_much' && reading.state.card && !reading.state.answered
  if (!found || isOfCard) return undefined
  if (matter && isSure && found.likeness < surelyAsked.beyondDoubt) return undefined
  return replyOf(reading, 'ask', [found])
}

function toQuestions(reading: Reading, { act, likely }: Heard, text: string): Reply | undefined {
  const { near, sure } = questionsAsked(reading, text)
  if (isOfOtherDomain(reading, sure[0]) || isOfAnyTalk(reading, sure[0])) return undefined
  const reply = replyOf(reading, asksOn.has(act) && likely >= likelyOn ? act : 'ask', sure, near)
  const isSure = (sure[0]?.likeness ?? 0) >= surelyAsked.beyondDoubt
  const isAsked = isSure && isQuestion(text) && reading.history.length > 0
  return reply && { ...reply, isAsked }
}

/** What asks for more of what was just said. */
const asksOn: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'cannot', 'tried', 'other'])
/** How a try went is heard as of any step. */
const goesOnFrom: ReadonlySet<string> = new Set([...asksOn].filter((act) => act !== 'tried'))
/** So likely it asks for that, though it names nothing that was foreseen. */
const goesOn = 0.35
/** So likely it does that, though a question answers it. */
const likelyOn = 0.4
/** What asks nothing of a subject. */
const isElse: ReadonlySet<string> = new Set([
  'recall',
  'about_coach',
  'goodbye',
  'which_first',
  'goal',
])
const surelyElse = 0.5
/** So like a question, it is answered though a goal is taken up before it. */
const clearlyAsked = 0.8

/** "I will try that. And what if she still says no?": what is asked by itself beside a goal. */
function besideGoal(reading: Reading, { act }: Heard): Reply | undefined {
  const part = act === 'goal' ? askedPart(reading, act) : undefined
  if (part === undefined) return undefined
  const { near, sure } = questionsAsked(reading, part)
  const isClear = (sure[0]?.likeness ?? 0) >= clearlyAsked
  const reply = isClear ? replyOf(reading, 'ask', sure, near) : undefined
  return reply && { ...reply, passages: [spoken(reading, talkWords.goodPlan), ...reply.passages] }
}

/** So like a question at least, it is what was meant by whoever puts the coach right. */
const putRight = 0.6

/** What the coach asked of a step is answered to that step. */
const ofStep: ReadonlySet<string | undefined> = new Set(['cue', 'outcome', 'reason'])

/** A loss that is told beside a question, and a deed, get a word of their own before the answer. */
function withMet(reading: Reading, { act, likely }: Heard, reply: Reply): Reply {
  const feeling = feelingIn(reading.message)
  const isDeed = act === 'did' && likely >= surelyElse && isReport(reading.message)
  const met = feeling?.isGrief ? feeling.say : isDeed ? talkWords.aRealStep : undefined
  if (!met || isSaid(reading, met)) return reply
  return { ...reply, passages: [spoken(reading, met), ...reply.passages] }
}

/** A plain question has no more words, nor has what leans on a card. */
const plain = { asked: 12, leaning: 8 } as const
/** So likely a message leans on the open card. */
const surelyLeaning = 0.5

/** Tells whether the cards are nearer: a plain question at the head of a talk, or what leans on a card that was shown. */
function isForCards(reading: Reading, { act, likely }: Heard): boolean {
  const { message, history, state, search, subjects = [] } = reading
  const words = message.trim().split(/\s+/u).length
  if (isReadyQuestion(message)) return true
  const isOfDanger = subjects.length > 0 && likeliest(reading) >= clearlyAsked
  if (history.length === 0 && !isOfDanger)
    return words <= plain.asked && (search().isSure || search().matter !== undefined)
  return (
    state.card !== undefined && asksOn.has(act) && likely >= surelyLeaning && words <= plain.leaning
  )
}

/** Answers the question whose button was pressed. */
export function pressedFaq(reading: Reading): Reply | undefined {
  const pressed = faqLabelled(reading.message)
  return pressed && replyOf(reading, 'ask', [pressed])
}

/** Names hardly anything of its own. */
const mostBare = 2

function isBare(message: string): boolean {
  return namingStems(message).size <= mostBare
}

/**
 * Answers a question on a subject of the talk.
 *
 * @param reading - the turn.
 * @param heard - what the person does.
 * @returns undefined where the talk is on none, or the message surely asks none of its questions.
 */
export function fromFaq(reading: Reading, heard: Heard): Reply | undefined {
  const { message, state } = reading
  const last = state.answered
  if (isPressed(message))
    return last && goesOnFrom.has(heard.act) ? askedOn(reading, heard.act, last) : undefined
  const isDespair = feelingIn(message)?.isDespair === true || despairIn(message) !== undefined
  // "He is crying out next door" is of the neighbor, and no cry.
  if (isDespair && likeliest(reading) < surelyAsked.beyondDoubt) return undefined
  if (heard.isHeld && !isQuestion(message)) return undefined
  const isProof = last && (asksForReason(message) || (asksForProof(message) && isBare(message)))
  if (isProof) return proofOf(reading, last, 'more')
  const isClear = isQuestion(message) && likeliest(reading) >= surelyAsked.clearly
  // "The book or the class: which is better?" asks of these, and not where to begin.
  const isOfWhich = heard.act === 'which_first' && isClear
  if (heard.likely >= surelyElse && isElse.has(heard.act) && !isOfWhich)
    return besideGoal(reading, heard)
  if (asksNothing(reading, heard, likeliest(reading) >= surelyAsked.beyondDoubt)) return undefined
  if (heard.act === 'answer' && heard.likely === 1 && ofStep.has(state.awaited)) return undefined
  if (backCard(reading) || (!last && isForCards(reading, heard))) return undefined
  // A limit held against a step of a card is met by another step.
  const isHeld = !last && state.card && heard.act === 'cannot' && reading.newLimits.size > 0
  if (isHeld && !isClear) return undefined
  const isPutRight = heard.meant !== undefined
  // One word that was meant is asked of as the thing before it was.
  if (heard.meant && !heard.meant.trim().includes(' ')) return undefined
  const asked = isPutRight && heard.meant !== '' ? heard.meant : message
  const isKnown = last !== undefined || likeliest(reading) > 0
  const done = isKnown ? doneAlready(reading) : undefined
  if (done) return { ...done, act: heard.act }
  const text = asked ?? message
  const [best] = questionsAsked(reading, text).sure
  const isFar = isPutRight && (best?.likeness ?? 0) < putRight
  const reply = isFar ? undefined : toQuestions(reading, heard, text)
  if (reply && !isPutRight) return withMet(reading, heard, reply)
  if (reply) {
    const sorry = isSaid(reading, talkWords.sorry) ? talkWords.sorryShort : talkWords.sorry
    return { ...reply, passages: [spoken(reading, sorry), ...reply.passages] }
  }
  const isOn =
    last &&
    !isPutRight &&
    !turnsDown(message) &&
    goesOnFrom.has(heard.act) &&
    heard.likely >= goesOn
  const on = isOn && !askedInAny(reading) ? askedOn(reading, heard.act, last) : undefined
  return on && asGuess(reading, heard, withMet(reading, heard, on))
}
