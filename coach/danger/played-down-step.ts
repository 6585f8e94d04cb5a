/** What is said to a reply that plays a danger of the body down, or says that it was only watched or read. */

import { normalise } from '../text/normalise.ts'
import { pattern } from '../text/pattern.ts'
import { isExplained } from './ended-by.ts'
import type { LineId } from './lines.ts'
import { asked, hears, isBodyScript, type Reading } from './reading.ts'

/** After a fall: what no bruise explains. */
const besideFall = pattern(
  '(thinners?|warfarin|coumadin|eliquis|xarelto|apixaban|rivaroxaban|sintrom|anticoagul*|neck|vomit*|confus*|sleepy|drows*|bleed*|passed out|unconscious|faint*|cuello|sangr*|desmay*|dormid[oa])',
)
/** What may be broken, and can be tried. */
const mayBeBroken = pattern(
  '(hip|pain*|hurts?|hurting|stand|get up|weight|move|cadera|duele|dolor|levantar*|parar*|pisar|mover*|apoyar*)',
)

/** A step, and whether it ends the danger. */
interface PlayedDownStep {
  readonly line: LineId
  readonly isEnd?: boolean
}

/**
 * The step after such a reply.
 *
 * @param reading - what stands, with this reply.
 * @returns undefined where nothing is played down, or more is told than that.
 */
export function ofPlayedDown(reading: Reading): PlayedDownStep | undefined {
  const { standing, code, script } = reading
  const isMore = hears(reading, 'called', 'coming', 'deniesSign', 'unsafe', 'worse', 'ofLongAgo')
  if (!isBodyScript(script) || isMore) return undefined
  if (asked(reading, 'canMove') && !hears(reading, 'asks', 'half')) {
    if (hears(reading, 'no')) return { line: 'callNow' }
    if (hears(reading, 'yes')) return { line: 'endedMild', isEnd: true }
  }
  const isHeart = (code === 'chest_pain' || code === 'stroke') && !standing.isGuess
  if (hears(reading, 'ofScreen'))
    return isHeart ? { line: 'mayBeWrong' } : { line: 'explained', isEnd: true }
  if (script === 'gas')
    return hears(reading, 'seenTo') ? { line: 'endedAired', isEnd: true } : undefined
  const isSlight = hears(reading, 'mild', 'over')
  if (!isSlight || (standing.isGuess && isExplained(reading))) return undefined
  const told = normalise(standing.told)
  if (code === 'fall_injury' && !besideFall.test(told)) {
    const isTried = hears(reading, 'over') || standing.said.includes('canMove')
    return mayBeBroken.test(told) && !isTried
      ? { line: 'canMove' }
      : { line: 'endedMild', isEnd: true }
  }
  const isFirst = !standing.said.includes('mayBeMore') && !hears(reading, 'over', 'passed')
  if (isFirst) return { line: 'mayBeMore' }
  return { line: standing.said.includes('evenIfPassed') ? 'noWait' : 'evenIfPassed' }
}
