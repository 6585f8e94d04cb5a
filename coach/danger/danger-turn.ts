/** What is said in a turn while a danger stands: one written step, and never a tip. */

import type { Language } from '#core/languages.ts'
import type { Said } from '../text/said.ts'
import type { Turn } from '../text/conversation-limits.ts'
import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { goesOn } from '../text/whole.ts'
import { sentencesOf } from '../text/reading-grade.ts'
import type { SafetyCode } from '../safety/codes.ts'
import { detectIn } from '../safety/detect.ts'
import { shownText } from '../safety/fixed-texts.ts'
import { companyNamedIn } from '../safety/regions.ts'
import { isOfHelp, ofEnd, whatThen } from './ending.ts'
import { endsAsItComes, endsWithHelp } from './end-lines.ts'
import { isGraveNow } from './grave-now.ts'
import { heardOf } from './heard-of-danger.ts'
import type { Heard } from './heard-reply.ts'
import type { LineId } from './lines.ts'
import { ofHelpAsked, practical } from './help-asked.ts'
import { inTurn, type NextStep, nextStep, numberLine, scriptIn } from './next-step.ts'
import { isLasting, isOfBody, saidOfDangerIn, say } from './scripts.ts'
import { afterPerson, byLead, mayLeave, nothing, type Standing, standingIn } from './standing.ts'
import { toldIn } from './told-anew.ts'

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

/** Where it is asked whether they called. */
export const calledReply: Said = { en: 'I have called', es: 'Ya llamé' }

const help: Said = {
  en: 'To talk: {crisis} · Emergency: {emergency}',
  es: 'Para hablar: {crisis} · Emergencia: {emergency}',
}
const bodyHelp: Said = {
  en: 'Emergency: {emergency} · To talk: {crisis}',
  es: 'Emergencia: {emergency} · Para hablar: {crisis}',
}

/**
 * The line of numbers that stays in sight for the rest of a session in which a danger was told, each with what it is
 * for: weeks later nobody knows by heart which is which. The first is the one
 * to call: after an emergency of the body an ambulance, whatever else was told.
 *
 * @param codes - the dangers that were told.
 * @param region - two-letter code of the region.
 * @param language - language of the line.
 */
export function helpLine(codes: readonly SafetyCode[], region: string, language: Language): string {
  return shownText(codes.some(isOfBody) ? bodyHelp : help, region, language)
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
  // Whoever did the harm is asked after the other.
  const isOther = standing.isOther || scriptIn(standing) === 'carer'
  const sayIt = (id: LineId) => say(id, isOther, asked.region, asked.language)
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
  ...ofHelpAsked,
  'alone',
  'yes',
  'no',
  'half',
  'passed',
  'refuses',
  'talking',
]

/** Since when, or how sudden, is of the danger. */
const onlyGoesOn = pattern(goesOn)

function goesElsewhere(
  { isGuess, told }: Standing,
  heard: ReadonlySet<Heard>,
  message: string,
): boolean {
  if (heard.has('explains') || aboutDanger.some((kind) => heard.has(kind))) return false
  if (isGraveNow(message, told) || onlyGoesOn.test(normalise(message))) return false
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
  const heard = heardOf(asked, standing)
  const own = toldIn(asked, standing, heard)
  const isTold = own.some(isLasting)
  if (standing.open.length === 0) {
    const meanwhile = isTold ? undefined : whileHelpComes(standing, heard)
    if (meanwhile) return stepOf(asked, standing, meanwhile)
    const isWrong = standing.shown.length > 0 && own.length === 0 && heard.has('wrongNumber')
    if (isWrong && companyNamedIn(history.at(-1)?.content ?? '').length === 0)
      return stepOf(asked, standing, {
        line: numberLine(standing.shown.find(isOfBody) ?? standing.shown[0]),
      })
    if (own.length === 0 && isDeniedAgain(standing, heard, message))
      return {
        boxes: [],
        text: whatThen[language],
        replies: [],
        chips: standing.shown,
        isEnded: true,
      }
    const isBack = standing.shown.length > 0 && own.length === 0 && heard.has('unsafe')
    return isBack ? stepOf(asked, standing, { line: 'unsafe' }) : undefined
  }
  if (standing.isReleased) {
    const isAbout = aboutDanger.some((kind) => heard.has(kind)) && !heard.has('asks')
    const isOfIt = ofHelpAsked.some((kind) => heard.has(kind))
    if (isTold || !(isAbout || isOfIt)) return undefined
  }
  if (mayLeave(standing) && !isTold && goesElsewhere(standing, heard, message)) {
    return undefined
  }
  const now = afterPerson(standing, message)
  const next = nextStep(now, heard, isTold)
  const inWords = detectIn(message)
  // "I am safe. My wife has fallen": the end of one danger is not that of another told beside it.
  const isOther = own.some(
    (code) => isLasting(code) && !standing.open.includes(code) && inWords.includes(code),
  )
  if (next.isEnd === true && !isOther)
    return {
      boxes: [],
      chips: standing.shown,
      isEnded: true,
      ...ofEnd(asked, { ...now, parked: standing.parked }, next, heard),
    }
  const codes = next.code === undefined ? own : [...new Set([next.code, ...own])]
  const boxes = codes.filter((code) => !standing.open.includes(code))
  if (boxes.some(isLasting)) {
    // A second danger, or the same under another name, is shown; the call for the first is not left unsaid.
    if (next.line === 'wrongSign') return stepOf(asked, now, next)
    const isOfCall = heard.has('passed') || ofHelpAsked.some((kind) => heard.has(kind))
    const isLed = leadsOn(now, boxes, message) && (isOfCall || !inWords.some(isLasting))
    if (isLed) return { ...stepOf(asked, now, next), boxes, chips: chipsOf(standing, boxes) }
    return {
      boxes,
      text: undefined,
      replies: safetyLabels(message, language),
      chips: chipsOf(standing, boxes),
      isEnded: false,
    }
  }
  return { ...stepOf(asked, now, next), boxes }
}

const mostWordsOfDenial = 10
/** Says once more that it was none, after that was believed. */
function isDeniedAgain(
  { lastText, lastCodes }: Standing,
  heard: ReadonlySet<Heard>,
  message: string,
): boolean {
  const isBelieved = lastCodes.length === 0 && saidOfDangerIn(lastText).lines.includes('explained')
  const isShort = message.split(/\s+/u).length <= mostWordsOfDenial
  return isBelieved && isShort && heard.has('explains') && !heard.has('asks')
}

function chipsOf({ shown }: Standing, boxes: readonly SafetyCode[]): readonly SafetyCode[] {
  return [...new Set([...shown, ...boxes.filter(isLasting)])]
}

/** Whether an emergency of the body that was told plainly goes on to lead. */
function leadsOn(
  { open, told, isGuess }: Standing,
  boxes: readonly SafetyCode[],
  message: string,
): boolean {
  const [code] = open
  if (code === undefined || isGuess || !isOfBody(code)) return false
  return byLead([...boxes, ...open], `${told}\n${message}`)[0] === code
}

/** Until help that was said to come is there, what is asked about the time till then is answered. */
function whileHelpComes(
  { said, shown, isOther }: Standing,
  heard: ReadonlySet<Heard>,
): NextStep | undefined {
  const code = shown.find(isOfBody)
  const isHere = said.some((id) => endsWithHelp.has(id))
  const isComing = said.some((id) => endsAsItComes.has(id))
  if (code === undefined || !(isComing || isHere)) return undefined
  if (heard.has('blames') && !heard.has('asks') && said.at(-1)?.startsWith('ended'))
    return { line: 'endedGuilt' }
  if (!isComing) return undefined
  if (practical.some((kind) => heard.has(kind)))
    return nextStep({ ...nothing, open: shown, isOther }, heard, false)
  const before = heard.has('afraid') ? 'fear' : heard.has('company') ? 'gladCompany' : undefined
  return before && !heard.has('asks')
    ? { line: code === 'fall_injury' ? 'meanwhileFall' : 'meanwhile', before }
    : undefined
}

function stepOf(
  asked: DangerQuestion,
  standing: Standing,
  { line, before }: { readonly line: LineId; readonly before?: LineId },
): DangerTurn {
  const labels = safetyLabels(asked.message, asked.language)
  return {
    boxes: [],
    text: worded(asked, standing, line, before),
    replies: line === 'called' ? [calledReply[asked.language], ...labels] : labels,
    chips: standing.shown,
    isEnded: false,
  }
}
