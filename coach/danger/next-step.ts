/** Chooses what is said next while a danger stands. */

import type { SafetyCode } from '../safety/codes.ts'
import type { Heard } from './heard-reply.ts'
import { endingOf, isDenied, isEndedBy, isExplained, isGrief } from './ended-by.ts'
import { practical } from './help-asked.ts'
import { ofPlayedDown } from './played-down-step.ts'
import { asked, hears, isBereaved, isBodyScript, type Reading } from './reading.ts'
import type { LineId } from './lines.ts'
import { isByOwnHands } from '../safety/about-other.ts'
import { againFrom, isOfBody, type Script, scriptOf, stepsOf } from './scripts.ts'
import type { Standing } from './standing.ts'

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

/**
 * The script of what stands: whoever hurt somebody they care for is not the one who was hurt.
 *
 * @param standing - what stands.
 */
export function scriptIn({ open, said, told, facts, isGas, isSugar }: Standing): Script {
  // Who is in danger themselves is helped as such, whatever they did.
  const isByOwn = (said.includes('ownHands') || isByOwnHands(told)) && !facts.has('unsafe')
  return scriptOf(open[0] ?? 'emergency_other', { isGas, isSugar, isByOwn })
}

/**
 * The step after the last one that was said, past those that are settled.
 *
 * @param not - steps that may not come now.
 */
export function inTurn(standing: Standing, not: readonly LineId[] = []): LineId {
  const { said, facts, open, isOther } = standing
  const code = open[0] ?? 'emergency_other'
  const script = scriptIn(standing)
  const order = stepsOf(script, code)
  const isSettled = (id: LineId): boolean =>
    (id === 'plain' && (said.includes('plain') || (isOther && facts.has('company')))) ||
    (id === 'means' && said.includes('means') && (isOther || facts.has('away'))) ||
    (id === 'called' &&
      (facts.has('called') || (facts.has('coming') && facts.has('asksMeanwhile'))))
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
  if (turn === 'plain' && isBereaved(reading)) return { line: turn, before: 'sorryLoss' }
  if (asked(reading, 'plain') && hears(reading, 'no')) {
    return { line: 'check', before: 'thankAnswer' }
  }
  if (asked(reading, 'plain') && hears(reading, 'yes')) {
    return { line: 'means', before: 'thankSaying' }
  }
  if (standing.said.includes('means') && hears(reading, 'away', 'handed')) {
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
  if (isBodyScript(reading.script) && hears(reading, 'afraid')) return { line, before: 'fear' }
  const isYes = isAsked && hears(reading, 'yes') && !hears(reading, 'alone', 'nobody', 'half')
  if (hears(reading, 'company') || isYes) {
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

/** How to sit or lie, where the sign itself says it. */
const postures: Partial<Record<SafetyCode, LineId>> = { chest_pain: 'sit', fall_injury: 'still' }

/**
 * The written answer to what is asked about the help.
 *
 * @returns undefined where nothing of the kind is asked, or the next step says it.
 */
function ofHelpAsked(reading: Reading): NextStep | undefined {
  const { standing, script, code } = reading
  if (script === 'crisis' && hears(reading, 'asksMeanwhile')) return { line: 'hour' }
  if (!isBodyScript(script)) return undefined
  if (hears(reading, 'corrects')) return { line: 'wrongSign' }
  const isRide = hears(reading, 'asksRide', 'offersRide') && !hears(reading, 'noCall')
  if (script === 'body' && hears(reading, 'asksTablets')) return { line: 'noTablets' }
  if (script === 'body' && hears(reading, 'asksPosture'))
    return { line: postures[code] ?? 'posture' }
  if (script === 'body' && hears(reading, 'asksMouth')) return { line: 'noMouth' }
  if (script !== 'gas' && isRide) return { line: 'noRide' }
  if (hears(reading, 'asksSay')) return { line: 'whatToSay' }
  if (hears(reading, 'asksMeanwhile') && script === 'body')
    return { line: code === 'fall_injury' ? 'meanwhileFall' : 'meanwhile' }
  if (!hears(reading, 'passed') && !standing.facts.has('passed')) return undefined
  if (hears(reading, 'asksWait')) return { line: 'noWait' }
  return hears(reading, 'doubtsNeed') ? { line: 'evenSo' } : undefined
}

function ofBody(reading: Reading): NextStep | undefined {
  const { standing, script } = reading
  if (hears(reading, 'worse') && !hears(reading, 'called'))
    return { line: standing.facts.has('called') ? 'callAgain' : 'callNow' }
  if (hears(reading, 'noCall')) return { line: 'rideNow' }
  if (hears(reading, 'willCall') && !standing.said.includes('thenThem')) return { line: 'thenThem' }
  const isNo =
    asked(reading, 'called', 'callNow', 'outsideCall', 'evenIfPassed') &&
    hears(reading, 'no') &&
    !hears(reading, 'noWish')
  const wasAsked = standing.said.includes('callNow') && asked(reading, 'callNow')
  if (
    hears(reading, 'refuses', 'passed') ||
    (isNo && (wasAsked || asked(reading, 'evenIfPassed')))
  ) {
    if (!standing.said.includes('evenIfPassed')) return { line: 'evenIfPassed' }
    // A no that goes on to tell something, or a sign that eased, refuses no help.
    const isRefused = hears(reading, 'refuses') || (isNo && !hears(reading, 'tells'))
    return { line: isRefused ? 'decision' : 'noWait' }
  }
  if (isNo) return { line: script === 'gas' ? 'outsideCall' : 'callNow' }
  if (asked(reading, 'called', 'callNow', 'evenIfPassed') && hears(reading, 'yes')) {
    return { line: inTurn(standing, ['called']), before: 'goodCall' }
  }
  return undefined
}

function ofAbuse(reading: Reading): NextStep | undefined {
  if (hears(reading, 'asksBank')) return { line: 'bankNow' }
  if (hears(reading, 'blames')) return { line: 'fault' }
  if (hears(reading, 'record')) return { line: 'deleteTalk' }
  return asked(reading, 'place') && hears(reading, 'no') ? { line: 'unsafe' } : undefined
}

function ofCarer(reading: Reading): NextStep | undefined {
  if (hears(reading, 'asksRest')) return { line: 'restCover' }
  if (hears(reading, 'asksAnger')) return { line: 'apart' }
  return hears(reading, 'blames')
    ? { line: inTurn(reading.standing), before: 'thankSaying' }
    : undefined
}

const ofScript: Readonly<Record<Script, (reading: Reading) => NextStep | undefined>> = {
  crisis: ofCrisis,
  low: ofLow,
  body: ofBody,
  gas: ofBody,
  sugar: ofBody,
  abuse: ofAbuse,
  carer: ofCarer,
}

/** The first denial gets the first step, which asks plainly; the second is asked about once. */
function ofDenial(reading: Reading): NextStep {
  const { standing, script, code } = reading
  const [first = 'check'] = stepsOf(script, code)
  if (standing.denials <= 1 && !asked(reading, first)) {
    return isBereaved(reading) ? { line: first, before: 'sorryLoss' } : { line: first }
  }
  // Whether a body is safe nobody can tell who doubts.
  if (isBodyScript(script))
    return { line: standing.said.includes('evenIfPassed') ? 'callNow' : 'evenIfPassed' }
  return { line: standing.said.includes('mayBeWrong') ? 'check' : 'mayBeWrong' }
}

/** What is said to whoever was given the number of another country. */
export function numberLine(code: SafetyCode | undefined): LineId {
  if (code === 'abuse_neglect') return 'wrongHelp'
  return code !== undefined && isOfBody(code) ? 'wrongNumber' : 'wrongLine'
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
  const reading: Reading = { standing, heard, code, script: scriptIn(standing) }
  const isSeen = hears(reading, 'explains') && !hears(reading, 'safe', 'onWay', 'coming')
  if (!isTold && isEndedBy(reading) && !(isSeen && isExplained(reading))) {
    const line = endingOf(reading)
    if (isBodyScript(reading.script) && hears(reading, 'afraid'))
      return { line, isEnd: true, before: 'fear' }
    const isAway = reading.script === 'crisis' && hears(reading, 'handed', 'away')
    return { line, isEnd: true, ...(isAway && { before: 'strong' }) }
  }
  if (hears(reading, 'wrongNumber')) return { line: numberLine(code) }
  // Whoever was hurt, and takes the blame, is not who did it.
  if (reading.script === 'carer' && hears(reading, 'ownsUp')) {
    return { line: standing.said.includes('ownHands') ? inTurn(standing) : 'ownHands' }
  }
  if (!isTold && isGrief(reading)) return { line: 'endedGrief', isEnd: true }
  if (!isTold && isDenied(reading)) {
    return { line: standing.facts.has('grieves') ? 'endedGrief' : 'ended', isEnd: true }
  }
  if (!isTold && reading.script === 'sugar' && hears(reading, 'sugarUp', 'passed')) {
    return { line: 'endedSugar', isEnd: true }
  }
  const downplayed = isTold ? undefined : ofPlayedDown(reading)
  if (downplayed) return downplayed
  if (!isTold && isExplained(reading)) {
    return { line: hears(reading, 'grieves') ? 'endedGrief' : 'explained', isEnd: true }
  }
  if (hears(reading, 'unsafe')) return { line: 'unsafe' }
  const answer = ofHelpAsked(reading)
  if (answer) return answer
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
  if (
    step.before === undefined &&
    isBodyScript(reading.script) &&
    hears(reading, 'doubtsNeed', 'asksWait')
  )
    return { ...step, before: 'pleaseCall' }
  const isOfHelp = hears(
    reading,
    'record',
    'blames',
    'willCall',
    'noCall',
    'asksRest',
    'asksAnger',
    'asksBank',
    ...practical,
  )
  const isKept = hears(reading, 'asks') && !isOfHelp
  return isKept && step.before === undefined ? { ...step, before: 'kept' } : step
}
