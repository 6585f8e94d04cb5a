/** Answers what a person does in a turn: a question of its own, what leans on a card, and all that is beside. */

import { askedIn } from '../conversation/asked-in.ts'
import type { Card } from '../cards/card.ts'
import { cardOf } from '../cards/catalog.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { type Finding, factsOf, isElsewhere } from '../search/retrieval.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { ownResultsQuestion } from '../scores/own-results.ts'
import { ofResults } from './score-lines.ts'
import { isQuestion } from '../search/question-form.ts'
import { asksAmount } from '../search/things.ts'
import { isForDoctor } from '../search/outside.ts'
import { searchWords } from '../search/search-words.ts'
import {
  aboutMe,
  asksForProof,
  asksForWhom,
  askSafe,
  chat,
  notMine,
  notUnderstood,
  praised,
  replyToTalk,
  takeLeave,
  toDoctor,
  toSomebody,
  whichStep,
} from './asides.ts'
import { asideWords } from './aside-words.ts'
import { despairIn } from '../conversation/despair.ts'
import { feelingIn } from '../conversation/feelings.ts'
import { asksBeside, asksOfAnother, namesAnother } from './beside-card.ts'
import { domainOpening } from './domain-openings.ts'
import { firstAnswer } from './first-answer.ts'
import { condolence } from './grief.ts'
import { clarify, noSource } from './near-cards.ts'
import type { Said } from '../text/said.ts'
import { isBarred, namedAmong } from './fitting-cards.ts'
import { stemsIn } from '../text/stems.ts'
import { followUp, replyToAsked } from './follow-up.ts'
import { asksOfSelf, isNewMatter, lastCard, liftedCard, surely } from './hear-leaning.ts'
import { isGoodDeed } from './hear-move.ts'
import { type Heard, isFollowUp } from './hear-turn.ts'
import { isToldOut, pointedTo, pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { speaksOf, unknown } from './plain-questions.ts'
import { domainsOf, type Reading, type Reply } from './reading.ts'
import { graveReply } from './grave-reply.ts'
import { onceSafe } from './once-safe.ts'
import { recall } from './recall.ts'
import { asksInPart, wordsIn } from './told-detail.ts'
import { whereToBegin } from './where-to-begin.ts'

/** What leaves a message with its own words, whichever act they sound like. */
const bringsMatter: ReadonlySet<string> = new Set(['more', 'how', 'how_much', 'other'])

/** A card that was asked for by its name is the very thing asked about. */
const surelyMeant = 100

/** So unlikely an act leaves a message to what it names. */
const hardly = 0.3

function wordsOf(message: string): readonly string[] {
  return [searchWords(message), normalise(message)]
}

function elsewhere(reading: Reading): Reply {
  return wordsOf(reading.message).some(isForDoctor) ? toDoctor(reading) : notMine(reading)
}

/** Answers a question of its own. */
export function asked(reading: Reading, heard: Heard): Reply {
  const { message, person, language, state } = reading
  if (heard.domain) {
    const { domain } = heard
    const reply = domainOpening(reading, domain) ?? firstAnswer(reading, factsOf(domain))
    if (reply) return reply
  }
  const named = heard.card === undefined ? undefined : evidenceOf(heard.card)
  if (named) {
    const finding = { ...factsOf(named.domain), hits: [{ entry: named, score: surelyMeant }] }
    const reply = firstAnswer(reading, finding)
    if (reply) return reply
  }
  const asks = askedIn(message, language)
  const about = ownResultsQuestion(asks)
  if (about === 'first' && person && !state.card) return whereToBegin(reading)
  const text = ofResults(reading, asks, about)
  if (text !== undefined)
    return { act: 'ask', domains: [], passages: [{ text, sources: [] }], replies: [] }
  const mourned = condolence(reading)
  if (mourned) return mourned
  const words = wordsOf(message)
  const found = reading.search()
  const { matter } = found
  if (matter && suitsAll(matter, reading) && !isToldOut(reading, matter))
    return pointTo(reading, matter)
  if (words.some(isForDoctor) || (found.hits.length === 0 && isElsewhere(words)))
    return elsewhere(reading)
  const isEmpty =
    asksAmount(message) && stemsIn(message).size === 0 && !state.card && !found.isNamed
  const isGuessed =
    isEmpty || (!found.isSure && message.trim().split(/\s+/u).length < wordsOfMatter)
  const isFar = !isGuessed && found.hits.length > 0 && (found.hits[0]?.score ?? 0) < floor[language]
  const isAside = !found.isNamed && state.before !== '' && namesAnother(reading, found)
  // Whoever puts the coach right does not want the same once more.
  const isTold = reading.isPutRight === true && state.used.has(found.hits[0]?.entry.id ?? '')
  const again = cardAgain(reading, found)
  if (again) {
    const own = { ...reading, state: { ...state, lent: undefined } }
    return { ...followUp(own, again, { act: 'how', likely: surely }), act: 'ask' }
  }
  const isUnmet = !isGuessed && isTellingOfElse(reading, found)
  const answer =
    isGuessed || isFar || isAside || isTold || isUnmet ? undefined : firstAnswer(reading, found)
  const feeling = feelingIn(message)
  const despair = feeling?.isDespair || feeling?.isGuilt ? feeling : despairIn(message)
  const asksOf = isQuestion(message) && found.isNamed && answer !== undefined
  if (despair && !despair.isGuilt && !asksOf) return askSafe(reading, despair.say)
  const isTelling = state.before !== '' && !isQuestion(message) && !found.isNamed
  if (feeling && isTelling) return chat(reading)
  if (answer) return answer
  if (feeling) return chat(reading)
  if (isUnmet) return { ...chat(reading, asideWords.smalltalk), isGuess: true }
  if (isFar || isAside || isTold) return noSource(reading, found.domains)
  return heard.act === 'ask' ? clarify(reading) : notUnderstood(reading)
}

/**
 * A few words that only tell something are of a fact where it is found so well: of 37 such first messages of judged talks
 * that were not, 33 had a wrong answer.
 */
const ofAFact = { mostWords: 7, leastScore: 60 } as const

/** Tells whether a first message asks nothing, and tells of nothing that is known: to listen is better than a fact. */
function isTellingOfElse({ message, history }: Reading, { hits }: Finding): boolean {
  const [best] = hits
  const isAsked = isQuestion(message) || message.includes('?') || asksInPart(message)
  const isFew = history.length === 0 && wordsIn(message) <= ofAFact.mostWords
  return isFew && !isAsked && best !== undefined && best.score < ofAFact.leastScore
}

/** Another card must fit so well beside one that was shown, to answer in its place. */
const nearAsWell = 0.35

/** The card that was shown and is asked about in other words: its steps answer, where no other card is near. */
function cardAgain(reading: Reading, { hits, isNamed }: Finding): Card | undefined {
  const { state, message, isPutRight } = reading
  const [best, ...others] = hits
  if (!best || !isNamed || (!isPutRight && state.asked.includes(message))) return undefined
  const card = state.used.has(best.entry.id) ? cardOf(best.entry.id) : undefined
  const isNear = others.some(
    ({ entry, score }) => !state.used.has(entry.id) && score >= best.score * nearAsWell,
  )
  if (!card || isNear || isBarred(card, reading)) return undefined
  const [way] = card.how[reading.language]
  const isWayTold = reading.history.some(({ content }) => content.includes(way))
  return isPutRight && isWayTold ? undefined : card
}

/** Answers what the person does. */
export function replyTo(reading: Reading, heard: Heard): Reply {
  const { state, message } = reading
  const { act } = heard
  if (heard.likely < 1 && asksForWhom(message)) {
    const { matter, isNamed } = reading.search()
    if (matter) return asked(reading, { ...heard, act: 'ask' })
    const isOfCompany = !state.card || domainsOf(state.card)[0] === 'Socialization'
    const line = isOfCompany ? withHelpLine(reading) : undefined
    if (line) return line
    if (isNamed && !state.card) return asked(reading, { ...heard, act: 'ask' })
    const pointed = state.card ? undefined : pointedTo(reading)
    if (pointed) return pointTo(reading, pointed)
    if (state.card || state.before !== '') return toSomebody(reading)
  }
  if (heard.likely < 1 && asksOfSelf(message) && namesNew(reading)) {
    return asked(reading, { ...heard, act: 'ask' })
  }
  const grave = act === 'did' && heard.likely < 1 ? graveReply(reading) : undefined
  if (grave) return grave
  if (isFollowUp(act)) {
    const named = namedAmong(message, state.shown, reading.language)
    const card = named ?? liftedCard(reading) ?? state.card ?? lastCard(reading)
    const isHardly = heard.likely < hardly && (act === 'tried' || act === 'cannot')
    const mayBring = bringsMatter.has(act) || isHardly
    if (!named && mayBring && isNewMatter(reading, heard.likely)) {
      return asked(reading, heard)
    }
    if (card && asksBeside(reading, card, heard)) {
      return reading.search().isSure ? asked(reading, heard) : unknown(reading)
    }
    if (card && act === 'more' && heard.likely < surely && asksOfAnother(message)) {
      return asked(reading, heard)
    }
    if (card) return followUp(reading, card, { ...heard, act })
    if (act === 'did' && isGoodDeed(message)) return praised(reading)
    return reading.search().isNamed ? { ...asked(reading, heard), act } : whichStep(reading, act)
  }
  const isLeft = heard.likely < 1 && leftToDoctor.has(act) && !reading.search().matter
  if (isLeft && wordsOf(message).some(isForDoctor)) return toDoctor(reading)
  switch (act) {
    case 'thanks':
    case 'goodbye':
      // Thanks for one thing, and then a question.
      return heard.likely < 1 && message.includes('?') && reading.search().hits.length > 0
        ? asked(reading, { ...heard, act: 'ask' })
        : takeLeave(reading, act)
    case 'recall':
      return heard.likely < surely && isQuestion(message) && reading.search().isNamed
        ? asked(reading, { ...heard, act: 'ask' })
        : recall(reading)
    case 'which_first':
      return heard.likely < 1 && namesWhich(reading, heard.likely)
        ? asked(reading, { ...heard, act: 'ask' })
        : whereToBegin(reading)
    case 'answer':
      return (
        (state.card && replyToAsked(reading, state.card, heard)) ?? answerToTalk(reading, heard)
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
      return reading.search().matter ? asked(reading, heard) : elsewhere(reading)
    case 'unclear':
      return notUnderstood(reading)
    default:
      return asked(reading, heard)
  }
}

/** Tells whether the search finds for sure what was not said yet. */
function namesNew({ search, state }: Reading): boolean {
  const { hits, isNamed, matter } = search()
  return matter !== undefined || (isNamed && !state.used.has(hits[0]?.entry.id ?? ''))
}

const asksFirst = pattern(
  '(first|start*|begin*|which|where|most|worst|weakest|priorit*|primero|empez*|empiezo|comenz*|comienzo|cual|donde|mas importante|peor)',
)

/** Asks which of two that it names itself, and not which step. */
const choosesBetween = pattern(
  '(first|better|best|before|primero|mejor|antes) ... (or|o) .. [a-z]+|[a-z]+ (first|primero) (or|o) [a-z]+|(just|only|solo|nomas) ... (or|o) (the|la|el|los|las|all|a|al|todos?) [a-z]+',
)

/** "Do the salt first" asks of the salt, and "I want to walk more" of walking. */
function namesWhich(reading: Reading, likely: number): boolean {
  const { card } = reading.state
  if (!card) return !asksFirst.test(normalise(reading.message)) && reading.search().hits.length > 0
  if (speaksOf(card, reading.message)) return false
  return isNewMatter(reading, likely) || choosesBetween.test(normalise(reading.message))
}

/** Where it is asked whom to call: the card of the matter that names a number. */
function withHelpLine(reading: Reading): Reply | undefined {
  const { hits, domains, isSure } = reading.search()
  const named = hits.filter(({ entry }) => /\{\w+\}/u.test(cardOf(entry.id)?.step.en ?? ''))
  const best = hits[0]?.score ?? 0
  const near = named.filter(({ score }) => score >= best * nearEnough)
  return isSure && near.length > 0
    ? firstAnswer(reading, { ...reading.search(), hits: near, domains }, 1)
    : undefined
}

/** A card that names a number may fit less well than the best. */
const nearEnough = 0.3

/** What answers a question about a matter without a card goes to those who know; all else goes on. */
function answerToTalk(reading: Reading, heard: Heard): Reply {
  if (asksInPart(reading.message) && heard.likely < 1) {
    return asked(reading, { ...heard, act: 'ask' })
  }
  if (heard.safe !== undefined) {
    return (heard.safe === 'yes' && onceSafe(reading)) || replyToTalk(reading, heard.safe)
  }
  if (feelingIn(reading.message) !== undefined) return chat(reading)
  return graveReply(reading) ?? replyToTalk(reading, undefined)
}

/** How a sign of the body may sound. */
const leftToDoctor: ReadonlySet<string> = new Set(['ask', 'unclear', 'outside', 'smalltalk'])

/**
 * A best card below it is a neighbor of the matter, and is not played in its place; rules add less to the score of a
 * Spanish question.
 */
const floor: Said<number> = { en: 27, es: 20 }

/** Fewer words that name nothing are no matter to search for. */
const wordsOfMatter = 4
