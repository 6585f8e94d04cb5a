/** Answers the questions that are asked on about one subject, and offers those that are near. */

import {
  type Asked,
  askedAfterDoctor,
  faqLabelled,
  faqNamed,
  faqSaidIn,
  faqsIn,
} from '../matters/faq/catalog.ts'
import type { Faq, FaqEntry } from '../matters/faq/faq.ts'
import { type Found, findQuestions, partsOf } from '../matters/faq/find.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import type { Passage } from '../person/person.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import type { Said } from '../text/said.ts'
import { isForOther } from '../danger/about-other.ts'
import { isQuestion } from '../search/question-form.ts'
import { wasSentToday } from './body-signs.ts'
import { afterCard, isPressed, type QuickReply } from './acts.ts'
import type { Heard } from './hear-turn.ts'
import { hasStep, matterOffered } from './matter.ts'
import { isSaid, type Reading, type Reply, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'

/** So like one of its ways of asking, a message asks a question; what ends with a question mark less so, where none is near. */
const surely = { told: 0.6, asked: 0.5, alone: 0.33, overNext: 1.6 } as const
/** So many questions are offered to press. */
const offered = 3

function subjectsOf(reading: Reading): readonly Faq[] {
  const { message, history } = reading
  const sent = wasSentToday(reading) ? faqNamed(askedAfterDoctor) : undefined
  return [
    ...new Set([...[sent ?? []].flat(), ...faqsIn([message]), ...faqsIn(messagesOf(history))]),
  ]
}

function isForAnother({ message, history, language }: Reading): boolean {
  return [...messagesOf(history), message].reduce(
    (is, text) => isForOther(text, is, language),
    false,
  )
}

function passageOf(reading: Reading, { facts = [] }: FaqEntry, said: Said): Passage {
  const sources = facts.flatMap((id) => {
    const entry = evidenceOf(id)
    return entry ? [sourceOf(entry)] : []
  })
  return { ...spoken(reading, said), sources }
}

/** What can be done with the answer itself. */
function leansOn({ entry }: Asked): readonly QuickReply[] {
  const matter = matterOffered(entry.say)
  return afterCard.filter(
    ({ act }) =>
      act === 'more' || act === 'cannot' || (act === 'goal' && matter && hasStep(matter)),
  )
}

/** What else is asked on the subject, the nearest first. */
function nearTo(reading: Reading, told: readonly Asked[], near: readonly Found[]) {
  const [first] = told
  if (!first) return []
  const { entries } = first.faq
  const at = entries.indexOf(first.entry)
  const inOrder = [...entries.slice(at + 1), ...entries.slice(0, at)]
  const notMeant = isForAnother(reading) ? 'self' : 'other'
  const fresh = [...new Set([...near.map(({ entry }) => entry), ...inOrder])].filter(
    (entry) =>
      entry.whose !== notMeant &&
      !isSaid(reading, entry.say) &&
      !told.some((one) => one.entry === entry),
  )
  const asked = fresh.slice(0, offered).map(({ label }): QuickReply => ({ act: 'ask', label }))
  return [...asked, ...leansOn(first)]
}

function replyOf(
  reading: Reading,
  act: Reply['act'],
  told: readonly Asked[],
  near: readonly Found[] = [],
): Reply | undefined {
  const [first] = told
  if (!first) return undefined
  const passages = told.flatMap(({ entry }) => {
    const said = [entry.say, entry.more].find((each) => !isSaid(reading, each))
    return said ? [passageOf(reading, entry, said)] : []
  })
  if (passages.length === 0) return undefined
  // What sends to a doctor is of no habit.
  const domains = first.faq.name === askedAfterDoctor ? [] : [first.faq.domain]
  return { act, domains, passages, replies: nearTo(reading, told, near) }
}

/** What one part of a message surely asks, the likest first; nothing where it surely asks none. */
function askedIn(reading: Reading, text: string, subjects: readonly Faq[]): readonly Found[] {
  const found = findQuestions(text, subjects, reading.language, isForAnother(reading))
  const [best, next] = found
  if (best === undefined) return []
  const isAsked = isQuestion(text)
  const isAlone = isAsked && best.likeness >= (next?.likeness ?? 0) * surely.overNext
  const least = isAlone ? surely.alone : isAsked ? surely.asked : surely.told
  return best.likeness >= least ? found : []
}

/** So many questions are answered at once. */
const atOnce = 2

function toQuestions(reading: Reading, text: string): Reply | undefined {
  const subjects = subjectsOf(reading)
  if (subjects.length === 0) return undefined
  const parts = partsOf(text).map((part) => ({
    isAsked: isQuestion(part),
    found: askedIn(reading, part, subjects),
  }))
  // What is asked is answered before what is told.
  const inOrder = parts.toSorted((one, other) => Number(other.isAsked) - Number(one.isAsked))
  const best = inOrder.flatMap(({ found: [first] }) => first ?? [])
  const told = [...new Map(best.map((each) => [each.entry, each])).values()].slice(0, atOnce)
  const near = inOrder
    .flatMap(({ found }) => found)
    .toSorted((one, other) => other.likeness - one.likeness)
  return replyOf(reading, 'ask', told, near)
}

/** What asks for more of what was just said. */
const asksOn: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'cannot', 'tried', 'other'])
/** What may go on from it, though it names nothing that was foreseen. */
const goesOn: ReadonlySet<string> = new Set([...asksOn, 'answer', 'unclear', 'did', 'smalltalk'])

/** A plain question has no more words, nor has what leans on a card. */
const plain = { asked: 12, leaning: 8 } as const
/** So likely a message leans on the open card. */
const surelyLeaning = 0.5

/** Tells whether the cards are nearer: a plain question at the head of a talk, or what leans on a card that was shown. */
function isForCards({ message, history, state, search }: Reading, { act, likely }: Heard): boolean {
  const words = message.trim().split(/\s+/u).length
  if (history.length === 0) return words <= plain.asked && search().isSure
  return (
    state.card !== undefined && asksOn.has(act) && likely >= surelyLeaning && words <= plain.leaning
  )
}

/**
 * Answers a question on a subject of the talk.
 *
 * @param reading - the turn.
 * @param heard - what the person does.
 * @returns undefined where the talk is on none, or the message surely asks none of its questions.
 */
export function fromFaq(reading: Reading, heard: Heard): Reply | undefined {
  const { message } = reading
  const pressed = faqLabelled(message)
  if (pressed) return replyOf(reading, 'ask', [pressed])
  const last = faqSaidIn(reading.state.before)
  if (isPressed(message))
    return last && asksOn.has(heard.act) ? replyOf(reading, heard.act, [last]) : undefined
  if (!last && isForCards(reading, heard)) return undefined
  const meant = heard.meant === undefined || heard.meant === '' ? message : heard.meant
  const reply = toQuestions(reading, meant)
  if (reply) {
    const sorry = isSaid(reading, talkWords.sorry) ? talkWords.sorryShort : talkWords.sorry
    return heard.meant === undefined
      ? reply
      : { ...reply, passages: [spoken(reading, sorry), ...reply.passages] }
  }
  return last && heard.meant === undefined && goesOn.has(heard.act)
    ? replyOf(reading, heard.act, [last])
    : undefined
}
