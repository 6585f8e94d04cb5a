/** The order of a turn where no danger stands: what the person does, then what is said to it. */

import { askedIn } from '../asked-in.ts'
import { cardOf } from '../cards/catalog.ts'
import type { Card } from '../cards/card.ts'
import { factsOf, isElsewhere } from '../retrieval.ts'
import { ownResults, ownResultsQuestion, weakestOf } from '../scores/own-results.ts'
import { pattern } from '../pattern.ts'
import { isForDoctor } from '../search/outside.ts'
import { searchWords } from '../search/search-words.ts'
import { normalise } from '../safety/normalise.ts'
import { hearActs } from '../understanding/hear-act.ts'
import { isPressed } from './acts.ts'
import {
  aboutMe,
  asksForProof,
  asksForWhom,
  askSafe,
  chat,
  notMine,
  notUnderstood,
  recall,
  replyToTalk,
  startWith,
  takeLeave,
  toDoctor,
  toSomebody,
  whichIsHardest,
  whichStep,
} from './asides.ts'
import { despairIn, feelingIn } from './feelings.ts'
import { clarify, condolence, firstAnswer } from './first-answer.ts'
import { followUp, replyToAsked } from './follow-up.ts'
import { namedAmong } from './fitting-cards.ts'
import { type Heard, hearTurn, isFollowUp } from './hear-turn.ts'
import { domainsOf, type Reading, readingOf, type Reply, type TalkTurn } from './reading.ts'

/** An earlier card that is as near to the words as this is lifted again. */
const nearlyBest = 0.6
/** A search must find something with this score for it to be a new matter, whatever the message sounds like. */
const surelyNew = 180
/** Below it an act is hardly more than chance. */
const guessed = 0.12
/** Below it an act is a guess, and what the search finds counts for more. */
const surely = 0.5

/** An earlier card that the words of a message lift again. */
function liftedCard({ state, search }: Reading): Card | undefined {
  const { card, used } = state
  const { hits, isNamed } = search()
  const best = hits[0]?.score ?? 0
  const hit = hits.find(({ entry, score }) => used.has(entry.id) && score >= best * nearlyBest)
  return isNamed && hit && hit.entry.id !== card?.id ? cardOf(hit.entry.id) : undefined
}

/** A button says what it means, though the talk has gone on to something else. */
function lastCard({ message, state }: Reading): Card | undefined {
  return isPressed(message) ? cardOf([...state.used].at(-1) ?? '') : undefined
}

/**
 * Tells whether a message that sounds like a follow-up names a matter that was not talked of: the surer it
 * leans on the open card, the more plainly it must name the other.
 */
function isNewMatter({ state, search, message }: Reading, likely: number): boolean {
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
function leaningOn(reading: Reading, heard: Heard): Heard {
  const { message, state, language, search } = reading
  if (heard.act !== 'ask' || heard.likely === 1 || state.card === undefined) return heard
  if (message.split(/\s+/u).length > mostWordsBack) return heard
  const isNamed = namedAmong(message, state.shown, language) !== undefined
  const isBack = pointsBack.test(normalise(message)) && !search().isNamed
  const act = hearActs(message, state.before).find((one) => isFollowUp(one.act))
  return (isNamed || isBack) && act ? act : heard
}

/** What leaves a message with its own words, whichever act they sound like. */
const bringsMatter: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'other'])

function wordsOf(message: string): readonly string[] {
  return [searchWords(message), normalise(message)]
}

function elsewhere(reading: Reading): Reply {
  return wordsOf(reading.message).some(isForDoctor) ? toDoctor(reading) : notMine(reading)
}

function asked(reading: Reading, heard: Heard): Reply {
  const { message, person, language } = reading
  if (heard.domain) {
    const reply = firstAnswer(reading, factsOf(heard.domain))
    if (reply) return reply
  }
  const about = ownResultsQuestion(askedIn(message, language))
  if (about !== undefined && about !== 'first') {
    const text = ownResults(about, person, reading.constraints.withoutNumbers, language)
    return { act: 'ask', domains: [], passages: [{ text, sources: [] }], replies: [] }
  }
  const mourned = condolence(reading)
  if (mourned) return mourned
  const words = wordsOf(message)
  const found = reading.search()
  if (words.some(isForDoctor) || (found.hits.length === 0 && isElsewhere(words))) {
    return elsewhere(reading)
  }
  const isGuessed = !found.isSure && message.trim().split(/\s+/u).length < wordsOfMatter
  const answer = isGuessed ? undefined : firstAnswer(reading, found)
  const feeling = feelingIn(message)
  const despair = feeling?.isDespair ? feeling : despairIn(message)
  if (despair) return askSafe(reading, despair.say)
  if (answer) return answer
  if (feeling) return chat(reading)
  return heard.act === 'ask' ? clarify(reading) : notUnderstood(reading)
}

function whereToBegin(reading: Reading): Reply {
  const { state, person } = reading
  const card = namedAmong(reading.message, state.shown, reading.language) ?? state.card
  if (card) return startWith(reading, card)
  const weakest = weakestOf(person)
  const reply = weakest && firstAnswer(reading, factsOf(weakest))
  return reply ? { ...reply, act: 'which_first' } : whichIsHardest(reading)
}

function replyTo(reading: Reading, heard: Heard): Reply {
  const { state, message } = reading
  const { act } = heard
  if (state.card && heard.likely < 1 && asksForWhom(message)) return toSomebody(reading)
  if (isFollowUp(act)) {
    const named = namedAmong(message, state.shown, reading.language)
    const card = named ?? liftedCard(reading) ?? state.card ?? lastCard(reading)
    if (!named && bringsMatter.has(act) && isNewMatter(reading, heard.likely)) {
      return asked(reading, heard)
    }
    if (card) return followUp(reading, card, { ...heard, act })
    return reading.search().isNamed ? { ...asked(reading, heard), act } : whichStep(reading, act)
  }
  if (heard.likely < 1 && leftToDoctor.has(act) && wordsOf(message).some(isForDoctor)) {
    return toDoctor(reading)
  }
  switch (act) {
    case 'thanks':
    case 'goodbye':
      return takeLeave(reading, act)
    case 'recall':
      return recall(reading)
    case 'which_first':
      return whereToBegin(reading)
    case 'answer':
      return (
        (state.card && replyToAsked(reading, state.card, heard)) ?? replyToTalk(reading, heard.safe)
      )
    case 'smalltalk':
      // Whoever tells of a death does not chat.
      return feelingIn(message)?.isGrief ? asked(reading, heard) : chat(reading)
    case 'about_coach':
      // Whoever doubts what was just said wants its reason.
      return state.card && asksForProof(message)
        ? followUp(reading, state.card, { ...heard, act: 'more' })
        : aboutMe(reading)
    case 'outside':
      return elsewhere(reading)
    case 'unclear':
      return notUnderstood(reading)
    default:
      return asked(reading, heard)
  }
}

/** What is said while a limit is told in passing. */
const goesOn: ReadonlySet<string> = new Set(['did', 'goal', 'thanks', 'goodbye', 'recall'])

/** A limit told to a step is an objection to it, in whatever words. */
function withLimit(heard: Heard, { state, newLimits, message }: Reading): Heard {
  const isObjection =
    state.card !== undefined &&
    newLimits.size > 0 &&
    heard.likely < 1 &&
    !message.includes('?') &&
    !asksForWhom(message) &&
    !goesOn.has(heard.act) &&
    heard.outcome === undefined
  return isObjection ? { act: 'cannot', likely: 1 } : heard
}

/** How a sign of the body may sound. */
const leftToDoctor: ReadonlySet<string> = new Set(['ask', 'unclear', 'outside', 'smalltalk'])

/** What the examples hear as beside the matter, and the search as a question. */
const maybeAsked: ReadonlySet<string> = new Set(['smalltalk', 'outside', 'unclear', 'answer'])

/** So sure it must be that a first message which names a matter does not ask of it. */
const surelyAside = 0.8

/** Fewer words that name nothing are no matter to search for. */
const wordsOfMatter = 4

/** How a first message may sound that asks of something the search surely knows. */
const opensAsking: ReadonlySet<string> = new Set(['which_first', 'outside', 'unclear', 'goodbye'])

/** What is not surely something else is asked, where the search knows of it. */
function soundsAsked(
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

/**
 * Answers a turn.
 *
 * @param turn - the message, the turns before it, the person.
 * @returns what is said.
 */
export function answerTurn(turn: TalkTurn): Reply {
  const reading = readingOf(turn)
  const { awaited, before, card } = reading.state
  const heard = withLimit(
    hearTurn(turn.message, { awaited, before, hasCard: card !== undefined }),
    reading,
  )
  const isAsked = soundsAsked(heard, reading)
  return replyTo(reading, isAsked ? { ...heard, act: 'ask' } : leaningOn(reading, heard))
}
