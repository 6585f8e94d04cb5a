/** Scores one request of the command line: any instrument, a BMI, a clock time or a change. */

import { calculateBmi, type BodyMassIndex } from './bmi.ts'
import { instruments } from './catalog.ts'
import { type ScoreChange, judgeChange } from './change.ts'
import { type ClockTime, parseClockText } from './clock-text.ts'
import { type InstrumentId, instrumentIds } from './instrument-table.ts'
import { isAnswered } from './rules/asked.ts'
import { parseNumber } from './rules/numbers.ts'
import { isPlainObject, ownValue } from './rules/plain-object.ts'
import type { ScoringResult, ScoringFault } from './scoring.ts'

/** Whatever a request can give back. */
export type LineResult = ScoringResult | BodyMassIndex | ClockTime | ScoreChange

/** What a request that cannot be understood at all gives back. */
export const unreadableRequest: ScoringFault = { error: 'INVALID_ANSWERS', field: null }

const anyNumber = { min: -Number.MAX_VALUE, max: Number.MAX_VALUE }

/**
 * Scores one request.
 *
 * @param request - `{instrument, answers, bmi?}` as parsed from a line; instrument is one of the six ids,
 *   `bmi`, `sleep-time` (`answers: {text, kind}`) or `change` (`answers: {instrument, previous, current}`).
 * @returns the result or its fault; {@link unreadableRequest} for anything else. Never throws.
 */
export function scoreLine(request: unknown): LineResult {
  if (!isPlainObject(request)) return unreadableRequest
  const name = ownValue(request, 'instrument')
  const answers = ownValue(request, 'answers')
  if (name === 'bmi') return calculateBmi(answers)
  if (name === 'sleep-time') return scoreTime(answers)
  if (name === 'change') return scoreChange(answers)
  if (!isInstrumentId(name)) return unreadableRequest
  return instruments[name].score(answers, { bmi: bmiText(ownValue(request, 'bmi')) })
}

function isInstrumentId(name: unknown): name is InstrumentId {
  return (instrumentIds as readonly unknown[]).includes(name)
}

/** A BMI that is no text must be refused as invalid, not taken as missing. */
function bmiText(bmi: unknown): string | null {
  if (bmi === undefined || bmi === null) return null
  return typeof bmi === 'string' ? bmi : 'not a text'
}

function scoreTime(answers: unknown): ClockTime | ScoringFault {
  if (!isPlainObject(answers)) return unreadableRequest
  const kind = ownValue(answers, 'kind')
  if (kind !== 'bed' && kind !== 'wake') return { error: 'INVALID_OPTION', field: 'kind' }
  return parseClockText(ownValue(answers, 'text'), kind)
}

function scoreChange(answers: unknown): ScoreChange | ScoringFault {
  if (!isPlainObject(answers)) return unreadableRequest
  const missing = ['instrument', 'previous', 'current'].find(
    (key) => !isAnswered(ownValue(answers, key)),
  )
  if (missing !== undefined) return { error: 'INCOMPLETE', field: missing }
  const instrument = ownValue(answers, 'instrument')
  if (!isInstrumentId(instrument)) return { error: 'INVALID_OPTION', field: 'instrument' }
  const previous = parseNumber(ownValue(answers, 'previous'), anyNumber)
  if (previous === null) return { error: 'INVALID_NUMBER', field: 'previous' }
  const current = parseNumber(ownValue(answers, 'current'), anyNumber)
  if (current === null) return { error: 'INVALID_NUMBER', field: 'current' }
  return judgeChange({ instrument, previous, current })
}
