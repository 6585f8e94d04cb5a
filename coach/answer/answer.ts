/** The answer of the built-in coach to a question in a chat. */

import type { Language } from '#core/languages.ts'
import { answerLanguage } from '../conversation/answer-language.ts'
import { askedIn } from '../conversation/asked-in.ts'
import { conversationLimits, messagesOf, readPart } from '../text/conversation-limits.ts'
import {
  answerAtOnce,
  fixedAnswer,
  goingOn,
  isGuessed,
  stillTold,
  withStanding,
} from '../danger/danger-answer.ts'
import { subjectsAfter } from '../danger/danger-subjects.ts'
import { helpLine } from '../danger/danger-turn.ts'
import { saidAfterHelp, takenUp } from '../danger/ending.ts'
import { quietTurns } from '../danger/quiet-turns.ts'
import { say } from '../danger/scripts.ts'
import { isFresh, standingIn, unmetIn } from '../danger/standing.ts'
import { answerRemembering, type Remembering } from '../memory/answer-remembering.ts'
import { rememberedPerson } from '../memory/brought.ts'
import type { Passage, Source } from '../person/person.ts'
import type { CoachAnswer, Composed, Question } from '../conversation/question.ts'
import { atOnce, type InSteps } from '../text/in-steps.ts'
import { matterInWords } from '../matters/catalog.ts'
import { retrieve } from '../search/retrieval.ts'
import { isBarred, type SafetyCode, tiers } from '../safety/codes.ts'
import { detectIn, withLasting } from '../safety/detect.ts'
import { fixedMessage } from '../safety/fixed-texts.ts'
import { leadingOf } from '../safety/leading.ts'
import { askedFirst, waitingFor } from './ask-first.ts'
import { heldSoftly } from './held-softly.ts'
import { askedAtItsEnd, askedInDanger } from './asked-in-danger.ts'
import { domainReplies, type QuickReply, whereToStart } from '../talk/acts.ts'
import { moveOf } from '../talk/hear-move.ts'
import { amountOfThing } from '../talk/amounts.ts'
import { toDoctorToday } from '../talk/doctor-today.ts'
import { firstAnswer } from '../talk/first-answer.ts'
import { fromFaq } from '../talk/from-faq.ts'
import { withoutTurnedDown } from '../talk/left-out.ts'
import { type Reading, type Reply, readingOf } from '../talk/reading.ts'
import { pointTo } from '../talk/matter.ts'
import { hearSafety } from '../safety/hear-safety.ts'
import { withDiabetesTold } from '../safety/low-sugar.ts'
import { normalise } from '../text/normalise.ts'

/** What is read of a question. */
interface Read extends Question {
  readonly language: Language
}

function read(question: Question): Read {
  const message = readPart(question.message)
  const history = question.history.map(({ role, content }) => ({
    role,
    content: readPart(content),
  }))
  return {
    ...question,
    message,
    history,
    language: answerLanguage({ ...question, message, history }),
  }
}

/** What is found in a message before anything is composed. */
export interface FirstLook {
  /** The message; after a diabetes that was told, low sugar by its name. */
  readonly message: string
  /** What sounds like a danger in it, however softly. */
  readonly heard: readonly SafetyCode[]
  /** What of that still stands, held against the talk. */
  readonly own: readonly SafetyCode[]
  /** The fixed texts or the written step that a danger calls for; undefined where an answer is composed. */
  readonly atOnce: CoachAnswer | undefined
}

/**
 * Looks a message through for danger: all that must not wait for an answer to be composed.
 *
 * @param typed - the message, the conversation so far and the region.
 * @param found - what `hearSafety` heard in the message, where it was asked already.
 */
export function firstLook(typed: Question, found?: readonly SafetyCode[]): FirstLook {
  // Low sugar sounds like other emergencies, whose text does not tell to take sugar.
  const isOther = detectIn(typed.message).some(
    (code) => tiers[code] === 0 && code !== 'emergency_other',
  )
  const message = isOther
    ? typed.message
    : withDiabetesTold(typed.message, messagesOf(typed.history))
  const heard = message === typed.message && found ? found : hearSafety(message)
  const asked = { ...typed, message }
  const own = stillTold(asked, heard)
  return { message, heard, own, atOnce: answerAtOnce(asked, own) }
}

/**
 * Answers a question with the evidence alone: fixed safety texts first, then, where the policy
 * allows it, a short answer with its sources; what is outside the six domains is declined with a
 * pointer back to them.
 *
 * @param typed - the message, the conversation so far, the person and the region.
 * @param look - what {@link firstLook} found in it, where that was asked already.
 * @returns the work in steps of which each costs little, however hostile the words: one turn is looked
 *   through for danger, or the talk is followed, or what was told is read, or the answer is composed. At
 *   its end the answer; it never throws and never invents where nothing is found.
 */
export function* answerInSteps(typed: Question, look?: FirstLook): InSteps<CoachAnswer> {
  const { message, heard, own, atOnce: fixed } = look ?? firstLook(typed)
  const asked = { ...typed, message }
  if (fixed) return askedInDanger(read(asked), fixed, heard) ?? fixed
  yield
  // What explains a danger away is no part of what is asked after it.
  const ended = goingOn(asked, own)
  const waiting = ended ? undefined : waitingFor(asked, own)
  if (waiting?.isNow) return fixedAnswer(asked, waiting.codes)
  const wanted = ended?.message ?? waiting?.message ?? takenUp(asked.message, asked.history)
  const history = ended ? withEnding(asked.history, ended.ending) : asked.history
  const question = read({ ...asked, message: wanted, history })
  const unmet: SafetyCode[] = []
  for (const turn of unmetIn(question.history, conversationLimits.earlierTurns)) {
    yield
    unmet.push(...stillTold({ ...question, ...turn }, hearSafety(turn.message)))
  }
  const standing = standingIn(question.history)
  const late = unmet.filter((code) => isFresh(code, standing))
  if (late.length > 0) return fixedAnswer(asked, withLasting(own, late))
  yield
  // What was said in a danger is no ground for a tip.
  const quiet = {
    ...question,
    history: quietTurns(question.history),
    subjects: subjectsAfter(standing),
  }
  const { recollection } = question
  const mayAsk = standing.shown.length === 0
  const isGuess = own.length > 0 && isGuessed(asked, own)
  // Who waits with the crew wants no advice.
  const ofDanger =
    ended && afterHelp(question, asked.history, ended.ending) === undefined
      ? askedAtItsEnd(read(asked), standing)
      : undefined
  const found: Remembering | undefined =
    ofDanger ??
    (own.length === 0 || isGuess
      ? yield* answerRemembering(quiet, recollection, mayAsk && !isGuess)
      : besideFixedTexts(readingOf(remembered(quiet)), own))
  // Below the end of a danger nothing is declined.
  const reply = ended && found?.act === 'outside' ? { ...found, passages: [] } : found
  if (reply?.danger) return fixedAnswer(asked, [reply.danger])
  const { region, language } = question
  const lead = isGuess
    ? { text: say('orElse', false, region, language), sources: [] }
    : ended?.ending
  const isInTalk = asked.history.length > 0
  const mayBeSoft = own.length === 0 && mayAsk && !ended && !waiting
  const held = mayBeSoft
    ? heldSoftly({ ...quiet, message: asked.message }, heard, isInTalk)
    : undefined
  const said =
    held && held.codes.length > 0
      ? askedFirst(question, reply, held.codes, held.isNearlyWish)
      : reply?.isGuess
        ? (afterHelp(question, asked.history, ended?.ending) ?? reply)
        : reply
  const answer = withStanding(composed(question, own, said, lead), standing, question)
  // Words of a danger that little else bears out bring the numbers beside the answer, and no word in it.
  return reply?.hasNumbers || held
    ? { ...answer, help: helpLine([...answer.standing, ...(held?.codes ?? [])], region, language) }
    : answer
}

/** Just after help came for the body, no guess is made. */
function afterHelp(
  question: Read,
  before: Question['history'],
  ending: Passage | undefined,
): Remembering | undefined {
  const text = saidAfterHelp(question, standingIn(before), ending?.text)
  return text === undefined
    ? undefined
    : { act: 'answer', domains: [], passages: [{ text, sources: [] }], replies: [] }
}

/** What can be pressed below a fixed text beside which nothing fits. */
const elsewhere: readonly QuickReply[] = [whereToStart, ...domainReplies]

/** What was told in a danger that was none belongs to the talk, from the turn on in which it ends. */
function withEnding(history: Question['history'], { text }: Passage): Question['history'] {
  return [...history, { role: 'assistant', content: text }]
}

function composed(
  { message, region, language }: Read,
  codes: readonly SafetyCode[],
  reply: Remembering | undefined,
  before: Passage | undefined,
): Composed {
  const safety = leadingOf(codes, message).map((code) =>
    fixedMessage(code, region, language, message),
  )
  const { closing, change } = reply ?? {}
  const lead = before ?? reply?.lead
  const passages = [lead ?? [], reply?.passages ?? [], closing ?? []].flat()
  return {
    act: codes.length > 0 || !reply ? 'danger' : reply.act,
    language,
    safety,
    domains: reply?.domains ?? [],
    text: [...safety, ...passages].map(({ text }) => text).join('\n\n'),
    passages,
    memory: { lead, closing },
    ...(change && { memoryChange: change }),
    ...(reply?.step && { step: reply.step }),
    sources: eachOnce(passages.flatMap((passage) => passage.sources)),
    suggestions: (reply?.replies ?? (isBarred(codes) ? [] : elsewhere)).map(
      ({ label }) => label[language],
    ),
  }
}

function eachOnce(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [source.id, source])).values()]
}

/** What was remembered bars a step below a fixed text too. */
function remembered(question: Read): Read {
  const { person = { results: {} }, recollection } = question
  return recollection
    ? { ...question, person: rememberedPerson(person, recollection.memory) }
    : question
}

/** Cards on what is swallowed: below a question about a medicine every other one would be beside it. */
const ofMedicines: ReadonlySet<string> = new Set([
  'D10',
  'D11',
  'D12',
  'D16',
  'D18',
  'T12',
  'Z10',
  'Z19',
])

/** What may be said below the fixed texts of the safe tiers; nothing where a code bars it. */
function besideFixedTexts(reading: Reading, codes: readonly SafetyCode[]): Reply | undefined {
  const reply = replyBeside(reading, codes)
  return reply && withoutTurnedDown(reading, reply)
}

function replyBeside(reading: Reading, codes: readonly SafetyCode[]): Reply | undefined {
  const { message, language } = reading
  // "Tell me more" beside such a text asks for no tip.
  if (isBarred(codes) || moveOf(message) !== undefined) return undefined
  const toDoctor = toDoctorToday(reading)
  if (toDoctor) return toDoctor
  const asked = fromFaq(reading, { act: 'ask', likely: 0 })
  if (asked) return asked
  // Its own answer sends to the pharmacist too, and says what to ask there.
  const named = matterInWords(normalise(message))
  if (codes.includes('medication') && named?.card === 'D18') return pointTo(reading, named)
  const finding = retrieve(askedIn(message, language))
  if (!finding.isSure) return undefined
  const [best] = finding.hits
  const isBeside = best !== undefined && !ofMedicines.has(best.entry.id)
  const isOne = message.trim().split(/[.?!]\s/u).length === 1
  if (codes.includes('medication') && isBeside && isOne) return undefined
  const limits = codes.includes('malnutrition')
    ? new Set([...reading.limits, 'malnourished' as const])
    : reading.limits
  return amountOfThing({ ...reading, limits }) ?? firstAnswer({ ...reading, limits }, finding)
}

/**
 * Answers a question at once, as {@link answerInSteps} does.
 *
 * @param question - the message, the conversation so far, the person and the region.
 * @returns the answer; it never throws and never invents where nothing is found.
 */
export function answerQuestion(question: Question): CoachAnswer {
  return atOnce(answerInSteps(question))
}
