/** Chooses what is said next while a danger stands. */

import type { SafetyCode } from '../safety/codes.ts'
import type { Heard } from './heard-reply.ts'
import type { LineId } from './lines.ts'
import { againFrom, type Script, scriptOf, stepsOf } from './scripts.ts'
import { type Standing, wasAskedPlainly } from './standing.ts'

/** What comes next. */
export interface NextStep {
  /** A short word on the reply; left out where it would be said twice or make the step too long. */
  readonly before?: LineId
  /** The step; where it was just said the next in turn takes its place. */
  readonly line: LineId
  /** True where the person is safe or has help. */
  readonly isEnd?: boolean
  /** A code whose fixed text is said in place of the step. */
  readonly code?: SafetyCode
}

/** What a step is chosen by. */
interface Reading {
  readonly standing: Standing
  readonly heard: ReadonlySet<Heard>
  readonly code: SafetyCode
  readonly script: Script
}

function asked({ standing }: Reading, ...lines: readonly LineId[]): boolean {
  return lines.some((id) => standing.last.includes(id))
}

function hears({ heard }: Reading, ...kinds: readonly Heard[]): boolean {
  return kinds.some((kind) => heard.has(kind))
}

function isBodyScript(script: Script): boolean {
  return script === 'body' || script === 'gas' || script === 'sugar'
}

/** What a report of safety or help is answered with. */
function endingOf(reading: Reading): LineId {
  if (hears(reading, 'safe')) return 'ended'
  if (hears(reading, 'onWay')) return 'endedWay'
  return hears(reading, 'coming') ? 'endedComing' : 'endedHelp'
}

/**
 * Whether the sign was denied or explained in words of one's own. That ends every danger but a wish to die, which is
 * asked about, unless no plain words told it and it is denied or said to be misread; a guess ends with any no that
 * says more than no.
 */
function isExplained(reading: Reading): boolean {
  const { script, standing } = reading
  if (script === 'crisis' && (standing.isWish || !hears(reading, 'takesBack', 'onlyNoWish')))
    return false
  if (hears(reading, 'refuses', 'passed', 'unsafe', 'half')) return false
  if (script === 'crisis' && hears(reading, 'onlyNoWish')) return isPlainNo(reading)
  // "Nobody is here" sounds like "nobody is hurt".
  if (isBodyScript(script) && hears(reading, 'alone') && hears(reading, 'nobody')) return false
  if (script === 'low' && standing.isGuess && hears(reading, 'noWish')) return true
  // Who was asked plainly, and says no and why they are sad, is believed.
  const isAnswered = script === 'low' && wasAskedPlainly(standing) && hears(reading, 'no', 'noWish')
  if (isAnswered && hears(reading, 'tells') && !hears(reading, 'near', 'yes', 'but', 'grieves'))
    return true
  const saysMore = hears(reading, 'tells') && !hears(reading, 'alone', 'noCall', 'asks')
  // Harm by others may be denied out of fear: what was told plainly of it must be taken back.
  const isRight = isBodyScript(script) || standing.isGuess || hears(reading, 'takesBack')
  return (
    (hears(reading, 'explains') && isRight) ||
    (standing.isGuess && hears(reading, 'no') && saysMore)
  )
}

/** Whoever misses somebody and wants no death of their own, where that was asked plainly, is believed. */
function isGrief(reading: Reading): boolean {
  const { standing, script } = reading
  const isNo = hears(reading, 'noWish') && hears(reading, 'grieves')
  return script === 'low' && isNo && wasAskedPlainly(standing) && isPlainNo(reading)
}

function isPlainNo(reading: Reading): boolean {
  return !hears(reading, 'half', 'alone', 'near', 'refuses', 'unsafe')
}

/**
 * The plain question answered with a no. Whoever told the wish in plain words must have denied it before, and in words:
 * a bare no is asked about.
 */
function isDenied(reading: Reading): boolean {
  const { standing, script } = reading
  if (script !== 'crisis' || !asked(reading, 'plain') || !isPlainNo(reading)) return false
  if (!standing.isWish)
    return hears(reading, 'noWish') || (hears(reading, 'no') && !hears(reading, 'tells'))
  return hears(reading, 'noWish') && standing.denials > 1
}

/** Whether what is reported ends the danger. Somebody who comes is not yet help; with what was dangerous taken away it is. */
function isEndedBy(reading: Reading): boolean {
  const { script } = reading
  // Who takes a wish to die back tells what was, and not that help is there now.
  const isTakenBack = script === 'crisis' && hears(reading, 'takesBack')
  if (hears(reading, 'safe', 'onWay') || (hears(reading, 'helped') && !isTakenBack)) return true
  if (isBodyScript(script)) {
    const isComing = hears(reading, 'coming') && reading.standing.facts.has('called')
    return isComing || hears(reading, 'released')
  }
  if (script === 'abuse') return false
  return hears(reading, 'company') && hears(reading, 'handed', 'called')
}

/**
 * The step after the last one that was said, past those that are settled.
 *
 * @param not - steps that may not come now.
 */
export function inTurn(
  { said, facts, open, isGas, isSugar, isOther }: Standing,
  not: readonly LineId[] = [],
): LineId {
  const code = open[0] ?? 'emergency_other'
  const script = scriptOf(code, { isGas, isSugar })
  const order = stepsOf(script, code)
  const isSettled = (id: LineId): boolean =>
    (id === 'plain' && (said.includes('plain') || (isOther && facts.has('company')))) ||
    (id === 'means' && said.includes('means') && (isOther || facts.has('away'))) ||
    (id === 'called' && facts.has('called'))
  const last = said.findLast((id) => order.includes(id))
  const place = last === undefined ? 0 : order.indexOf(last) + 1
  const again = order.indexOf(againFrom[script] ?? order[0] ?? 'check')
  const next = [...order.slice(place), ...order.slice(again), ...order]
  return next.find((id) => !not.includes(id) && !isSettled(id)) ?? 'check'
}

function ofCrisis(reading: Reading): NextStep | undefined {
  const { standing } = reading
  const turn = inTurn(standing)
  if (hears(reading, 'willCall') && !hears(reading, 'company') && !asked(reading, 'named')) {
    return { line: 'named', before: 'thankSaying' }
  }
  if (turn === 'plain' && hears(reading, 'grieves')) return { line: turn, before: 'sorryLoss' }
  if (asked(reading, 'plain') && hears(reading, 'no')) {
    return { line: 'check', before: 'thankAnswer' }
  }
  if (asked(reading, 'plain') && hears(reading, 'yes')) {
    return { line: 'means', before: 'thankSaying' }
  }
  if (standing.said.includes('means') && hears(reading, 'away')) {
    return { line: personIn(reading), before: 'strong' }
  }
  if (asked(reading, 'means', 'meansAgain')) {
    if (hears(reading, 'none', 'no')) return { line: personIn(reading) }
    if (hears(reading, 'yes', 'near', 'refuses')) return { line: 'meansAgain' }
  }
  return ofPerson(reading) ?? withCompany(reading, turn)
}

function personIn(reading: Reading): LineId {
  return hears(reading, 'company') || reading.standing.facts.has('company')
    ? 'personHere'
    : 'person'
}

/** A reply to the question who could come. */
function ofPerson(reading: Reading): NextStep | undefined {
  const wasAsked = reading.standing.said.some((id) => id === 'person' || id === 'who')
  if (wasAsked && hears(reading, 'nobody')) return { line: 'nobody' }
  if (!asked(reading, 'person', 'who')) return undefined
  if (hears(reading, 'company')) return { line: 'personHere', before: 'gladCompany' }
  if (hears(reading, 'alone', 'no')) return { line: 'nobody' }
  if (hears(reading, 'named')) return { line: reading.script === 'low' ? 'tellThem' : 'named' }
  return undefined
}

/** Steps after which a call was the one to the number they name. */
const callingSteps: readonly LineId[] = ['nobody', 'personHere', 'named', 'unsafe', 'check', 'who']

function withCompany(reading: Reading, line: LineId): NextStep {
  const isAsked = asked(reading, 'door') || reading.standing.lastCodes.includes('suicide_self_harm')
  if (hears(reading, 'called')) {
    if (isBodyScript(reading.script)) return { line, before: 'goodCall' }
    if (hears(reading, 'talking')) return { line: 'stayOnLine' }
    if (asked(reading, ...callingSteps)) return { line: 'check', before: 'goodCall' }
  }
  // Whoever is near may be the one who does harm.
  if (reading.script === 'abuse') return { line }
  if (hears(reading, 'company') || (isAsked && hears(reading, 'yes'))) {
    return { line, before: 'gladCompany' }
  }
  return isAsked && hears(reading, 'alone', 'no') ? { line, before: 'thankAnswer' } : { line }
}

function ofLow(reading: Reading): NextStep | undefined {
  const { standing } = reading
  if (standing.lastCodes.includes('severe_depression') || asked(reading, 'plain')) {
    if (hears(reading, 'yes') && !standing.isOther) {
      return { line: 'plain', code: 'suicide_self_harm' }
    }
    if (hears(reading, 'no')) return { line: 'who', before: 'thankAnswer' }
  }
  return ofPerson(reading)
}

function ofBody(reading: Reading): NextStep | undefined {
  const { standing, script } = reading
  if (hears(reading, 'noCall')) return { line: 'rideNow' }
  if (hears(reading, 'willCall') && !standing.said.includes('thenThem')) return { line: 'thenThem' }
  const isNo =
    asked(reading, 'called', 'callNow', 'outsideCall', 'evenIfPassed') && hears(reading, 'no')
  const wasAsked = standing.said.includes('callNow') && asked(reading, 'callNow')
  if (
    hears(reading, 'refuses', 'passed') ||
    (isNo && (wasAsked || asked(reading, 'evenIfPassed')))
  ) {
    return { line: standing.said.includes('evenIfPassed') ? 'decision' : 'evenIfPassed' }
  }
  if (isNo) return { line: script === 'gas' ? 'outsideCall' : 'callNow' }
  if (asked(reading, 'called', 'callNow', 'evenIfPassed') && hears(reading, 'yes')) {
    return { line: inTurn(standing, ['called']), before: 'goodCall' }
  }
  return undefined
}

function ofAbuse(reading: Reading): NextStep | undefined {
  if (hears(reading, 'blames')) return { line: 'fault' }
  if (hears(reading, 'record')) return { line: 'deleteTalk' }
  return asked(reading, 'place') && hears(reading, 'no') ? { line: 'unsafe' } : undefined
}

const ofScript: Readonly<Record<Script, (reading: Reading) => NextStep | undefined>> = {
  crisis: ofCrisis,
  low: ofLow,
  body: ofBody,
  gas: ofBody,
  sugar: ofBody,
  abuse: ofAbuse,
}

/** The first denial gets the first step, which asks plainly; the second is asked about once. */
function ofDenial(reading: Reading): NextStep {
  const { standing, script, code } = reading
  const [first = 'check'] = stepsOf(script, code)
  if (standing.denials <= 1 && !asked(reading, first)) {
    return hears(reading, 'grieves') ? { line: first, before: 'sorryLoss' } : { line: first }
  }
  return { line: standing.said.includes('mayBeWrong') ? 'check' : 'mayBeWrong' }
}

/**
 * Chooses the next step.
 *
 * @param standing - what stands with this message; something does.
 * @param heard - what the message replies.
 * @param isTold - true where the message itself tells of a danger: then nothing in it ends one.
 */
export function nextStep(standing: Standing, heard: ReadonlySet<Heard>, isTold: boolean): NextStep {
  const code = standing.open[0] ?? 'emergency_other'
  const reading: Reading = { standing, heard, code, script: scriptOf(code, standing) }
  const isSeen = hears(reading, 'explains') && !hears(reading, 'safe', 'onWay', 'coming')
  if (!isTold && isEndedBy(reading) && !(isSeen && isExplained(reading))) {
    return { line: endingOf(reading), isEnd: true }
  }
  if (!isTold && isGrief(reading)) return { line: 'endedGrief', isEnd: true }
  if (!isTold && isDenied(reading)) {
    return { line: standing.facts.has('grieves') ? 'endedGrief' : 'ended', isEnd: true }
  }
  if (!isTold && reading.script === 'sugar' && hears(reading, 'sugarUp', 'passed')) {
    return { line: 'endedSugar', isEnd: true }
  }
  if (!isTold && isExplained(reading)) {
    return { line: hears(reading, 'grieves') ? 'endedGrief' : 'explained', isEnd: true }
  }
  if (hears(reading, 'unsafe')) return { line: 'unsafe' }
  if (asked(reading, 'check', 'mayBeWrong')) {
    const isYes = hears(reading, 'yes') && !hears(reading, 'asks', 'half', 'alone', 'refuses')
    if (!isTold && isYes) return { line: 'ended', isEnd: true }
    if (hears(reading, 'no') && !hears(reading, 'denies')) return { line: 'unsafe' }
  }
  const isAnswer = asked(reading, 'plain') && hears(reading, 'no')
  const isBare = hears(reading, 'denies') && !hears(reading, 'refuses', 'passed') && !isAnswer
  const step = isBare ? ofDenial(reading) : ofScript[reading.script](reading)
  return withKept(reading, step ?? withCompany(reading, inTurn(standing)))
}

function withKept(reading: Reading, step: NextStep): NextStep {
  if (step.before === undefined && isBodyScript(reading.script) && hears(reading, 'doubtsNeed'))
    return { ...step, before: 'pleaseCall' }
  const isKept = hears(reading, 'asks') && !hears(reading, 'record', 'blames', 'willCall', 'noCall')
  return isKept && step.before === undefined ? { ...step, before: 'kept' } : step
}
