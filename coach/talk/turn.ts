/** The order of a turn where no danger stands: what the person does, then what is said to it. */

import { askedIn } from '../conversation/asked-in.ts'
import { factsOf, isElsewhere, retrieve } from '../search/retrieval.ts'
import { ownResults, ownResultsQuestion, weakestOf } from '../scores/own-results.ts'
import { evidenceOf } from '../evidence/catalog.ts'
import { isForDoctor } from '../search/outside.ts'
import { searchWords } from '../search/search-words.ts'
import { normalise } from '../text/normalise.ts'
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
import { clarify, condolence, firstAnswer, noSource } from './first-answer.ts'
import { followUp, replyToAsked } from './follow-up.ts'
import { namedAmong, stemsIn } from './fitting-cards.ts'
import { askedPart, leadOf } from './asked-part.ts'
import { pointedTo, pointTo, tellThem } from './matter.ts'
import {
  isNewMatter,
  lastCard,
  leaningOn,
  liftedCard,
  mayPoint,
  soundsAsked,
  surely,
  withLimit,
} from './hear-leaning.ts'
import { talkWords } from './talk-words.ts'
import { type Heard, hearTurn, isFollowUp } from './hear-turn.ts'
import { isSaid, type Reading, readingOf, type Reply, spoken, type TalkTurn } from './reading.ts'

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
  const named = heard.card === undefined ? undefined : evidenceOf(heard.card)
  if (named) {
    const finding = { ...factsOf(named.domain), hits: [{ entry: named, score: 1 }] }
    const reply = firstAnswer(reading, finding)
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
  if (found.matter) return pointTo(reading, found.matter)
  if (words.some(isForDoctor) || (found.hits.length === 0 && isElsewhere(words))) {
    return elsewhere(reading)
  }
  const isGuessed = !found.isSure && message.trim().split(/\s+/u).length < wordsOfMatter
  const isFar = !isGuessed && found.hits.length > 0 && (found.hits[0]?.score ?? 0) < floor
  const answer = isGuessed || isFar ? undefined : firstAnswer(reading, found)
  const feeling = feelingIn(message)
  const despair = feeling?.isDespair ? feeling : despairIn(message)
  if (despair) return askSafe(reading, despair.say)
  if (answer) return answer
  if (feeling) return chat(reading)
  if (isFar) return noSource(reading, found.domains)
  return heard.act === 'ask' ? clarify(reading) : notUnderstood(reading)
}

function whereToBegin(reading: Reading): Reply {
  const { state, person } = reading
  const card = namedAmong(reading.message, state.shown, reading.language) ?? state.card
  if (card && !state.withdrawn.has(card.id)) return startWith(reading, card)
  if (card) return followUp(reading, card, { act: 'other', likely: 1 })
  const weakest = weakestOf(person)
  const reply = weakest && firstAnswer(reading, factsOf(weakest))
  return reply ? { ...reply, act: 'which_first' } : whichIsHardest(reading)
}

function replyTo(reading: Reading, heard: Heard): Reply {
  const { state, message } = reading
  const { act } = heard
  if (heard.likely < 1 && asksForWhom(message)) {
    const { matter, isNamed } = reading.search()
    if (matter || (isNamed && !state.card)) return asked(reading, { ...heard, act: 'ask' })
    const pointed = state.card ? undefined : pointedTo(reading)
    if (pointed) return pointTo(reading, pointed)
    if (state.card || state.before !== '') return toSomebody(reading)
  }
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
      return elsewhere(reading)
    case 'unclear':
      return notUnderstood(reading)
    default:
      return asked(reading, heard)
  }
}

/** What answers a question about a matter without a card goes to those who know; all else goes on. */
function answerToTalk(reading: Reading, heard: Heard): Reply {
  const matter = heard.safe === undefined ? pointedTo(reading) : undefined
  return matter ? tellThem(reading, matter) : replyToTalk(reading, heard.safe)
}

/** What a message that puts the coach right may be once more. */
const leansBack: ReadonlySet<string> = new Set(['how', 'how_much', 'more', 'cannot', 'tried'])

/** An earlier question with fewer words of its own leaned on something else. */
const fewestStems = 2

/** Sorry in a few words, then what was meant; else the earlier question once more, with another card. */
function putRight(reading: Reading, meant: string): Reply {
  const { state, history, message } = reading
  const isTold = stemsIn(meant).size > 0
  const earlier = state.asked.at(-1)
  const question = isTold ? inFull(reading, meant, earlier) : earlier
  const isEmpty = !isTold && stemsIn(question ?? '').size < fewestStems
  if (question === undefined || isEmpty || (!isTold && isSaid(reading, talkWords.sorry))) {
    return { ...whichIsNear(reading), passages: [spoken(reading, talkWords.sorryTellMe)] }
  }
  const anew = readingOf({
    ...reading,
    message: question,
    history: [...history, { role: 'user', content: message }],
    state,
  })
  const again = { ...anew, isPutRight: true }
  const { awaited, card } = state
  // As if nothing had been said wrong.
  const heard = withLimit(
    hearTurn(question, { awaited, before: '', hasCard: card !== undefined }),
    again,
  )
  const pointed = again.search().isNamed ? undefined : pointedTo(reading)
  if (pointed && again.search().matter === undefined) {
    const { passages, ...rest } = pointTo(reading, pointed)
    return { ...rest, passages: [spoken(reading, talkWords.sorry), ...passages] }
  }
  const isBack =
    question === meant && leansBack.has(heard.act) && again.search().matter === undefined
  const reply = isBack ? replyTo(again, heard) : asked(again, { act: 'ask', likely: 1 })
  if (reply.act === 'unclear') {
    return { ...whichIsNear(reading), passages: [spoken(reading, talkWords.sorryNoMore)] }
  }
  return { ...reply, passages: [spoken(reading, talkWords.sorry), ...reply.passages] }
}

/** A few words that name nothing are read with the question that they put right. */
function inFull(reading: Reading, meant: string, earlier: string | undefined): string {
  const { isSure, matter } = retrieve(askedIn(meant, reading.language))
  return isSure || matter || earlier === undefined ? meant : `${meant}. ${earlier}`
}

function whichIsNear(reading: Reading): Reply {
  return { ...clarify(reading), act: 'ask' }
}

/** A sentence of its own that asks goes before what else is said beside it, which gets a word. */
function answerPart(reading: Reading, heard: Heard): Reply | undefined {
  const part =
    heard.likely < 1 || heard.limit === 'dislike' ? askedPart(reading, heard.act) : undefined
  if (part === undefined) return undefined
  const { history, message, state } = reading
  const only = readingOf({
    ...reading,
    message: part,
    history: [...history, { role: 'user', content: message }],
    state,
  })
  if (!only.search().matter && !only.search().isNamed) return undefined
  const reply = asked(only, { act: 'ask', likely: 1 })
  return { ...reply, passages: [...leadOf(reading, heard, part), ...reply.passages] }
}

/** How a sign of the body may sound. */
const leftToDoctor: ReadonlySet<string> = new Set(['ask', 'unclear', 'outside', 'smalltalk'])

/** A best card below it is a neighbor of the matter, and is not played in its place. */
const floor = 27

/** Fewer words that name nothing are no matter to search for. */
const wordsOfMatter = 4

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
  if (heard.meant !== undefined) return putRight(reading, heard.meant)
  const part = answerPart(reading, heard)
  if (part) return part
  if (heard.likely < surely && mayPoint.has(heard.act) && reading.search().matter) {
    return asked(reading, { ...heard, act: 'ask' })
  }
  const isAsked = soundsAsked(heard, reading)
  return replyTo(reading, isAsked ? { ...heard, act: 'ask' } : leaningOn(reading, heard))
}
