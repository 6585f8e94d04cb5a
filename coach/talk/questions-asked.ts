/** Chooses which questions of its subjects a message asks. */

import { subjectsIn } from '../matters/faq/about.ts'
import {
  type Asked,
  askedFromAfar,
  askedInAnyTalk,
  faqNamed,
  tailOf,
} from '../matters/faq/catalog.ts'
import type { Faq } from '../matters/faq/faq.ts'
import { type Found, findQuestions, partsOf } from '../matters/faq/find.ts'
import { isQuestion, isRequest } from '../search/question-form.ts'
import { inEach, type Said } from '../text/said.ts'
import { isPressed } from './acts.ts'
import { turnsDown } from './corrections.ts'
import { linesOf } from './left-out.ts'
import { isBarredBySaid, isOddBeside } from './matter-suits.ts'
import { hardlyAsked, subjectsOf, withoutDenied } from './open-subjects.ts'
import { isSaid, type Reading } from './reading.ts'

/**
 * So like a question, a message is answered by it; so like another one, a part of it too, where it asks or tells; and where
 * nothing else answers, this will do. Of 177 turns that a question is right for, in two rounds that no writer had
 * seen, so 103 get one that answers, 35 another and 39 none.
 */
const likeness = {
  sure: 0.5,
  inTalk: 0.62,
  besideAsked: 1,
  besideTold: 1.8,
  atLeast: 0.45,
} as const
/** Whoever puts the coach right is answered with less. */
const putRight = 0.75
/** Whoever puts the coach right asks seldom of the subject that it just spoke of. */
const turnedFrom = 0.7
/** Whoever names a subject asks less often of those that were open before. */
const ofBefore = 0.85
/** Whoever told of something that an answer rests on the opposite of is hardly helped by it. */
const oddBeside = 0.6
/** The limit for which some answers of a subject are written and others are not: those name it. */
const ownLimit = 'wheelchair'

/** Tells whether an answer names nothing that a limit bars. */
export function isFit(reading: Reading, { faq, entry }: Asked): boolean {
  const isOwn = `${entry.label.en} ${entry.asks.en}`.includes(ownLimit)
  const fits = isOwn ? faq.fits : faq.fits.filter((limit) => limit !== ownLimit)
  return !isBarredBySaid(entry.say.en, fits, reading)
}

/** Tells whether an answer was given before, with its yes or no or without. */
export function wasSaid(reading: Reading, said: Said): boolean {
  return isSaid(
    reading,
    inEach((language) => tailOf(said[language])),
  )
}

/** A part of a message with the questions that it may ask, the likest first. */
interface Part {
  readonly isAsked: boolean
  readonly found: readonly Found[]
}

/** Wants an answer, without a mark of a question. */
const wants =
  /\b(?:i (?:want|need|would like|'d like) to know|what i (?:want|need|mean)|tell me|lo que (?:yo )?(?:quiero|pregunto|busco|necesito)|d[ií]game|quiero saber|no s[eé] (?:c[oó]mo|qu[eé]|si))/iu

function isAskedIn(part: string): boolean {
  return isQuestion(part) || isRequest(part) || wants.test(part)
}

function partsIn(reading: Reading, text: string): readonly Part[] {
  const subjects = subjectsOf(reading)
  if (subjects.length === 0) return []
  const { message, language, state } = reading
  const last = state.answered
  const isTurned = turnsDown(message)
  const notMeant = hardlyAsked(reading)
  const named = new Set(subjectsIn(text))
  const isFar = subjects.some(({ name }) => name === askedFromAfar)
  const oddOf = ({ faq, entry }: Found): number =>
    isOddBeside(entry.say.en, faq.fits, reading, isFar && faq.name !== askedFromAfar)
      ? oddBeside
      : 1
  const shareOf = (faq: Faq): number => {
    if (named.has(faq.name)) return 1
    if (isTurned && faq === last?.faq) return turnedFrom
    return named.size > 0 ? ofBefore : 1
  }
  return partsOf(text).map((part) => ({
    isAsked: isAskedIn(part),
    found: findQuestions(withoutDenied(part), subjects, language, notMeant, text)
      .filter(
        (each) =>
          (!isTurned || each.entry !== last?.entry) &&
          isFit(reading, each) &&
          linesOf(reading, each.entry.say) !== undefined,
      )
      .map((each) => ({ ...each, likeness: each.likeness * shareOf(each.faq) * oddOf(each) }))
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

/** The questions that a message may ask. */
export interface Choice {
  /** All that are near, the likest first. */
  readonly near: readonly Found[]
  /** Those it surely asks: none, one, or one and what is asked beside it. */
  readonly sure: readonly Found[]
  /** The likest, where nothing else answers. */
  readonly likely: Found | undefined
}

/** What was chosen for a turn: it is asked about from several sides. */
const chosen = new WeakMap<Reading, Map<string, Choice>>()

/**
 * Chooses among the questions of the subjects that are open.
 *
 * @param reading - the turn.
 * @param text - its message, or what of it was meant.
 */
export function questionsAsked(reading: Reading, text: string): Choice {
  const ofTurn = chosen.get(reading) ?? new Map<string, Choice>()
  chosen.set(reading, ofTurn)
  const choice = ofTurn.get(text) ?? choiceIn(reading, text)
  ofTurn.set(text, choice)
  return choice
}

/** So like a question, a message asks it whatever else it sounds like; and so like one it is of that and of nothing else. */
export const surelyAsked = { clearly: 1, beyondDoubt: 1.5 } as const

/** How like the likeliest question a message is, 0 where it surely asks none. */
export function likeliest(reading: Reading): number {
  return questionsAsked(reading, reading.message).sure[0]?.likeness ?? 0
}

/** Tells whether a message is clearly like a question of a subject. */
export function isSurelyOf(reading: Reading, subject: Faq): boolean {
  const [best] = questionsAsked(reading, reading.message).sure
  return best?.faq === subject && best.likeness >= surelyAsked.clearly
}

function choiceIn(reading: Reading, text: string): Choice {
  const parts = partsIn(reading, text)
  const near = weighed(parts)
  const [best] = near
  if (best === undefined) return { near, sure: [], likely: undefined }
  const usual = reading.state.answered ? likeness.inTalk : likeness.sure
  const least = turnsDown(reading.message) ? usual * putRight : usual
  const beside = best.likeness < least ? undefined : besideIn(parts, best)
  return {
    near,
    sure: best.likeness < least ? [] : [best, ...(beside ? [beside] : [])],
    likely: best.likeness < likeness.atLeast ? undefined : best,
  }
}

/** What is asked on in any talk gives way to what its own subject is asked. */
const inAnyTalk = { asked: 0.65, told: 0.45, least: 0.62 } as const

/**
 * The question that is asked on in any talk, in words that name no matter.
 *
 * @returns undefined in a first message, and where none is like it enough.
 */
export function askedInAny(reading: Reading): Found | undefined {
  const { message, history, language } = reading
  const faq = faqNamed(askedInAnyTalk)
  if (!faq || history.length === 0 || isPressed(message)) return undefined
  const [best] = partsOf(message)
    .flatMap((part) =>
      findQuestions(withoutDenied(part), [faq], language, undefined, message).map((each) => ({
        ...each,
        likeness: each.likeness * inAnyTalk[isAskedIn(part) ? 'asked' : 'told'],
      })),
    )
    .filter((each) => each.likeness >= inAnyTalk.least && !wasSaid(reading, each.entry.say))
    .toSorted((one, other) => other.likeness - one.likeness)
  return best
}
