/** The order of a turn where no danger stands: what the person does, then what is said to it. */

import { whereToStart } from './acts.ts'
import { amountOfThing } from './amounts.ts'
import { askedPart, leadOf } from './asked-part.ts'
import { cryIn, wearyOfLife } from '../conversation/despair.ts'
import { missedThoughAlive, takenForLoss } from '../conversation/lost.ts'
import type { InSteps } from '../text/in-steps.ts'
import type { Limit } from '../cards/limits.ts'
import { asksForLeaveToDo } from '../search/question-form.ts'
import { safeWithIt, wordsForSomebody } from './frequent-turns.ts'
import { asksIfFine } from './deeds.ts'
import { followUp, harmedBefore, leaveToDo } from './follow-up.ts'
import { domainInOneWord } from './domain-openings.ts'
import { fromFaq, inAnyTalk, pressedFaq } from './from-faq.ts'
import { surelyMeant } from './guesses.ts'
import { asGuess } from './hardly-to.ts'
import { matterInWords } from '../matters/catalog.ts'
import { normalise } from '../text/normalise.ts'
import { turnsOf } from '../text/conversation-limits.ts'
import { pattern } from '../text/pattern.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import { asksToRing, ringsNobody } from './about-coach.ts'
import { askSafe } from './asides.ts'
import { restingFirst, toDoctorToday } from './doctor-today.ts'
import { isLossTakenBack, mourning } from './grief.ts'
import {
  asksBesideRefusal,
  asksOfCard,
  backCard,
  leaningOn,
  mayPoint,
  soundsAsked,
  surely,
  withLimit,
} from './hear-leaning.ts'
import { type Heard, hearTurn } from './hear-turn.ts'
import { restWithout, withoutTurnedDown } from './left-out.ts'
import { matterSpeaksOf, pointTo } from './matter.ts'
import { suitsAll } from './matter-suits.ts'
import { feelingTold, openedAnew, plainOpening } from './plain-openings.ts'
import { plainAnswer, speaksOf } from './plain-questions.ts'
import { putRight } from './put-right.ts'
import {
  metFeeling,
  type Reading,
  readingOf,
  readingOfPart,
  type Reply,
  spoken,
  type TalkTurn,
} from './reading.ts'
import { isSurelyOf } from './questions-asked.ts'
import { stepQuestionIn } from './step-questions.ts'
import { limitsIn, whoseLimits } from './limits-heard.ts'
import { numberOfPlace } from './of-subjects.ts'
import { subjectsOf, subjectsTold } from './open-subjects.ts'
import { asHeard } from './reply-act.ts'
import { asked, replyTo } from './reply-to.ts'
import { graveReply } from './grave-reply.ts'
import { withScores } from './score-lines.ts'
import { nodTo } from './own-plans.ts'
import { askedOfStep } from './step-answers.ts'
import { namingStems } from '../text/stems.ts'
import { talkStateInSteps } from './talk-state.ts'
import { withToldBefore } from './told-before.ts'
import { toldNews } from './told-news.ts'
import { talkWords } from './talk-words.ts'

/** A limit held against what no card said. */
function takenBack(reading: Reading): Reply {
  return {
    act: 'cannot',
    domains: [],
    passages: [spoken(reading, talkWords.youAreRight), spoken(reading, talkWords.askFirst)],
    replies: [whereToStart],
  }
}

/** A sentence of its own that asks goes before what else is said beside it, which gets a word. */
function answerPart(reading: Reading, heard: Heard): Reply | undefined {
  const part =
    heard.likely < 1 || heard.limit === 'dislike' ? askedPart(reading, heard.act) : undefined
  // What names nothing asks for more of what is told beside it.
  if (part === undefined || namingStems(part).size === 0) return undefined
  const only = readingOfPart(reading, part)
  const { matter, isNamed, hits } = only.search()
  const isWeaker = (hits[0]?.score ?? 0) < (reading.search().hits[0]?.score ?? 0)
  if (!matter && (!isNamed || isWeaker)) return undefined
  const reply = asked(only, { act: 'ask', likely: 1 })
  return { ...reply, passages: [...leadOf(reading, heard, part), ...reply.passages] }
}

/**
 * Answers a turn.
 *
 * @param turn - the message, the turns before it, the person.
 * @returns what is said, in steps.
 */
export function* answerTurn(turn: TalkTurn): InSteps<Reply> {
  const state = turn.state ?? (yield* talkStateInSteps(turn.history))
  // Each of many long turns is more than what else one step may do.
  const whose = whoseLimits(turn)
  for (const told of turnsOf(turn.history)) {
    yield
    subjectsTold(told)
    yield
    limitsIn([told], whose)
    topicsIn([told])
  }
  yield
  const whole = feelingTold(turn, state)
  const reading = readingOf({ ...turn, ...(whole && { message: whole }), state })
  yield
  if (turn.message.length > longMessage) {
    subjectsOf(reading)
    yield
    reading.search()
    yield
  }
  const sure = (whole && openedAnew(reading)) || answerTo(reading)
  const reply = withoutTurnedDown(reading, restingFirst(reading, surelyMeant(reading, sure)))
  return withScores(reading, reply)
}

/** So many letters are searched in a step of their own. */
const longMessage = 500

/** What may ask of a matter that its words name. */
const mayBeAsked: ReadonlySet<string> = new Set(['ask', 'unclear', 'smalltalk'])

/** So likely a message leans on the open card, though it names nothing that the card speaks of. */
const surelyLeaning = 0.75

/** What is told beside it, and does not change whether a step is safe. */
const besideLeave: ReadonlySet<Limit> = new Set([
  'nobody-near',
  'no-time',
  'no-money',
  'no-transport',
])

/** Tells whether a step may be done as somebody would do it, and they told of nothing that bears on it. */
function asksForLeave({ message, limits }: Reading, { likely }: Heard): boolean {
  return (
    likely < 1 &&
    asksForLeaveToDo(message) &&
    !unwell.test(normalise(message)) &&
    [...limits].every((limit) => besideLeave.has(limit))
  )
}

/** Whoever feels or does this asks somebody else. */
const unwell = pattern(
  '(faint*|dizz*|sick|ill|unwell|fever|pain*|hurts?|fast(s|ed|ing)?|hernia|operat*|surgery|stroke|mare*|enferm[oa]|fiebre|duele|dolor|ayun*|operaron|cirugia|derrame)',
)

/** Tells whether what a message names is what it asks, and not only told before a question of its own. */
function isAskedFor({ search }: Reading): boolean {
  const { isNamed, matter } = search()
  return matter !== undefined || !isNamed
}

/** Whoever wants the coach to ring somebody may be in need of more than that it cannot. */
function rung(reading: Reading): Reply | undefined {
  if (!asksToRing(reading.message)) return undefined
  const passages = [spoken(reading, ringsNobody)]
  return { act: 'about_coach', domains: [], passages, replies: [whereToStart], hasNumbers: true }
}

/** Asks whether somebody is safe who sees no point in living on, or cries for help. */
function whetherSafe(reading: Reading, { likely }: Heard): Reply | undefined {
  const despair = wearyOfLife(reading.message) ?? (likely < 1 ? cryIn(reading.message) : undefined)
  return despair && askSafe(reading, despair.say)
}

function asPutRight(reading: Reading, { meant, isHeld }: Heard): Reply | undefined {
  if (meant !== undefined) return putRight(reading, meant)
  return isHeld && !reading.state.card ? takenBack(reading) : undefined
}

/** So likely it is something else that is done, and the matter is named beside it. */
const surelyElse = 0.6

/** A matter that words name beyond doubt. */
function toNamedMatter(reading: Reading, { act, likely }: Heard): Reply | undefined {
  const named = matterInWords(normalise(reading.message))
  const isLikely = mayBeAsked.has(act) ? likely < 1 : likely < surelyElse
  const isOpen = isLikely && isAskedFor(reading)
  if (!named || !isOpen || !suitsAll(named, reading)) return undefined
  const said = pointTo(reading, named)
  return { ...said, passages: [...metFeeling(reading), ...said.passages] }
}

function withLeave(reading: Reading, heard: Heard): Reply | undefined {
  const { card } = reading.state
  return card && asksForLeave(reading, heard) ? leaveToDo(reading, card) : undefined
}

/** Tells of a step that was done or tried. */
const toldTry = pattern(
  '(tried|did|done|managed|walked|practiced|practised|went|danced|cried|called|cooked|hice|probe|intente|logre|camine|practique|puse|baile|llore|sali|llame|cocine)',
)

/** Whether how a step went is as it should be. */
function whetherFine(reading: Reading, { likely }: Heard): Reply | undefined {
  const { message, state } = reading
  const isTried = likely < 1 && toldTry.test(normalise(message)) && asksIfFine(message)
  return isTried && state.card
    ? followUp(reading, state.card, { act: 'tried', likely: 1 })
    : undefined
}

/** What only sounds as if it leaned on a card, and is about a matter. */
function toLikelyMatter(reading: Reading, heard: Heard): Reply | undefined {
  const { card } = reading.state
  const isBeside =
    card !== undefined && asksOfCard.has(heard.act) && !speaksOf(card, reading.message)
  const mostLikely = isBeside ? surelyLeaning : surely
  const { matter } = reading.search()
  // Who tells of the step in words of no other matter tells of the step.
  const isOfStep = card !== undefined && tellsOfStep.has(heard.act)
  const isOther = matter !== undefined && !(isOfStep && !matterSpeaksOf(matter, reading.message))
  return heard.likely < mostLikely && mayPoint.has(heard.act) && isOther
    ? asGuess(reading, heard, asked(reading, { ...heard, act: 'ask' }))
    : undefined
}

const tellsOfStep: ReadonlySet<string> = new Set(['tried', 'did', 'cannot'])

/** A condolence for one who lives is taken back, and what was meant is answered where that is known. */
function afterNoLoss(reading: Reading, heard: Heard): Reply | undefined {
  if (!isLossTakenBack(reading)) return undefined
  const reply = fromFaq(reading, { ...heard, act: 'ask', likely: 0 })
  const passages = reply?.passages ?? [spoken(reading, missedThoughAlive)]
  return {
    ...(reply ?? { act: 'answer', domains: [], replies: [] }),
    passages: [spoken(reading, takenForLoss), ...passages],
  }
}

/** One way to answer a turn; undefined where it is not for this one. */
type Way = (reading: Reading, heard: Heard) => Reply | undefined

/** What is asked of the step that is open; what is surely asked of its subject is answered there. */
function ofOpenStep(reading: Reading, heard: Heard): Reply | undefined {
  const { answered } = reading.state
  const isOfAny = stepQuestionIn(normalise(reading.message)) !== undefined
  if (answered && isSurelyOf(reading, answered.faq)) return undefined
  if (answered && !isOfAny) return nodTo(reading)
  return askedOfStep(reading) ?? (answered ? undefined : safeWithIt(reading, heard))
}

/** What comes before the act itself, in this order. */
const ways: readonly Way[] = [
  pressedFaq,
  rung,
  whetherSafe,
  afterNoLoss,
  toDoctorToday,
  graveReply,
  ofOpenStep,
  harmedBefore,
  amountOfThing,
  plainAnswer,
  toldNews,
  plainOpening,
  domainInOneWord,
  numberOfPlace,
  restWithout,
  withToldBefore,
  fromFaq,
  askedOfStep,
  safeWithIt,
  asPutRight,
  mourning,
  inAnyTalk,
  whetherFine,
  toNamedMatter,
  wordsForSomebody,
  withLeave,
  answerPart,
  toLikelyMatter,
]

function answerTo(reading: Reading): Reply {
  const { awaited, before, card } = reading.state
  const heard = withLimit(
    hearTurn(reading.message, { awaited, before, hasCard: card !== undefined }),
    reading,
  )
  for (const way of ways) {
    const reply = way(reading, heard)
    if (reply) return asHeard(reading, heard, reply)
  }
  const isBeside = heard.act === 'cannot' && asksBesideRefusal(reading.message)
  const isAsked = isBeside || (!backCard(reading) && soundsAsked(heard, reading))
  const meant: Heard = isAsked ? { ...heard, act: 'ask' } : leaningOn(reading, heard)
  return asHeard(reading, heard, asGuess(reading, heard, replyTo(reading, meant)))
}
