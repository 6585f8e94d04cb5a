/** Answers a question of its own from the cards that fit it. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { insteadFor, isBarredBy } from '../cards/suiting.ts'
import { askedFor } from '../safety/about-other.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { messagesOf, turnsOf } from '../text/conversation-limits.ts'
import type { Passage } from '../person/person.ts'
import { wordsOf } from '../text/reading-grade.ts'
import type { Said } from '../text/said.ts'
import type { Finding, Hit } from '../search/retrieval.ts'
import { readingOf } from '../scores/score-reading.ts'
import { scoreSentence } from '../scores/score-sentence.ts'
import { chooseFacts } from '../search/choose-facts.ts'
import { asksHowMuch, asksIfSafe } from '../search/question-form.ts'
import { thingIn } from '../search/things.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { sayIn } from '../wording/say-in.ts'
import { afterCard } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { isOtherStep } from './changed-step.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { insteadOf, linesLeft, mayBeOffered } from './fitting-cards.ts'
import { stemsIn } from '../text/stems.ts'
import {
  amountOf,
  fromCard,
  inOrder,
  isSaid,
  isWithoutNumber,
  type Reading,
  type Reply,
  spoken,
} from './reading.ts'
import { meantInstead } from './near-cards.ts'
import { isSaidByLine, owesScores } from './score-lines.ts'
import { talkWords } from './talk-words.ts'

/** An answer stops before it is longer in English: to a question, to one that opens a talk broadly, to one with two sides. */
const aimedWords = { asked: 45, broad: 66, two: 75 } as const
/** A card that fits so nearly as well as the best answers another side of the question. */
const asWell = 0.6
/** Longer messages tell of the person, and are answered more shortly. */
const wordsOfTelling = 20
/** A further card must fit nearly as well as the best. */
const nearEnough = 0.3
/** A question so short asks broadly, and what is known of the person decides. */
const broadWords = 8

const twoSides =
  /\?.*\?|\b(?:and|or|y|o)\s+(?:also\s+)?(?:how|what|when|which|can|could|is|are|do|does|should|will|may|c[oó]mo|qu[eé]|cu[aá]ndo|cu[aá]nt[oa]s?|puedo|es|si)\b.*\?/isu

/** Tells whether a message tells of the person, and does not only ask. */
function isTelling({ message, newLimits }: Reading): boolean {
  const isLong = wordsOf(message).length > wordsOfTelling
  return isLong || newLimits.size > 0 || feelingIn(message) !== undefined
}

/** Tells whether a talk begins with a question of few words. */
function isOpening({ history, message }: Reading): boolean {
  return history.length === 0 && wordsOf(message).length <= broadWords
}

/** Tells whether two things are asked at once. */
function isTwoSided(message: string): boolean {
  return twoSides.test(message)
}

/** A score that the question names is read out first. */
function namedScore({ message, language }: Reading): readonly Passage[] {
  const read = readingOf(message, language)
  return read === undefined ? [] : [{ text: read, sources: [] }]
}

/** The person's own number, once in a talk, after the advice that it led to. */
function scoreLine(reading: Reading, domain: LifestyleDomain): readonly Passage[] {
  const { person, language, history, message, constraints } = reading
  const isBroad = isOpening(reading) && !feelingIn(message)
  if (!person || constraints.withoutNumbers || !isBroad) return []
  const text = scoreSentence(domain, person, language)
  const isTold = history.some(({ content }) => text !== undefined && content.includes(text))
  return text === undefined || isTold ? [] : [{ text, sources: [] }]
}

/** What must be said beside any advice, by what the person told of themselves; once is enough. */
function notes(reading: Reading, domain: LifestyleDomain): readonly Passage[] {
  const { constraints, history, language, message } = reading
  const told = constraints.notes.filter((note) => note.domain === domain).slice(0, 2)
  const texts = told
    .map(({ text }) => sayIn(language, text))
    .filter((text) => !history.some(({ content }) => content.includes(text)))
  const isAsked = asksIfSafe(message) && texts.length === 0
  return [
    ...(isAsked ? [spoken(reading, talkWords.doctorFirst)] : []),
    ...texts.map((text) => ({ text, sources: [] })),
  ]
}

/** For whom it is, where it is not the person; said once for each of them. */
function forWhom(reading: Reading): readonly Passage[] {
  const who = askedFor(reading.message, reading.language)
  if (who === undefined || (spouse.test(who) && isWidowed(reading))) return []
  const opening = spoken(reading, talkWords.withYour, { who })
  return reading.history.some(({ content }) => content.includes(opening.text)) ? [] : [opening]
}

const spouse = /^(?:wife|husband|partner|espos|mujer|marido|viej)/iu
const widowed = pattern('(widow*|viud[oa]*|enviud*)')

function isWidowed({ limits, history, message }: Reading): boolean {
  const told = [...messagesOf(history), message]
  return limits.has('recently-widowed') || told.some((text) => widowed.test(normalise(text)))
}

/** Tells whether a card speaks of the first thing a question names. */
function names({ know, step }: Card, { message, language }: Reading): boolean {
  const [first] = stemsIn(message)
  return first !== undefined && stemsIn(`${know[language]} ${step[language]}`).has(first)
}

/** A card that a limit bars lends its place to the one that it names for that limit. */
function lentFor(hit: Hit, { limits }: Reading): Hit {
  const card = cardOf(hit.entry.id)
  if (!card || !isBarredBy(card, limits)) return hit
  const entry = evidenceOf(insteadFor(card, limits)?.card ?? '')
  return entry ? { ...hit, entry } : hit
}

/** Cards that answer, best first. */
function cardsFor(reading: Reading, all: Finding): readonly Card[] {
  const { person, constraints, history, message, state } = reading
  const isFitting = ({ entry }: Hit) => {
    const card = cardOf(entry.id)
    return card !== undefined && mayBeOffered(card, reading) && !isSaidByLine(card, reading)
  }
  const fitting = all.hits.map((hit) => lentFor(hit, reading)).filter(isFitting)
  // Whoever puts the coach right wants no card of the last answer; who asks anew none that was shown.
  const shown = reading.isPutRight
    ? new Set(state.shown.filter((card) => !names(card, reading)).map(({ id }) => id))
    : state.used
  const fresh = fitting.filter(({ entry }) => !shown.has(entry.id))
  const finding = { ...all, hits: fresh.length > 0 ? fresh : fitting }
  const entries = chooseFacts({
    finding,
    person,
    constraints,
    topics: topicsIn([...(person?.said ?? []), ...turnsOf(history), message]),
    wantsNumber: asksHowMuch(message),
  })
  const scores = new Map(finding.hits.map(({ entry, score }) => [entry.id, score]))
  const best = Math.max(...scores.values())
  const near = entries.filter(
    ({ id }, place) => place === 0 || (scores.get(id) ?? 0) >= best * nearEnough,
  )
  const isTwo = isTwoSided(message)
  const isAsWell = (id: string): boolean => (scores.get(id) ?? 0) >= best * asWell
  // In mid talk a second card is beside the question more often than it helps.
  const isOne = isTelling(reading) || reading.isPutRight || history.length > 0
  const mostCards = isOne && !isTwo ? 1 : 2
  return near
    .filter(({ id }, place) => place === 0 || isTwo || isAsWell(id))
    .flatMap(({ id }) => cardOf(id) ?? [])
    .slice(0, mostCards)
}

/** The further line of a card that names most of what was asked, by its place; undefined where none does. */
function lineAsked(reading: Reading, card: Card): number | undefined {
  const { language, message } = reading
  const said = stemsIn(`${card.know[language]} ${card.step[language]}`)
  const asked = [...stemsIn(message)].filter((stem) => !said.has(stem))
  const shared = card.how[language].map((text) => {
    const own = stemsIn(text)
    return asked.filter((stem) => own.has(stem)).length
  })
  const most = Math.max(...shared)
  if (most > 0) return shared.indexOf(most)
  return isTelling(reading) ? undefined : 0
}

/** A card in an answer: the number first where a number is asked for. */
function passageOf(reading: Reading, card: Card, isAmount: boolean): Passage {
  const step = insteadOf(card, reading)?.say ?? card.step
  const said = inOrder(reading, card, step)
  const amount = amountOf(reading, card)
  // Of a card on several things nothing is said of the others.
  const isPart = isAmount && amount.en !== card.howMuch.en && !isWithoutNumber(reading, card)
  if (isPart) {
    const isOf = thingIn(reading.message)?.when.test(normalise(step[reading.language])) === true
    return fromCard(reading, card, amount, ...(isOf ? [step] : []))
  }
  return isAmount && !saysFigures(said, amount)
    ? fromCard(reading, card, amount, ...said.filter((one) => one !== step), step)
    : fromCard(reading, card, ...said)
}

const figure = /\b(?:\d[\d.,]*\d|\d|two|three|four|five|six|seven|eight|nine|ten)\b/giu

function figuresIn(text: string): readonly string[] {
  return text.toLowerCase().match(figure) ?? []
}

/** Tells whether what a card knows and its step name every figure of its amount: it need not be said before them. */
function saysFigures(said: readonly Said[], amount: Said): boolean {
  const known = new Set(figuresIn(said.map(({ en }) => en).join(' ')))
  const own = figuresIn(amount.en)
  return own.length > 0 && own.every((one) => known.has(one))
}

/** What else the card says, the line that was asked for first; what came instead has another amount. */
function rest(reading: Reading, card: Card, line: number | undefined): readonly Passage[] {
  const instead = insteadOf(card, reading)?.say
  if (instead && isOtherStep(card, instead, reading.language)) return []
  const howMuch = amountOf(reading, card)
  // What the step says already is not said again.
  const amount = saysFigures([card.step], howMuch) ? [] : [fromCard(reading, card, howMuch)]
  const text = line === undefined || instead ? undefined : card.how[reading.language][line]
  if (text === undefined) return amount
  const others = card.how[reading.language].filter((each) => each !== text)
  const left = linesLeft([text, ...others], reading.turnedDown)
  const lines: readonly Passage[] = left.map((each) => ({ text: each, sources: [] }))
  return [...amount, ...lines]
}

function lengthOf({ text }: Passage): number {
  return wordsOf(text).length
}

/**
 * Answers a question.
 *
 * @param reading - the turn.
 * @param finding - what was found for it.
 * @param most - how many cards may be said.
 * @returns the answer: what is felt, the person's number, what their conditions ask for, up to two
 *   cards, and one question; undefined where no card may be shown.
 */
export function firstAnswer(reading: Reading, finding: Finding, most = 2): Reply | undefined {
  const [domain] = finding.domains
  const owes = owesScores(reading)
  const found = cardsFor(reading, finding).slice(0, owes ? 1 : most)
  const [first] = found
  if (!domain || !first) return undefined
  const told = feelingIn(reading.message)
  const feeling = told && !isSaid(reading, told.say) ? told : undefined
  const isAmount = asksHowMuch(reading.message)
  const openings = [
    ...(feeling ? [spoken(reading, feeling.say)] : []),
    ...(found.every(({ id }) => reading.state.used.has(id))
      ? [spoken(reading, talkWords.onceMore)]
      : []),
    ...namedScore(reading),
    ...notes(reading, domain),
    ...forWhom(reading),
  ]
  const line = lineAsked(reading, first)
  const partsIn = (one: Reading): readonly Passage[] => [
    passageOf(one, first, isAmount),
    ...found.slice(1).map((card) => passageOf(one, card, false)),
    ...(isAmount ? [] : rest(one, first, found.length === 1 ? line : undefined)),
  ]
  // The same is said in every language, however many words it takes there.
  const lengths = partsIn({ ...reading, language: 'en' }).map(lengthOf)
  const isBroad = isOpening(reading) && !isTelling(reading) && !owes
  const aimed = aimedWords[found.length > 1 ? 'two' : isBroad ? 'broad' : 'asked']
  let length = openings.map(lengthOf).reduce((sum, one) => sum + one, 0)
  const parts = partsIn(reading).filter((_, place) => {
    const isFitting = place === 0 || length + (lengths[place] ?? 0) <= aimed
    if (isFitting) length += lengths[place] ?? 0
    return isFitting
  })
  const others = told ? [] : meantInstead(reading, finding, found)
  // A guess says that it is one before it is read.
  const isGuess = others.length > 0 && (found.length === 1 || !finding.isNamed)
  const guess = isGuess ? [spoken(reading, asideWords.nearestIs)] : []
  return {
    act: 'ask',
    domains: finding.domains,
    passages: [...openings, ...guess, ...parts, ...(owes ? [] : scoreLine(reading, domain))],
    replies: [...others, ...afterCard],
    ...(isGuess && { isGuess }),
  }
}
