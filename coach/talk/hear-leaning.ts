/** Tells what a turn does from what it sounds like: whether it leans on a card, names something new, or objects to a step. */

import { askedIn } from '../conversation/asked-in.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import { insteadFor, isBarredBy } from '../cards/suiting.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { isQuestion } from '../search/question-form.ts'
import { asksAmount } from '../search/things.ts'
import { ownResultsQuestion } from '../scores/own-results.ts'
import { hearActs } from '../understanding/hear-act.ts'
import { isPressed } from './acts.ts'
import { asksForWhom } from './asides.ts'
import { namedAmong } from './fitting-cards.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import { stemsIn } from '../text/stems.ts'
import { type Heard, isFollowUp } from './hear-turn.ts'
import { domainsOf, type Reading } from './reading.ts'
import { isRefusal } from './refusals.ts'

/** An earlier card that is as near to the words as this is lifted again. */
const nearlyBest = 0.6
/** A search must find something with this score for it to be a new matter, whatever the message sounds like. */
const surelyNew = 180
/** So high a score of a matter that was not talked of leaves a limit told beside it as what it is about. */
const surelyAnother = 100
/** Below it a follow-up is hardly heard. */
const hardlyHeard = 0.35
/** Below it an act is hardly more than chance. */
const guessed = 0.12
/** Below it an act is a guess, and what the search finds counts for more. */
export const surely = 0.5

/** An earlier card that the words of a message lift again. */
export function liftedCard(reading: Reading): Card | undefined {
  const { state, search } = reading
  const { card, used, withdrawn } = state
  const back = backCard(reading)
  if (back) return back
  const { hits, isNamed } = search()
  const best = hits[0]?.score ?? 0
  const hit = hits.find(
    ({ entry, score }) =>
      used.has(entry.id) && !withdrawn.has(entry.id) && score >= best * nearlyBest,
  )
  return isNamed && hit && hit.entry.id !== card?.id ? cardOf(hit.entry.id) : undefined
}

/** A button says what it means, though the talk has gone on to something else. */
export function lastCard({ message, state }: Reading): Card | undefined {
  return isPressed(message) ? cardOf([...state.used].at(-1) ?? '') : undefined
}

/**
 * Tells whether a message that sounds like a follow-up names a matter that was not talked of: the surer it
 * leans on the open card, the more plainly it must name the other.
 */
export function isNewMatter({ state, search, message }: Reading, likely: number): boolean {
  if (message.split(/\s+/u).length < 3) return false
  const { hits, domains, isNamed } = search()
  const [best] = hits
  if (!best || !isNamed || state.used.has(best.entry.id)) return false
  if (best.score / surelyNew < likely) return false
  // Of the same domain it must be named more plainly than the act is heard.
  return (
    domains[0] !== domainsOf(state.card)[0] || (likely < hardlyHeard && best.score >= surelyAnother)
  )
}

/** Words that point at what was said, and so few of them that they say nothing else. */
export const pointsBack = pattern(
  '(that|this|it|these|those|them|one|eso|esto|esa|ese|ello|lo|la|alguna|otra|otro)',
)
const mostWordsBack = 10

/** Goes back to what was spoken of before. */
const goesBack = pattern(
  '^ (\\. )*(and |so |ok |okay |now |y |bueno |entonces )*(((going|coming|getting|let us go) )?back (to|on)|returning to|(volviendo|volvamos|regresando|regresemos|de vuelta|vuelvo) a(l)?|sobre (eso|lo) de (antes|hace rato))',
)

/** Asks for the reason of what was said, and names hardly anything. */
const asksWhy = pattern(
  '^ (\\. )*(but |and |so |y |pero )*((why|how come|por que) (?!(do|does|am|is|are|se) |me (?!(ayud|serv|sirv|conv))))',
)
const fewStemsOfWhy = 1
/** Asks in so many words for the reason of what was said. */
const asksReasonOfThat = pattern(
  '^ (\\. )*(and |so |but |y |pero )?(what is the (thinking|reason|reasoning|logic|science|idea) (behind|of|for|in) (that|this|it)( one| step)? (\\. )*$|cual es (la razon|el motivo|la idea)( de (eso|esto))? (\\. )*$)',
)

/** Tells whether the reason of what was said is asked for, and hardly anything is named. */
export function asksForReason(message: string): boolean {
  const words = normalise(message)
  if (asksReasonOfThat.test(words)) return true
  return asksWhy.test(words) && stemsIn(message).size <= fewStemsOfWhy
}

/** Asks why something is so with oneself, and not why to do a step. */
const asksWhyOfSelf = pattern(
  '(why|how come) (do|does|did|am|is|are|can not|has|have) (i|my|he|she|his|her|we|the)(?! (have to|need|should|must|want|do (it|this|that)))|por que (se )?(me|mi|mis|le|no (me|puedo)|ando|amanezco|despierto|tengo)(?! (que|ayud*|sirv*|conv*|recomiend*|dice|pide))',
)

/** Tells whether somebody asks why something is so with them. */
export function asksOfSelf(message: string): boolean {
  return asksWhyOfSelf.test(normalise(message))
}

/** Acts that ask something of a card. */
export const asksOfCard: ReadonlySet<string> = new Set(['how', 'how_much', 'more'])

/** The card that a message goes back to, by the first thing it names. */
export function backCard({ message, state, language }: Reading): Card | undefined {
  if (!goesBack.test(normalise(message))) return undefined
  const named = normalise(/\b(?:to|on|al?) ([^,.;:?]+)/iu.exec(message)?.[1] ?? '')
    .trim()
    .replace(/^(?:(?:the|that|my|lo|la|el|las|los|eso|del?) )+/u, '')
  const isShown = (card: Card): boolean => state.shown.includes(card)
  const cards = [...state.used].flatMap((id) => cardOf(id) ?? [])
  return cards.findLast(
    (card) =>
      named !== '' &&
      !isShown(card) &&
      !state.withdrawn.has(card.id) &&
      normalise(`${card.know[language]} ${card.step[language]}`).includes(` ${named} `),
  )
}

/** A question that names a card shown just now, or points back and names no matter, leans on it. */
export function leaningOn(reading: Reading, heard: Heard): Heard {
  const { message, state, language, search } = reading
  if (heard.likely === 1) return heard
  if (backCard(reading)) {
    const act = asksAmount(message)
      ? 'how_much'
      : hearActs(message, state.before).find((one) => asksOfCard.has(one.act))?.act
    return act === undefined ? heard : { act, likely: 1 }
  }
  if (heard.act !== 'ask' || state.card === undefined) return heard
  if (asksForReason(message)) {
    return { act: 'more', likely: surely }
  }
  if (message.split(/\s+/u).length > mostWordsBack) return heard
  const isNamed = namedAmong(message, state.shown, language) !== undefined
  const isBare = isQuestion(message) && stemsIn(message).size === 0
  const isBack = (isBare || pointsBack.test(normalise(message))) && !search().isNamed
  const act = hearActs(message, state.before).find((one) => isFollowUp(one.act))
  return (isNamed || isBack) && act ? act : heard
}

/** What is said while a limit is told in passing. */
const goesOn: ReadonlySet<string> = new Set(['did', 'goal', 'thanks', 'goodbye', 'recall'])

/** Tells whether a limit has to do with a step: it bars or changes it, or is told as a refusal. */
function bearsOn(card: Card, limits: ReadonlySet<Limit>, message: string): boolean {
  const isChanged = isBarredBy(card, limits) || insteadFor(card, limits) !== undefined
  return isChanged || isRefusal(normalise(message))
}

/** How somebody says that a step is too much for a limit. */
const tooMuch = pattern(
  '(too (much|hard|far|long|heavy|fast)|dangerous|risky|risk|unsafe|safe|bad for|harm*|hurt|should not|must not|not (allowed|supposed|good|right|wise|suitable)|told you|i said|demasiad[oa]|mucho para|peligros[oa]|riesgo*|no (le|me) conviene|(le|me) (hace|puede hacer) (dano|mal)|mal[oa] para|ya le dije|no me (lo )?puede decir)',
)
const opposes = / (?:but|pero|even though|although|aunque|what about|remember) /u

/** Tells whether a message holds a limit against what was advised: it is right, and no question of something new. */
function isHeldAgainst({ state, newLimits, message }: Reading, likely: number): boolean {
  const words = normalise(message)
  const isOpposed = opposes.test(words.split(' ').slice(0, 5).join(' ').concat(' '))
  return (
    state.before !== '' &&
    likely < 1 &&
    newLimits.size > 0 &&
    (isOpposed || tooMuch.test(words)) &&
    (isOpposed || !opensAsNew.test(words))
  )
}

/** Tells whether something is asked beside a refusal, which the limit that was told only bears on. */
export function asksBesideRefusal(message: string): boolean {
  const question = sentencesOf(message).findLast((each) => each.endsWith('?'))
  return !isPressed(message) && question !== undefined && !tooMuch.test(normalise(question))
}

/** A question of its own, which only names a limit beside it. */
const opensAsNew = / (?:what|how|which|where|when|que|como|cual|donde|cuanto) /u

/** Tells whether a message that refuses nothing is about a matter of its own. */
function namesAnother({ state, search, message }: Reading): boolean {
  if (isRefusal(normalise(message))) return false
  const { hits, isNamed, matter } = search()
  const [best] = hits
  if (matter && isNamed) return true
  return best !== undefined && best.score >= surelyAnother && !state.used.has(best.entry.id)
}

/** A limit told to a step is an objection to it, in whatever words; not where it answers what was asked. */
export function withLimit(heard: Heard, reading: Reading): Heard {
  const { state, newLimits, message } = reading
  if (isHeldAgainst(reading, heard.likely)) return { act: 'cannot', likely: 1, isHeld: true }
  const isObjection =
    state.card !== undefined &&
    newLimits.size > 0 &&
    (heard.act !== 'answer' || bearsOn(state.card, newLimits, message)) &&
    heard.likely < 1 &&
    (!isQuestion(message) || saysCannot(message)) &&
    !asksForWhom(message) &&
    !namesAnother(reading) &&
    !(goesOn.has(heard.act) && (heard.act !== 'did' || heard.likely >= surely)) &&
    heard.outcome === undefined
  return isObjection ? { act: 'cannot', likely: 1 } : heard
}

/** Says of a step, also within a question about it, that it cannot be done. */
const cannotDo = pattern(
  '(i|we) (just |really |simply )?(can not|could not) (do|manage)( (that|it|this))?|(thing|bit|part|one) i can not (do|manage)|(eso|lo que) (es lo que )?(yo )?no puedo( hacer)?',
)

function saysCannot(message: string): boolean {
  return cannotDo.test(normalise(message))
}

/** What the examples may take a matter without a card for. */
export const mayPoint: ReadonlySet<string> = new Set([
  'how',
  'how_much',
  'more',
  'cannot',
  'other',
  'tried',
  'which_first',
  'smalltalk',
  'outside',
  'unclear',
  'about_coach',
])

/** What the examples hear as beside the matter, and the search as a question. */
const maybeAsked: ReadonlySet<string> = new Set([
  'smalltalk',
  'outside',
  'unclear',
  'answer',
  'about_coach',
])

/** What tells of a step, and so is no question. */
const tellsOf: ReadonlySet<string> = new Set(['cannot', 'tried', 'did', 'goal'])

/** So sure it must be that a first message which names a matter does not ask of it. */
const surelyAside = 0.8

/** How a first message may sound that asks of something the search surely knows. */
const opensAsking: ReadonlySet<string> = new Set(['which_first', 'outside', 'unclear', 'goodbye'])

/** What is not surely something else is asked, where the search knows of it. */
export function soundsAsked(
  { act, likely }: Heard,
  { search, state, message, language }: Reading,
): boolean {
  if (likely === 1 || act === 'ask') return false
  // Whoever asks the same again wants another answer.
  if (state.asked.includes(message)) return true
  if (likely < guessed && !isFollowUp(act)) return search().hits.length > 0
  if (likely < surely && tellsOf.has(act) && isQuestion(message)) return true
  if (isQuestion(message) && isPlainlyAnother(search, state)) return true
  if (state.before === '') {
    const about = ownResultsQuestion(askedIn(message, language))
    if (about !== undefined && (about !== 'first' || act === 'about_coach')) return true
    if (search().isNamed && likely < surelyAside) return true
    if (opensAsking.has(act) && search().isSure) return true
    return likely < surely && maybeAsked.has(act) && search().hits.length > 0
  }
  if (isPlainlyNamed(search, state) && mayBeTold.has(act) && state.awaited === undefined)
    return true
  return likely < surely && maybeAsked.has(act) && search().isSure
}

/** A question that names another card so plainly asks for it, whatever else it sounds like. */
function isPlainlyAnother(search: Reading['search'], { used, before }: Reading['state']): boolean {
  const [best] = search().hits
  return before !== '' && best !== undefined && best.score >= plainly && !used.has(best.entry.id)
}
const plainly = 140

/** What only tells, and is met where the search surely knows of it. */
const mayBeTold: ReadonlySet<string> = new Set(['smalltalk', 'answer', 'unclear'])

function isPlainlyNamed(search: Reading['search'], { used }: Reading['state']): boolean {
  const [best] = search().hits
  return best !== undefined && best.score >= surelyNew && !used.has(best.entry.id)
}
