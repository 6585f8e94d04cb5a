/** What is said in a turn while a danger stands: one written step, and never a tip. */

import type { Language } from '#core/languages.ts'
import type { Said } from '../text/said.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { withHelpLines } from '../safety/fixed-texts.ts'
import { isOfHelp, ofEnd } from './ending.ts'
import { type Heard, heardIn } from './heard-reply.ts'
import type { LineId } from './lines.ts'
import { inTurn, nextStep } from './next-step.ts'
import { isLasting, say } from './scripts.ts'
import { afterPerson, mayLeave, type Standing, standingIn, wasAskedPlainly } from './standing.ts'

/** A message while a danger may stand. */
export interface DangerQuestion {
  readonly message: string
  /** Earlier turns, oldest first. */
  readonly history: readonly Turn[]
  readonly region: string
  /** Language of the answer. */
  readonly language: Language
  /** What was detected in the message itself, most urgent tier first. */
  readonly own: readonly SafetyCode[]
}

/** What is said in such a turn. */
export interface DangerTurn {
  /** Codes whose fixed text is shown first. */
  readonly boxes: readonly SafetyCode[]
  /** The step, after the fixed texts; none where a fixed text of an emergency or a crisis is shown. */
  readonly text: string | undefined
  /** What may be pressed next. */
  readonly replies: readonly string[]
  /** Codes whose numbers stay in sight. */
  readonly chips: readonly SafetyCode[]
  readonly isEnded: boolean
  /** What may now be answered below it: what the same message asks, or what waited. */
  readonly goesOn?: string | undefined
}

/** Under every step; what was just pressed is left out. Calling is done by the numbers that stay in sight. */
export const safetyReplies: readonly { readonly label: Said }[] = [
  { label: { en: 'I am alone', es: 'Estoy a solas' } },
  { label: { en: 'Someone is here', es: 'Hay alguien conmigo' } },
  { label: { en: 'Help is here', es: 'Ya llegó ayuda' } },
  { label: { en: 'I am safe now', es: 'Ya estoy a salvo' } },
]

const help: Said = { en: 'Help: {crisis} · {emergency}', es: 'Ayuda: {crisis} · {emergency}' }

/**
 * The line of numbers that stays in sight for the rest of a session in which a danger was told.
 *
 * @param region - two-letter code of the region.
 * @param language - language of the line.
 */
export function helpLine(region: string, language: Language): string {
  return withHelpLines(help[language], region, language)
}

/**
 * The buttons under a fixed text or a step.
 *
 * @param message - what was said or pressed just now.
 */
export function safetyLabels(message: string, language: Language): readonly string[] {
  return safetyReplies.map(({ label }) => label[language]).filter((label) => label !== message)
}

/** Words of one step, with what is said before it. */
const mostWords = 35

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} ]+/gu, '')
    .trim()
}

/** Says the step, or the next in turn whose sentences were not the last that were said. */
function worded(asked: DangerQuestion, standing: Standing, first: LineId, before?: LineId): string {
  const last = new Set(sentencesOf(standing.lastText).map(plain))
  const isRepeated = (text: string) => sentencesOf(text).some((each) => last.has(plain(each)))
  const sayIt = (id: LineId) => say(id, standing.isOther, asked.region, asked.language)
  const passed: LineId[] = []
  let line = first
  while (isRepeated(sayIt(line)) && passed.length < 8) {
    passed.push(line)
    line = inTurn(standing, passed)
  }
  const step = sayIt(line)
  // No step comes twice word for word.
  if (standing.said.includes(line)) {
    return `${sayIt(standing.last.includes('onceMore') ? 'stillThere' : 'onceMore')} ${step}`
  }
  if (before === undefined || isRepeated(sayIt(before))) return step
  const whole = `${sayIt(before)} ${step}`
  return whole.split(/\s+/u).length > mostWords ? step : whole
}

/** Replies that take the danger up again after help was refused. */
const aboutDanger: readonly Heard[] = ['safe', 'helped', 'unsafe', 'called', 'coming', 'company']

/** What answers "Is someone with you?", or tells that nobody shall be called. */
const answersCheck: readonly Heard[] = [
  'alone',
  'yes',
  'no',
  'half',
  'passed',
  'refuses',
  'talking',
]

function goesElsewhere({ isGuess }: Standing, heard: ReadonlySet<Heard>, message: string): boolean {
  if (heard.has('explains') || aboutDanger.some((kind) => heard.has(kind))) return false
  if (isGuess) {
    const isAnswer = answersCheck.some((kind) => heard.has(kind))
    return !isAnswer && !isOfHelp(message)
  }
  return heard.has('asks') || heard.has('denies')
}

/**
 * Answers a message while a danger of tier 0 or 1 stands.
 *
 * @param asked - the message, the turns before it, and what was detected in it.
 * @returns undefined where none stands: it was not told, or is ended, or help was refused for good; a
 *   danger that this message tells first is then answered with its fixed text as ever.
 */
export function dangerTurn(asked: DangerQuestion): DangerTurn | undefined {
  const { message, history, language } = asked
  const standing = standingIn(history)
  const heard = heardIn(message)
  const own = toldIn(asked, standing, heard)
  const isTold = own.some(isLasting)
  if (standing.open.length === 0) {
    const isBack = standing.shown.length > 0 && own.length === 0 && heard.has('unsafe')
    if (!isBack) return undefined
    return stepOf(asked, standing, { line: 'unsafe' })
  }
  if (standing.isReleased) {
    const isAbout = aboutDanger.some((kind) => heard.has(kind))
    if (isTold || !isAbout || heard.has('asks')) return undefined
  }
  if (mayLeave(standing) && !isTold && goesElsewhere(standing, heard, message)) {
    return undefined
  }
  const now = afterPerson(standing, message)
  const next = nextStep(now, heard, isTold)
  if (next.isEnd === true)
    return {
      boxes: [],
      chips: standing.shown,
      isEnded: true,
      ...ofEnd(asked, { ...now, parked: standing.parked }, next.line, heard),
    }
  const codes = next.code === undefined ? own : [...new Set([next.code, ...own])]
  const boxes = codes.filter((code) => !standing.open.includes(code))
  if (boxes.some(isLasting)) {
    return {
      boxes,
      text: undefined,
      replies: safetyLabels(message, language),
      chips: [...new Set([...standing.shown, ...boxes.filter(isLasting)])],
      isEnded: false,
    }
  }
  return { ...stepOf(asked, now, next), boxes }
}

/** More words may tell of more than a no. */
const mostWordsOfNo = 12

/**
 * "I do not want to die" answers the plain question, and tells of nothing. To lock tablets away, or have them locked
 * away, is what a crisis asks for, and neither a new crisis nor harm by others; to be taken to a safe house tells of
 * harm that is over.
 */
function toldIn(
  { own, message }: DangerQuestion,
  standing: Standing,
  heard: ReadonlySet<Heard>,
): readonly SafetyCode[] {
  const { open, said } = standing
  const [code] = open
  const isPlainNo = heard.has('no') && !heard.has('half') && !heard.has('unsafe')
  const isShort = message.split(/\s+/u).length <= mostWordsOfNo
  if (
    wasAskedPlainly(standing) &&
    isPlainNo &&
    isShort &&
    !/\b(?:but|pero|aunque)\b/iu.test(message)
  ) {
    return own.filter((each) => each !== 'suicide_self_harm')
  }
  const isAway = said.includes('means') && heard.has('away')
  const isHanded = heard.has('handed') && heard.has('company')
  const isDone = code === 'suicide_self_harm' && (isAway || isHanded)
  const fresh = code === undefined ? own : own.filter((each) => mayBeNew(each, message, heard))
  const isOver = isDone || (code === 'abuse_neglect' && heard.has('safe'))
  return isOver ? fresh.filter((each) => each !== 'abuse_neglect' && each !== code) : fresh
}

/** Replies that tell of help, or of the want of it: to the taught model they sound like dangers. */
const ofHelp: readonly Heard[] = [
  'helped',
  'onWay',
  'coming',
  'called',
  'willCall',
  'noCall',
  'handed',
]

/** While one danger stands a second one is told plainly, or is a wish to die. */
function mayBeNew(code: SafetyCode, message: string, heard: ReadonlySet<Heard>): boolean {
  if (!isLasting(code) || detectIn(message).includes(code)) return true
  // In the words that deny it the model hears what they deny.
  if (heard.has('onlyNoWish') && code === 'suicide_self_harm') return false
  return code === 'suicide_self_harm' && !ofHelp.some((kind) => heard.has(kind))
}

function stepOf(
  asked: DangerQuestion,
  standing: Standing,
  { line, before }: { readonly line: LineId; readonly before?: LineId },
): DangerTurn {
  return {
    boxes: [],
    text: worded(asked, standing, line, before),
    replies: safetyLabels(asked.message, asked.language),
    chips: standing.shown,
    isEnded: false,
  }
}
