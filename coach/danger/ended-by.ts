/** Whether a reply ends a danger: help was found, safety told, or the sign explained. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { practical } from './help-asked.ts'
import type { LineId } from './lines.ts'
import { asked, hears, isBodyScript, type Reading } from './reading.ts'
import { type Standing, wasAskedPlainly } from './standing.ts'

/** What a report of safety or help is answered with. */
export function endingOf(reading: Reading): LineId {
  const isBy = hears(reading, 'company') || reading.standing.facts.has('company')
  const isTold = isBodyScript(reading.script) && !reading.standing.isGuess
  if (hears(reading, 'safe')) return isTold ? 'endedBody' : 'ended'
  if (hears(reading, 'treated')) return 'endedHome'
  const isHere = hears(reading, 'helped')
  if (hears(reading, 'onWay') && !isHere) return 'endedWay'
  const isComing = hears(reading, 'coming')
  if (isComing && reading.script === 'gas') return 'endedOutside'
  if (isComing) return isBy ? 'endedComingBy' : 'endedComing'
  if (!isBodyScript(reading.script)) return 'endedHelp'
  if (hears(reading, 'blames')) return 'endedGuilt'
  return isHere && reading.script !== 'gas' ? 'endedCrew' : 'endedHelp'
}

/**
 * Whether the sign was denied or explained in words of one's own. That ends every danger but a wish to die, which is
 * asked about, unless no plain words told it and it is denied or said to be misread; a guess ends with any no that
 * says more than no.
 */
export function isExplained(reading: Reading): boolean {
  const { script, standing } = reading
  const isDeniedWish = hears(reading, 'onlyNoWish')
  if (script === 'crisis' && (standing.isWish || !(isDeniedWish || hears(reading, 'takesBack'))))
    return false
  const isHalf = hears(reading, 'half') && !(standing.isGuess && hears(reading, 'explains'))
  if (isHalf || hears(reading, 'unsafe', 'corrects', 'notCalled')) return false
  // A head that was spared explains a knock, and nothing else.
  if (hears(reading, 'noKnock') && !isOnlyKnock(standing)) return false
  if (hears(reading, 'deniesSign')) return true
  // "I am alone at home, they are coming" explains nothing.
  if (isBodyScript(script) && hears(reading, 'coming', 'called', 'asksMeanwhile')) return false
  // Who says that it is old, or was looked at, and so needs no help, tells of no sign that eased.
  if (hears(reading, 'passed') || (hears(reading, 'refuses') && !hears(reading, 'ofLongAgo')))
    return false
  if (script === 'crisis' && isDeniedWish) return isPlainNo(reading)
  // "Nobody is here" sounds like "nobody is hurt".
  if (isBodyScript(script) && hears(reading, 'alone') && hears(reading, 'nobody')) return false
  if (script === 'low' && standing.isGuess && hears(reading, 'noWish')) return true
  // Who was asked plainly, and says no and why they are sad, is believed.
  const isAnswered = script === 'low' && wasAskedPlainly(standing) && hears(reading, 'no', 'noWish')
  if (isAnswered && hears(reading, 'tells') && !hears(reading, 'near', 'yes', 'but', 'grieves'))
    return true
  const isAside = hears(reading, 'asks') && !hears(reading, 'asksElse')
  const saysMore =
    hears(reading, 'tells', 'asksElse') && !isAside && !hears(reading, 'alone', 'noCall')
  // Harm by others may be denied out of fear: what was told plainly of it must be taken back.
  const isRight = isBodyScript(script) || standing.isGuess || hears(reading, 'takesBack')
  return (
    (hears(reading, 'explains') && isRight) ||
    (standing.isGuess && hears(reading, 'no') && saysMore)
  )
}

/** What makes a fall grave though the head was spared. */
const besideKnock = pattern(
  '(thinners?|warfarin|coumadin|eliquis|xarelto|apixaban|rivaroxaban|sintrom|anticoagul*|hip|neck|vomit*|confus*|sleepy|drows*|bleed*|(can not|could not) (stand|get up|walk|move)|cadera|cuello|sangr*|no .. (levantar*|parar*|mover*|caminar))',
)

/** Tells whether a knock to the head is all that was told. */
function isOnlyKnock({ open, told }: Standing): boolean {
  return open.every((code) => code === 'fall_injury') && !besideKnock.test(normalise(told))
}

/** Whoever misses somebody and wants no death of their own, where that was asked plainly, is believed. */
export function isGrief(reading: Reading): boolean {
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
export function isDenied(reading: Reading): boolean {
  const { standing, script } = reading
  if (script !== 'crisis' || !asked(reading, 'plain') || !isPlainNo(reading)) return false
  if (!standing.isWish)
    return hears(reading, 'noWish') || (hears(reading, 'no') && !hears(reading, 'tells'))
  return hears(reading, 'noWish') && standing.denials > 1
}

/** Whether what is reported ends the danger. Somebody who comes is not yet help; with what was dangerous taken away it is. */
export function isEndedBy(reading: Reading): boolean {
  const { script } = reading
  // Who takes a wish to die back tells what was, and not that help is there now.
  const isTakenBack = script === 'crisis' && hears(reading, 'takesBack')
  if (hears(reading, 'safe', 'onWay')) return true
  if (hears(reading, 'helped') && !isTakenBack) return !isOnlyComing(reading)
  if (isBodyScript(script)) {
    const isComing = hears(reading, 'coming') && reading.standing.facts.has('called')
    // What is asked meanwhile is answered first.
    if (isComing && hears(reading, ...practical)) return false
    return isComing || hears(reading, 'released', 'treated')
  }
  if (script === 'abuse') return false
  return hears(reading, 'company') && hears(reading, 'handed', 'called')
}

/** Help that is only on its way, and a question about the time until then. */
function isOnlyComing(reading: Reading): boolean {
  return isBodyScript(reading.script) && hears(reading, 'coming') && hears(reading, ...practical)
}
