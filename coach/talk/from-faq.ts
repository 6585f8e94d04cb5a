/** Answers the questions that are asked on about one subject, and offers those that are near. */

import { isForOther } from '../danger/about-other.ts'
import { isReadyQuestion } from '../conversation/asked-in.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import {
  type Asked,
  askedAfterDoctor,
  faqLabelled,
  faqNamed,
  faqSaidIn,
} from '../matters/faq/catalog.ts'
import { subjectsIn } from '../matters/faq/about.ts'
import type { Faq } from '../matters/faq/faq.ts'
import { type Found, findQuestions, partsOf } from '../matters/faq/find.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import { afterCard, isPressed, type QuickReply } from './acts.ts'
import { wasSentToday } from './body-signs.ts'
import { turnsDown } from './corrections.ts'
import { backCard } from './hear-leaning.ts'
import type { Heard } from './hear-turn.ts'
import { hasStep, matterOffered } from './matter.ts'
import { isSaid, type Reading, type Reply, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { linesLeft, refusedIn } from './turned-down.ts'

/**
 * So like one of its ways of asking, a message asks or tells a question; so much is told beside another; and where nothing
 * else answers, this will do. Of 353 turns that a reader had labelled the likest question answers in half from the first
 * two on, and in 85 of 100 from 1.2.
 */
const likeness = { asked: 0.75, told: 0.8, beside: 1.4, atLeast: 0.45 } as const
/** Whoever puts the coach right is answered with less. */
const putRight = 0.75
/** Whoever puts the coach right asks seldom of the subject that it just spoke of. */
const turnedFrom = 0.7
/** So many questions are answered at once, and so many are offered to press. */
const most = { atOnce: 2, offered: 3 } as const

/** Says that something is not what it is about. */
const notAbout =
  /(?<!\p{L})(?:no (?:es|era|fue|hablo|habl[eé]|pregunt[eéo]|te pregunt\p{L}+|le pregunt\p{L}+)|olv[ií]d\p{L}+|d[eé]je\p{L}*|deja|forget|never mind|not|isn['’]t|wasn['’]t)\s+(?:(?:about|for|of|the|my|her|his|a|lo|de|del|por|la|el|los|las|mi|un|una)\s+)*\p{L}+/giu

/** The subjects that the talk is about, those of the message first; what was said to be none of it is left out. */
function subjectsOf(reading: Reading): readonly Faq[] {
  const { message, history } = reading
  const about = new Set<string>()
  for (const text of [...messagesOf(history), message]) {
    const left = subjectsIn([text.replaceAll(notAbout, ' ')])
    for (const name of subjectsIn([text])) if (!left.includes(name)) about.delete(name)
    for (const name of left) {
      about.delete(name)
      about.add(name)
    }
  }
  const sent = wasSentToday(reading) ? [askedAfterDoctor] : []
  return [...sent, ...[...about].toReversed()].flatMap((name) => faqNamed(name) ?? [])
}

/** Somebody else stands in what they tell. */
const ofAnother = pattern(
  '({kin}|neighbor|friend|he|she|him|her|his|ella|el (no|ya|se|esta)|vecin[oa])',
)

/** Whose questions they hardly ask: their own, where somebody else is asked for; those of another, where none is spoken of. */
function hardlyAsked({ message, history, language }: Reading): 'self' | 'other' | undefined {
  const told = [...messagesOf(history), message]
  if (told.reduce((is, text) => isForOther(text, is, language), false)) return 'self'
  return told.some((text) => ofAnother.test(normalise(text))) ? undefined : 'other'
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
  const notMeant = hardlyAsked(reading)
  const fresh = [...new Set([...near.map(({ entry }) => entry), ...inOrder])].filter(
    (entry) =>
      (notMeant === undefined || entry.whose !== notMeant) &&
      !isSaid(reading, entry.say) &&
      !told.some((one) => one.entry === entry),
  )
  const asked = fresh.slice(0, most.offered).map(({ label }): QuickReply => ({ act: 'ask', label }))
  return [...asked, ...leansOn(first)]
}

/** What was not said yet of an answer, less the lines that name what was turned down; undefined where too little is left. */
function leftOf(reading: Reading, { entry }: Asked): string | undefined {
  const refused = new Set([
    ...reading.turnedDown,
    ...refusedIn([...messagesOf(reading.history), reading.message]),
  ])
  const fresh = [entry.say, entry.more].filter((said) => !isSaid(reading, said))
  return fresh
    .map((said: Said) => say(reading, said))
    .map((text) => {
      const lines = sentencesOf(text)
      const left = linesLeft(lines, refused)
      if (left.length === lines.length) return text
      const rest = left.join(' ')
      const isWhole = /^[¿¡“]?\p{Lu}/u.test(rest) && rest.length >= text.length * restEnough
      return isWhole ? rest : undefined
    })
    .find((text) => text !== undefined)
}

/** So much of an answer must be left to stand by itself. */
const restEnough = 0.6

function replyOf(
  reading: Reading,
  act: Reply['act'],
  told: readonly Asked[],
  near: readonly Found[] = [],
): Reply | undefined {
  const [first] = told
  const passages = told.flatMap((asked) => {
    const text = leftOf(reading, asked)
    const sources = (asked.entry.facts ?? []).flatMap((id) => {
      const entry = evidenceOf(id)
      return entry ? [sourceOf(entry)] : []
    })
    return text === undefined ? [] : [{ text, sources }]
  })
  if (!first || passages.length === 0) return undefined
  // What sends to a doctor is of no habit.
  const domains = first.faq.name === askedAfterDoctor ? [] : [first.faq.domain]
  return { act, domains, passages, replies: nearTo(reading, told, near) }
}

/** A part of a message with the questions that it may ask, the likest first. */
interface Part {
  readonly isAsked: boolean
  /** True where the coach is put right: what it says else helps less. */
  readonly isTurned: boolean
  readonly found: readonly Found[]
}

/** Wants an answer, without a mark of a question. */
const wants =
  /\b(?:i (?:want|need|would like|'d like) to know|what i (?:want|need|mean)|tell me|lo que (?:yo )?(?:quiero|pregunto|busco|necesito)|d[ií]game|quiero saber|no s[eé] (?:c[oó]mo|qu[eé]|si))/iu

function partsIn(reading: Reading, text: string): readonly Part[] {
  const subjects = subjectsOf(reading)
  if (subjects.length === 0) return []
  const { message, language, state } = reading
  const last = faqSaidIn(state.before)
  const isTurned = turnsDown(message)
  const notMeant = hardlyAsked(reading)
  const named = new Set(subjectsIn([text]))
  return partsOf(text).map((part) => ({
    isAsked: isQuestion(part) || isRequest(part) || wants.test(part),
    isTurned,
    found: findQuestions(part.replaceAll(notAbout, ' '), subjects, language, notMeant)
      .filter(({ entry }) => !isTurned || entry !== last?.entry)
      .map((each) =>
        isTurned && each.faq === last?.faq && !named.has(each.faq.name)
          ? { ...each, likeness: each.likeness * turnedFrom }
          : each,
      )
      .toSorted((one, other) => other.likeness - one.likeness),
  }))
}

function isSure({ isAsked, isTurned, found: [best] }: Part): boolean {
  if (best === undefined) return false
  const least = isAsked ? likeness.asked : likeness.told
  return best.likeness >= (isTurned ? least * putRight : least)
}

function toQuestions(reading: Reading, { act, likely }: Heard, text: string): Reply | undefined {
  const parts = partsIn(reading, text)
  const asking = parts.filter(({ isAsked, found }) => isAsked && found.length > 0)
  const isAnswered = asking.some(isSure)
  // What is told beside a question of another subject is not what is asked.
  if (asking.length > 0 && !isAnswered) return undefined
  const telling = parts.filter(
    (part) =>
      !part.isAsked &&
      isSure(part) &&
      (!isAnswered || (part.found[0]?.likeness ?? 0) >= likeness.beside),
  )
  const inOrder = [...asking.filter(isSure), ...telling]
  const best = inOrder.flatMap(({ found: [first] }) => first ?? [])
  const told = [...new Map(best.map((each) => [each.entry, each])).values()].slice(0, most.atOnce)
  const done = asksOn.has(act) && likely >= surelyElse ? act : 'ask'
  return replyOf(reading, done, told, nearIn(inOrder))
}

function nearIn(parts: readonly Part[]): readonly Found[] {
  return parts.flatMap(({ found }) => found).toSorted((one, other) => other.likeness - one.likeness)
}

/** What asks for more of what was just said. */
const asksOn: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'cannot', 'tried', 'other'])
/** What may go on from it, though it names nothing that was foreseen. */
const goesOn: ReadonlySet<string> = new Set([...asksOn, 'answer', 'unclear', 'did', 'smalltalk'])
/** What asks nothing of a subject. */
const isElse: ReadonlySet<string> = new Set([
  'recall',
  'about_coach',
  'goodbye',
  'which_first',
  'goal',
])
const surelyElse = 0.5
/** What the coach asked of a step is answered to that step. */
const ofStep: ReadonlySet<string | undefined> = new Set(['cue', 'outcome', 'reason'])

/** Tells whether the coach just answered such a question. */
export function isOfFaq({ state }: Reading): boolean {
  return faqSaidIn(state.before) !== undefined
}

/** A plain question has no more words, nor has what leans on a card. */
const plain = { asked: 12, leaning: 8 } as const
/** So likely a message leans on the open card. */
const surelyLeaning = 0.5

/** Tells whether the cards are nearer: a plain question at the head of a talk, or what leans on a card that was shown. */
function isForCards({ message, history, state, search }: Reading, { act, likely }: Heard): boolean {
  const words = message.trim().split(/\s+/u).length
  if (isReadyQuestion(message)) return true
  if (history.length === 0)
    return words <= plain.asked && (search().isSure || search().matter !== undefined)
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
  const { message, state } = reading
  const pressed = faqLabelled(message)
  if (pressed) return replyOf(reading, 'ask', [pressed])
  const last = faqSaidIn(state.before)
  if (isPressed(message))
    return last && asksOn.has(heard.act) ? replyOf(reading, heard.act, [last]) : undefined
  if (heard.isHeld || (heard.likely >= surelyElse && isElse.has(heard.act))) return undefined
  if (heard.act === 'answer' && heard.likely === 1 && ofStep.has(state.awaited)) return undefined
  if (backCard(reading) || (!last && isForCards(reading, heard))) return undefined
  const isPutRight = heard.meant !== undefined
  const asked = isPutRight && heard.meant !== '' ? heard.meant : message
  const reply = toQuestions(reading, heard, asked ?? message)
  if (reply && isPutRight) {
    const sorry = isSaid(reading, talkWords.sorry) ? talkWords.sorryShort : talkWords.sorry
    return { ...reply, passages: [spoken(reading, sorry), ...reply.passages] }
  }
  if (reply) return reply
  const isOn = last && !isPutRight && !turnsDown(message) && goesOn.has(heard.act)
  return isOn ? replyOf(reading, heard.act, [last]) : undefined
}

/**
 * Answers the likest question on a subject of the talk, where nothing surely answers.
 *
 * @returns undefined where none is like it at all.
 */
export function nearestFaq(reading: Reading): Reply | undefined {
  if (isPressed(reading.message) || isReadyQuestion(reading.message)) return undefined
  const parts = partsIn(reading, reading.message)
  const near = nearIn(parts.filter(({ isAsked }) => isAsked))
  const [best] = near.length > 0 ? near : nearIn(parts)
  return best && best.likeness >= likeness.atLeast
    ? replyOf(reading, 'ask', [best], near)
    : undefined
}
