/** Hears in the midst of a talk that an answer is hardly to the message: it is a guess then. */

import { isQuestion } from '../search/question-form.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { namingStems, stemsIn } from '../text/stems.ts'
import type { Act } from '../understanding/acts.ts'
import { isPressed } from './acts.ts'
import { asideWords } from './aside-words.ts'
import { pointsBack } from './hear-leaning.ts'
import { isReport } from './hear-move.ts'
import { type Heard, isCue } from './hear-turn.ts'
import type { Reading, Reply } from './reading.ts'

/** How much of what a message names is spoken of in a reply; all of it where it names nothing. */
export function shareNamed({ message }: Reading, { passages }: Reply): number {
  const named = [...namingStems(message)]
  const said = stemsIn(passages.map(({ text }) => text).join(' '))
  if (named.length === 0) return 1
  return named.filter((stem) => said.has(stem)).length / named.length
}

/** So likely something is told or done, for more than a few words to be taken for it. */
const surelyTold: Readonly<Partial<Record<Reply['act'], number>>> = {
  goal: 0.4,
  did: 0.4,
  tried: 0.4,
  answer: 0.5,
  smalltalk: 0.5,
}
const fewWords = 5
/** So few say nothing that an answer could miss. */
const fewestWords = 3

/** Says what they will do. */
const willDo = pattern(
  '(i|we) (will|am going to|are going to|shall|might|could try|can try)|let me|voy a|vamos a|le voy|probare|hare|llamare|(ponga|pongal[oa]|anotel[oa]|apuntel[oa]) .. (meta|nota)?|my goal|mi meta',
)

/** What is done every day already is no plan, though it names its hour. */
const habit = pattern(
  '^ (\\. )*(i|we) (still |always |usually |only |do )*(make|take|have|eat|drink|get|go|wake|sleep|crawl|sit|watch) ',
)

function isPlanned(message: string): boolean {
  const words = normalise(message)
  return willDo.test(words) || (isCue(message) && !habit.test(`${words} `))
}

/** Chat that fits nothing in the message. */
function isStock({ language }: Reading, { passages }: Reply): boolean {
  return passages.some(({ text }) => text === asideWords.smalltalk[language])
}

/** So likely a message leans on what was said, though it names things that are not spoken of there. */
const surelyLeaning = 0.6
/** What may lean on a card, and what on the answer to a question of a subject. */
const leaning: Readonly<Record<'card' | 'answered', ReadonlySet<Act>>> = {
  card: new Set(['more', 'how', 'how_much']),
  answered: new Set(['more', 'how', 'how_much', 'cannot', 'tried', 'other']),
}
const fewNamed = 1

/** So surely the search finds what a question asks for. */
const surelyFound = 120

/** An answer speaks of so much of what a message names. */
const leastNamed = 0.2

/** A refusal or a try that is told speaks of what the coach said, or points to it. */
const ofWhatWasSaid: ReadonlySet<Act> = new Set(['cannot', 'tried', 'answer'])

/** Speaks of the step itself: "I tried that", "that is too hard", "eso no puedo". */
const ofTheStep = pattern(
  '(do|does|did|doing|done|try|tried|manage|managed|like|hate|stand|follow|keep up|with|for) (it|that|this|these|those|them)( (\\.|but|and|because|since|for|any ?more|so|as|now|yet|today|again)|$)|(that|this|it|these|those|they) (is|are|was|were|will|would|might|did|does|do|made|makes|hurt|hurts|sounds?|looks?) |(eso|esto|esas?|esos?) |(hacer|hago|hice|probe|intente|puedo con) (lo|la|eso|esto)|hacerlo|probarlo|(lo|la) (hice|probe|intente)',
)

/** Says in so many words that something was tried or cannot be borne. */
const saysSo = pattern(
  '^ (\\. |i |we |have |well |but |oh )*(tried|can not (abide|stand|bear|take)|hate|never liked)|^ (\\. |yo |ya |pero |es que )*(probe|intente|no (soporto|aguanto|me gusta*)|odio)',
)

/** Tells whether what is told has to do with what the coach said just now. */
function takesUp({ message, state, newLimits }: Reading): boolean {
  const words = `${normalise(message)} `
  if (newLimits.size > 0 || ofTheStep.test(words) || saysSo.test(words)) return true
  const named = namingStems(message)
  const before = stemsIn(state.before)
  return named.size <= fewNamed || [...named].some((stem) => before.has(stem))
}

/** Tells of something bad, which is no deed and no plan. */
const tellsBad = pattern(
  '(stopped|quit|not|hardly) (eating|eat|sleeping|slept|sleep|going out)|i (am|feel|felt) (so |very |too )?(afraid|scared|low|lonely|sad|numb)|(i|he|she) (fell|cried)|worse (every|each) (day|week)|deje de comer|tengo miedo|estoy (muy )?(triste|agotad[oa]|sol[oa])|(me|se) (cai|cayo)|(cada (dia|semana|vez) (peor|mas mal))|no (como|duermo)',
)
const ofDoing: ReadonlySet<Act> = new Set(['did', 'tried', 'goal'])

function isHardlyTo(reading: Reading, { likely, outcome }: Heard, reply: Reply): boolean {
  const { message, state } = reading
  const { act } = reply
  if (likely < 1 && ofDoing.has(act) && tellsBad.test(normalise(message))) return true
  const length = message.trim().split(/\s+/u).length
  const isLong = length > fewWords
  const isTaken = likely === 1 || outcome !== undefined || takesUp(reading)
  if (isLong && ofWhatWasSaid.has(act) && !isTaken) return true
  const least = surelyTold[act]
  const isLeaning = leaning[state.answered ? 'answered' : 'card'].has(act)
  if (isLeaning)
    return (
      likely < surelyLeaning &&
      namingStems(message).size > fewNamed &&
      !pointsBack.test(normalise(message)) &&
      shareNamed(reading, reply) === 0
    )
  if (least !== undefined) {
    const isSo =
      (act === 'goal' && isPlanned(message)) ||
      (act === 'did' && isReport(message)) ||
      (act === 'smalltalk' && !isStock(reading, reply))
    return likely < least && !isSo && isLong
  }
  if (length <= fewestWords) return false
  const isFound = isQuestion(message) && (reading.search().hits[0]?.score ?? 0) >= surelyFound
  return act === 'ask' && !isFound && shareNamed(reading, reply) < leastNamed
}

/**
 * Marks a reply in the midst of a talk that is hardly to the message.
 *
 * @param heard - what the message sounds like.
 * @returns the reply, as a guess where it only sounds like what is answered, or speaks of hardly anything that it names.
 */
export function asGuess(reading: Reading, heard: Heard, reply: Reply): Reply {
  const { message, history, subjects = [] } = reading
  const isFixed = reply.danger !== undefined || reply.hasNumbers === true || subjects.length > 0
  if (history.length === 0 || isFixed || isPressed(message) || heard.meant !== undefined)
    return reply
  return isHardlyTo(reading, heard, reply) ? { ...reply, isGuess: true } : reply
}
