/** Which cards suit a person, by what they told and what they refused. */

import type { Language } from '#core/languages.ts'
import type { Card, InsteadIf } from '../cards/card.ts'
import { cardOf, cards } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import { insteadFor, isBarredBy, suiting } from '../cards/suiting.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import type { Topic } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { pattern } from '../text/pattern.ts'
import { messagesOf } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { stemsIn } from '../text/stems.ts'
import { askedIn } from '../conversation/asked-in.ts'
import { retrieve } from '../search/retrieval.ts'
import { onlyWhenAsked } from '../search/choose-facts.ts'
import { isAboutAny } from './denied.ts'
import { isWithoutNumber, type Reading } from './reading.ts'
import { wholeSentencesOf } from '../text/reading-grade.ts'
import { withoutItems } from './list-items.ts'
import { isBarredTerm } from './turned-down.ts'

/** Not for this person, whatever they think of it; nor a step with a number for whom a number may harm. */
export function isUnsafe(card: Card, reading: Reading): boolean {
  const { limits, constraints } = reading
  const isCounted = /\d/u.test((insteadOf(card, reading)?.say ?? card.step).en)
  const isOverPace = isCounted && isWithoutNumber(reading, card)
  return constraints.barred.has(card.id) || isBarredBy(card, limits) || isOverPace
}

/** Not for this person, or not what it is about, or refused by them, or of the kind that they refused. */
export function isBarred(card: Card, reading: Reading): boolean {
  const { state, denied } = reading
  if (isAboutAny(card, denied) || state.withdrawn.has(card.id)) return true
  if (isTurnedDown(card, reading)) return true
  return isUnsafe(card, reading) || isOfRefusedKind(card, reading)
}

/** Tells whether the card rests on what they turned down or told is not there. */
export function isTurnedDown(card: Card, reading: Reading): boolean {
  const { language, turnedDown } = reading
  const step = insteadOf(card, reading)?.say ?? card.step
  return [card.know, step].some((said) => restsOn(said[language], turnedDown))
}

/** A loss to nobody who lost somebody, signs of the heart to a sore knee, dementia to who wakes at four: beside any question. */
const speaksOnlyTo: Readonly<Record<string, RegExp>> = {
  S13: pattern(
    '(die[ds]?|dying|dead|deaths?|passed|gone|funeral|widow*|grie[fv]*|lost|loss|losing|bur(y|ied)|mourn*|miss(es|ing)? (him|her|them|my)|anniversary|late (husband|wife)|muri*|muert*|fallec*|viud*|enviud*|duelo|luto|velorio|entierro|perdi*|me (hace )?falta|extran*|se fue|difunt*|finad*)',
  ),
  Z08: pattern(
    '(too (much|long)|(so|that) much|long sleep*|oversle*|sleep* in|late|all day|(nine|ten|eleven|twelve|9|10|11|12) (or more )?(hours?|h)|dementia|alzheimer*|memory|brain|mind|demasiado|much[oa]|(nueve|diez|once|doce) (o mas )?horas|todo el dia|demencia|memoria|cerebro|mente)',
  ),
  E12: pattern(
    '(chest|heart*|breath*|faint*|dizz*|signs?|warning*|stop|danger*|emergency|safe|careful|too much|overdo*|pecho|corazon|aire|desmay*|mare*|senal*|avisos?|par(o|ar)|peligro*|segur[oa]|cuidado|demasiado|exager*)',
  ),
}

/** Tells whether a card is for what the person told of, in this message or before. */
function isToldOf({ id }: Card, { message, history, limits }: Reading): boolean {
  const told = speaksOnlyTo[id]
  if (!told || (id === 'S13' && limits.has('recently-widowed'))) return true
  return [...messagesOf(history), message].some((text) => told.test(normalise(text)))
}

/** Tells whether a card that nobody asked for by its name may be offered. */
export function mayBeOffered(card: Card, reading: Reading): boolean {
  return isToldOf(card, reading) && !isBarred(card, reading)
}

/** What nobody wants as another idea who has nothing to do with it. */
const ofNobodyElse: ReadonlySet<Topic> = new Set([
  'diabetes',
  'osteoporosis',
  'warfarin',
  'medicines',
  'chewing',
  'snoring',
  'sleep-aids',
  'nocturia',
  'drinks-alcohol',
  'restless-legs',
  'carer',
  'hearing',
  'poor-sight',
  'low-income',
])

/** Tells whether a card is for a condition of which nothing was told. */
function isForOthers({ id }: Card, { message, history, person }: Reading): boolean {
  const appliesTo = evidenceOf(id)?.appliesTo ?? 'everyone'
  if (appliesTo === 'everyone') return false
  const parts = 'anyOf' in appliesTo ? appliesTo.anyOf : [appliesTo]
  const topics = parts.flatMap((part) =>
    part !== 'everyone' && 'topic' in part && ofNobodyElse.has(part.topic) ? [part.topic] : [],
  )
  const told = topicsIn([...(person?.said ?? []), ...messagesOf(history), message])
  return topics.length > 0 && !topics.some((topic) => told.has(topic))
}

/** What a card offers in place of its step under the limits that were told, those of this message first. */
export function insteadOf(card: Card, { limits, newLimits }: Reading): InsteadIf | undefined {
  return insteadFor(card, newLimits) ?? insteadFor(card, limits)
}

/** Limits that a nurse or doctor should know before somebody does more. */
const frail: readonly Limit[] = [
  'dizzy',
  'unsteady',
  'wheelchair',
  'heart-failure',
  'lung-disease',
  'recent-operation',
]

/** Tells whether this message tells of such a limit. */
export function isFrail({ newLimits }: Reading): boolean {
  return frail.some((limit) => newLimits.has(limit))
}

const ofTeam: readonly Limit[] = [...frail, 'kidney-disease', 'sugar-medicine', 'warfarin']

/** Tells whether this message tells of an illness of which a team sets the limits. */
export function needsTeam({ newLimits }: Reading): boolean {
  return ofTeam.some((limit) => newLimits.has(limit))
}

/** Kinds of things to do that a person may refuse as a whole: how they speak of them, how a step does. */
const kinds = [
  '(crowd*|club*|group*|class|classes|choir*|gathering*|center*|centre*|multitud*|grupo*|clase*|coro*|centro*|gentio)',
  '(fiddly|writ*|list|diary|notes?|draw*|paint*|knit*|sew*|type|typing|escrib*|apunt*|anot*|lista|diario|dibuj*|pint*|tej*)',
  '(walk*|stroll*|hik*|steps|camin*|pase*|pasos)',
  '(swim*|pool|water aerobics|nad*|alberca|piscina)',
  '(read*|book*|print|le*r|libro*)',
  '(phon*|ring*|calls?|telephone|telefon*|llam*)',
  '(online|video*|computer|tablet|app|apps|internet|computadora|tableta)',
  '(breath*|respir*)',
  '(stand*|on .. feet|de pie|par(ar|arme|ado|ada))',
  '(fish|tuna|salmon|sardines|pescado|atun|salmon|sardinas)',
  '(milk|yogurt|cheese|leche|yogur|queso)',
  '(bean|beans|lentil*|frijol*|lentej*|legumbres)',
  '(nuts|almonds|walnuts|nueces|almendras)',
  '(music|sing*|musica|cant*)',
  '(pray*|church|rez*|iglesia)',
  '(meditat*|medita*)',
  '(danc*|bail*)',
  '(volunteer*|voluntari*)',
].map((source) => pattern(source))

/** Tells whether a message names one of them. */
export function namesKind(message: string): boolean {
  const words = normalise(message)
  return kinds.some((kind) => kind.test(words))
}

function isOfRefusedKind(card: Card, { state, language }: Reading): boolean {
  const refused = state.refusals.map(normalise)
  const step = stepWords(card, language)
  return kinds.some((kind) => kind.test(step) && refused.some((words) => kind.test(words)))
}

function stepWords(card: Card, language: Language): string {
  return normalise(`${card.step[language]} ${card.know[language]}`)
}

/** Of what a question finds, the best so many are ideas for it. */
const mostFound = 5

/** What the last questions of the talk find, the newest first: another idea is one for what was asked. */
function foundFor({ state, language }: Reading): readonly string[] {
  return state.asked
    .slice(-lastAsked)
    .toReversed()
    .flatMap((question) => retrieve(askedIn(question, language)).hits.slice(0, mostFound))
    .map(({ entry }) => entry.id)
}
const lastAsked = 2

/**
 * The next card: of the same domain what fits the person's conditions, then what was asked, then the nearest; then
 * others.
 */
export function nextCard(card: Card, reading: Reading): Card | undefined {
  const { state, constraints, newLimits } = reading
  const domain = evidenceOf(card.id)?.domain
  const suits = [...newLimits].flatMap((limit) => suiting[limit] ?? [])
  const found = foundFor(reading)
  const near = [
    ...suits,
    ...found,
    ...constraints.preferred,
    ...card.neighbours,
    ...cards.map(({ id }) => id),
  ]
  const ids = [...near.filter((id) => evidenceOf(id)?.domain === domain), ...card.neighbours]
  const asked = new Set([...suits, ...found])
  return ids
    .flatMap((id) => cardOf(id) ?? [])
    .filter(({ id }) => !onlyWhenAsked.has(id) && !state.used.has(id))
    .filter((one) => asked.has(one.id) || !isForOthers(one, reading))
    .find((one) => {
      const instead = insteadOf(one, reading)?.card ?? one.id
      return one !== card && mayBeOffered(one, reading) && !state.withdrawn.has(instead)
    })
}

/**
 * The card of several that a message names: "the song sounds nice" where a song was the second of three.
 *
 * @param message - what the person typed.
 * @param shown - the cards that were said together.
 * @returns the one that shares most words with it; undefined where none shares more than the first, from which
 *   the talk goes on anyway.
 */
export function namedAmong(
  message: string,
  shown: readonly Card[],
  language: Language,
): Card | undefined {
  if (shown.length < 2) return undefined
  const stems = stemsIn(message)
  const texts = shown.map((card) => stemsIn(`${card.know[language]} ${card.step[language]}`))
  const shared = texts.map((own) => [...stems].filter((stem) => own.has(stem)).length)
  const most = Math.max(...shared)
  return most > 0 && (shared[0] ?? 0) < most ? shown[shared.indexOf(most)] : undefined
}

/**
 * Tells whether a step rests on what was turned down: names it, and nothing else in the same list.
 *
 * @param step - a sentence or two.
 * @param terms - what was turned down, as `turnedDown` gives it.
 */
export function restsOn(step: string, terms: ReadonlySet<string>): boolean {
  if (terms.size === 0) return false
  return wholeSentencesOf(step).some((sentence) => withoutItems(sentence, terms) === undefined)
}

/**
 * Leaves out the lines of a way that name what was turned down.
 *
 * @returns those that only list it among other things, where nothing else is left.
 */
export function linesLeft(lines: readonly string[], terms: ReadonlySet<string>): readonly string[] {
  const silent = lines.filter((line) => !isBarredTerm(line, terms))
  return silent.length > 0 ? silent : lines.filter((line) => !restsOn(line, terms))
}
