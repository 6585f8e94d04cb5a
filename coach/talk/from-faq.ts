/** Answers the questions that are asked on about one subject, and offers those that are near. */

import { isReadyQuestion } from '../conversation/asked-in.ts'
import { despairIn, feelingIn } from '../conversation/feelings.ts'
import { evidenceOf, sourceOf } from '../evidence/catalog.ts'
import {
  type Asked,
  askedAfterDoctor,
  faqLabelled,
  tailOf,
  withoutYesOrNo,
} from '../matters/faq/catalog.ts'
import { subjectsIn } from '../matters/faq/about.ts'
import { type Found, findQuestions, partsOf } from '../matters/faq/find.ts'
import type { Passage } from '../person/person.ts'
import type { Said } from '../text/said.ts'
import { asksYesOrNo, isQuestion, isRequest } from '../search/question-form.ts'
import { afterCard, isPressed, type QuickReply } from './acts.ts'
import { askedPart } from './asked-part.ts'
import { turnsDown } from './corrections.ts'
import { backCard } from './hear-leaning.ts'
import { isReport } from './hear-move.ts'
import type { Heard } from './hear-turn.ts'
import { hasStep, matterOffered } from './matter.ts'
import { isBarredBySaid } from './matter-suits.ts'
import { hardlyAsked, subjectsOf, withoutDenied } from './open-subjects.ts'
import { isSaid, type Reading, type Reply, say, spoken } from './reading.ts'
import { talkWords } from './talk-words.ts'
import { linesOf } from './left-out.ts'

/**
 * So like a question, a message is answered by it; so like another one, a part of it too, where it asks or tells; and where
 * nothing else answers, this will do. Of 177 turns that a question is right for, in two rounds that no writer had
 * seen, so 99 get one that answers, 46 another and 32 none.
 */
const likeness = { sure: 0.6, besideAsked: 1, besideTold: 1.8, atLeast: 0.45 } as const
/** Whoever puts the coach right is answered with less. */
const putRight = 0.75
/** Whoever puts the coach right asks seldom of the subject that it just spoke of. */
const turnedFrom = 0.7
/** So many questions are offered to press. */
const offered = 3

/** A call for help is no goal. */
const ofHelp = /\{(?:emergency|crisis)\}|\b(?:doctor|nurse|pharmacist)\b/iu

/** What can be done with the answer itself. */
function leansOn({ entry }: Asked): readonly QuickReply[] {
  const matter = matterOffered(entry.say)
  return afterCard.filter(
    ({ act }) =>
      act === 'more' ||
      act === 'cannot' ||
      (act === 'goal' && matter && hasStep(matter) && !ofHelp.test(entry.say.en)),
  )
}

/** Tells whether an answer names nothing that a limit bars. */
function isFit(reading: Reading, { faq, entry }: Asked): boolean {
  return !isBarredBySaid(entry.say.en, faq.fits, reading)
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
      !wasSaid(reading, entry.say) &&
      isFit(reading, { faq: first.faq, entry }) &&
      !told.some((one) => one.entry === entry),
  )
  const asked = fresh.slice(0, offered).map(({ label }): QuickReply => ({ act: 'ask', label }))
  return [...asked, ...leansOn(first)]
}

/** Tells whether an answer was given before, with its yes or no or without. */
function wasSaid(reading: Reading, said: Said): boolean {
  const tail = tailOf(say(reading, said))
  return reading.history.some(({ role, content }) => role === 'assistant' && content.includes(tail))
}

/** What was not said yet of an answer, less the lines that name what was turned down; undefined where too little is left. */
function leftOf(reading: Reading, { entry }: Asked): string | undefined {
  const fresh = [entry.say, entry.more].filter((said) => !wasSaid(reading, said))
  if (faqLabelled(reading.message)) return fresh[0] && say(reading, fresh[0])
  const left = fresh.map((each) => linesOf(reading, each))
  const said = left.find((each) => each !== undefined)
  if (!said) return undefined
  const text = say(reading, said)
  return asksYesOrNo(reading.message) ? text : withoutYesOrNo(text)
}

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
  readonly found: readonly Found[]
}

/** Wants an answer, without a mark of a question. */
const wants =
  /\b(?:i (?:want|need|would like|'d like) to know|what i (?:want|need|mean)|tell me|lo que (?:yo )?(?:quiero|pregunto|busco|necesito)|d[ií]game|quiero saber|no s[eé] (?:c[oó]mo|qu[eé]|si))/iu

function partsIn(reading: Reading, text: string): readonly Part[] {
  const subjects = subjectsOf(reading)
  if (subjects.length === 0) return []
  const { message, language, state } = reading
  const last = state.answered
  const isTurned = turnsDown(message)
  const notMeant = hardlyAsked(reading)
  const named = new Set(subjectsIn(text))
  return partsOf(text).map((part) => ({
    isAsked: isQuestion(part) || isRequest(part) || wants.test(part),
    found: findQuestions(withoutDenied(part), subjects, language, notMeant, text)
      .filter(
        (each) =>
          (!isTurned || each.entry !== last?.entry) &&
          isFit(reading, each) &&
          linesOf(reading, each.entry.say) !== undefined,
      )
      .map((each) =>
        isTurned && each.faq === last?.faq && !named.has(each.faq.name)
          ? { ...each, likeness: each.likeness * turnedFrom }
          : each,
      )
      .toSorted((one, other) => other.likeness - one.likeness),
  }))
}

/** What is told beside a question counts less than what asks, and what several parts are like more than what one is. */
const share = { told: 0.7, further: 0.4 } as const

/** The questions that a message may ask, by all its parts, the likest first. */
function weighed(parts: readonly Part[]): readonly Found[] {
  const isAsking = parts.some(({ isAsked, found }) => isAsked && found.length > 0)
  const all = parts.flatMap(({ isAsked, found }) =>
    found.map((each) =>
      isAsking && !isAsked ? { ...each, likeness: each.likeness * share.told } : each,
    ),
  )
  return [...Map.groupBy(all, ({ entry }) => entry).values()]
    .flatMap((same) => {
      const [best, ...others] = same.toSorted((one, other) => other.likeness - one.likeness)
      if (best === undefined) return []
      const further = others.reduce((sum, { likeness: each }) => sum + each, 0)
      return [{ ...best, likeness: best.likeness + share.further * further }]
    })
    .toSorted((one, other) => other.likeness - one.likeness)
}

/** What else is asked in a part of its own. */
function besideIn(parts: readonly Part[], { faq, entry }: Found): Found | undefined {
  return parts
    .filter(({ found: [first] }) => first?.faq === faq && first.entry !== entry)
    .flatMap(({ isAsked, found: [first] }) =>
      first && first.likeness >= (isAsked ? likeness.besideAsked : likeness.besideTold)
        ? first
        : [],
    )
    .toSorted((one, other) => other.likeness - one.likeness)[0]
}

function toQuestions(reading: Reading, { act, likely }: Heard, text: string): Reply | undefined {
  const parts = partsIn(reading, text)
  const near = weighed(parts)
  const [best] = near
  const least = turnsDown(reading.message) ? likeness.sure * putRight : likeness.sure
  if (best === undefined || best.likeness < least) return undefined
  const beside = besideIn(parts, best)
  const done = asksOn.has(act) && likely >= surelyElse ? act : 'ask'
  return replyOf(reading, done, [best, ...(beside ? [beside] : [])], near)
}

/** What asks for more of what was just said. */
const asksOn: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'cannot', 'tried', 'other'])
/** So likely it asks for that, though it names nothing that was foreseen. */
const goesOn = 0.35
/** What asks nothing of a subject. */
const isElse: ReadonlySet<string> = new Set([
  'recall',
  'about_coach',
  'goodbye',
  'which_first',
  'goal',
])
const surelyElse = 0.5
/** "I will try that. And what if she still says no?": what is asked by itself beside a goal. */
function besideGoal(reading: Reading, { act }: Heard): Reply | undefined {
  const part = act === 'goal' ? askedPart(reading, act) : undefined
  const reply =
    part === undefined ? undefined : toQuestions(reading, { act: 'ask', likely: 1 }, part)
  return reply && { ...reply, passages: [spoken(reading, talkWords.goodPlan), ...reply.passages] }
}

/** What the coach asked of a step is answered to that step. */
const ofStep: ReadonlySet<string | undefined> = new Set(['cue', 'outcome', 'reason'])

/** A loss that is told beside a question, and a deed, get a word of their own. */
function metIn(reading: Reading, { act, likely }: Heard): readonly Passage[] {
  const feeling = feelingIn(reading.message)
  if (feeling?.isGrief) return isSaid(reading, feeling.say) ? [] : [spoken(reading, feeling.say)]
  const isDeed = act === 'did' && likely >= surelyElse && isReport(reading.message)
  return isDeed ? [spoken(reading, talkWords.aRealStep)] : []
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

/** Answers the question whose button was pressed. */
export function pressedFaq(reading: Reading): Reply | undefined {
  const pressed = faqLabelled(reading.message)
  return pressed && replyOf(reading, 'ask', [pressed])
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
    return last && asksOn.has(heard.act) ? replyOf(reading, heard.act, [last]) : undefined
  if (feelingIn(message)?.isDespair || despairIn(message)) return undefined
  if (heard.isHeld && !isQuestion(message)) return undefined
  if (heard.likely >= surelyElse && isElse.has(heard.act)) return besideGoal(reading, heard)
  if (heard.act === 'answer' && heard.likely === 1 && ofStep.has(state.awaited)) return undefined
  if (backCard(reading) || (!last && isForCards(reading, heard))) return undefined
  // A limit held against a step of a card is met by another step.
  if (!last && state.card && heard.act === 'cannot' && reading.newLimits.size > 0) return undefined
  const isPutRight = heard.meant !== undefined
  const asked = isPutRight && heard.meant !== '' ? heard.meant : message
  const reply = toQuestions(reading, heard, asked ?? message)
  if (reply && !isPutRight)
    return { ...reply, passages: [...metIn(reading, heard), ...reply.passages] }
  if (reply) {
    const sorry = isSaid(reading, talkWords.sorry) ? talkWords.sorryShort : talkWords.sorry
    return { ...reply, passages: [spoken(reading, sorry), ...reply.passages] }
  }
  const isOn =
    last && !isPutRight && !turnsDown(message) && asksOn.has(heard.act) && heard.likely >= goesOn
  return isOn ? replyOf(reading, heard.act, [last]) : undefined
}

/**
 * Answers the likest question on a subject of the talk, where nothing surely answers.
 *
 * @returns undefined where none is like it at all.
 */
export function nearestFaq(reading: Reading): Reply | undefined {
  if (isPressed(reading.message) || isReadyQuestion(reading.message)) return undefined
  const near = weighed(partsIn(reading, reading.message))
  const [best] = near
  return best && best.likeness >= likeness.atLeast
    ? replyOf(reading, 'ask', [best], near)
    : undefined
}
