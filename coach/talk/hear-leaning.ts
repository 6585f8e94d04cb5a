/** Tells what a turn does from what it sounds like: whether it leans on a card, names something new, or objects to a step. */

import { askedIn } from '../conversation/asked-in.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Limit } from '../cards/limits.ts'
import { insteadFor, isBarredBy } from '../cards/suiting.ts'
import { pattern } from '../text/pattern.ts'
import { normalise } from '../text/normalise.ts'
import { ownResultsQuestion } from '../scores/own-results.ts'
import { hearActs } from '../understanding/hear-act.ts'
import { isPressed } from './acts.ts'
import { asksForWhom } from './asides.ts'
import { namedAmong } from './fitting-cards.ts'
import { type Heard, isFollowUp } from './hear-turn.ts'
import { domainsOf, type Reading } from './reading.ts'
import { isRefusal } from './refusals.ts'

/** An earlier card that is as near to the words as this is lifted again. */
const nearlyBest = 0.6
/** A search must find something with this score for it to be a new matter, whatever the message sounds like. */
const surelyNew = 180
/** Below it an act is hardly more than chance. */
const guessed = 0.12
/** Below it an act is a guess, and what the search finds counts for more. */
export const surely = 0.5

/** An earlier card that the words of a message lift again. */
export function liftedCard({ state, search }: Reading): Card | undefined {
  const { card, used, withdrawn } = state
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
  return domains[0] !== domainsOf(state.card)[0]
}

/** Words that point at what was said, and so few of them that they say nothing else. */
const pointsBack = pattern(
  '(that|this|it|these|those|them|one|eso|esto|esa|ese|ello|lo|la|alguna|otra|otro)',
)
const mostWordsBack = 10

/** A question that names a card shown just now, or points back and names no matter, leans on it. */
export function leaningOn(reading: Reading, heard: Heard): Heard {
  const { message, state, language, search } = reading
  if (heard.act !== 'ask' || heard.likely === 1 || state.card === undefined) return heard
  if (message.split(/\s+/u).length > mostWordsBack) return heard
  const isNamed = namedAmong(message, state.shown, language) !== undefined
  const isBack = pointsBack.test(normalise(message)) && !search().isNamed
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

/** A limit told to a step is an objection to it, in whatever words; not where it answers what was asked. */
export function withLimit(heard: Heard, { state, newLimits, message }: Reading): Heard {
  const isObjection =
    state.card !== undefined &&
    newLimits.size > 0 &&
    (heard.act !== 'answer' || bearsOn(state.card, newLimits, message)) &&
    heard.likely < 1 &&
    (!message.includes('?') || saysCannot(message)) &&
    !asksForWhom(message) &&
    !goesOn.has(heard.act) &&
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
const maybeAsked: ReadonlySet<string> = new Set(['smalltalk', 'outside', 'unclear', 'answer'])

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
  if (state.before === '') {
    const about = ownResultsQuestion(askedIn(message, language))
    if (about !== undefined && about !== 'first') return true
    if (search().isNamed && likely < surelyAside) return true
    if (opensAsking.has(act) && search().isSure) return true
    return likely < surely && maybeAsked.has(act) && search().hits.length > 0
  }
  return likely < surely && maybeAsked.has(act) && search().isSure
}
