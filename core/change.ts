/** Whether a score has really moved since the one before, beyond normal variation (scoring design, section 7). */

import { instruments } from './catalog.ts'
import type { InstrumentId } from './instrument-table.ts'
import type { Scored } from './scoring.ts'

/** Two tests closer together than this are not judged: the questions look back a week to a month. */
export const minDaysBetween = 14

/** How a score moved. */
export type ChangeVerdict = 'better' | 'worse' | 'no-clear-change'

/** A judged difference. */
export interface ScoreChange {
  /** Current less previous, in points of the measure. */
  readonly difference: number
  readonly threshold: number
  readonly verdict: ChangeVerdict
}

/** Two values of one instrument's measure. */
export interface ChangeInput {
  readonly instrument: InstrumentId
  readonly previous: number
  readonly current: number
}

/**
 * Gives the value that is compared between two assessments.
 *
 * @param instrument - id of the instrument.
 * @param result - score and components as stored.
 * @returns the score, for social `components.lsnsR`; null where an entered social score has none.
 */
export function comparedValue(
  instrument: InstrumentId,
  result: Pick<Scored, 'score' | 'components'>,
): number | null {
  if (instruments[instrument].change.measure === 'score') return result.score
  const total = Object.hasOwn(result.components, 'lsnsR') ? result.components['lsnsR'] : undefined
  return typeof total === 'number' ? total : null
}

/**
 * Judges the difference of two values, whatever the time between them.
 *
 * @param input - instrument and both values of its measure (see {@link comparedValue}).
 * @returns the difference and the verdict; `no-clear-change` where a value is no number.
 */
export function judgeChange({ instrument, previous, current }: ChangeInput): ScoreChange {
  const { threshold, betterWhen } = instruments[instrument].change
  const difference = current - previous
  const isClear = Math.abs(difference) >= threshold
  if (!isClear) return { difference, threshold, verdict: 'no-clear-change' }
  const isBetter = betterWhen === 'higher' ? difference > 0 : difference < 0
  return { difference, threshold, verdict: isBetter ? 'better' : 'worse' }
}

/** One of two assessments to compare. */
export interface Measured {
  /** Value of the measure (see {@link comparedValue}). */
  readonly value: number
  readonly band: string
}

/** A judged repetition. */
export interface Repeat {
  readonly difference: number
  readonly threshold: number
  readonly verdict: ChangeVerdict | 'too-soon'
  /** The label moved although the difference is within normal variation; false when too soon to judge. */
  readonly bandMoved: boolean
}

/**
 * Judges two assessments with the time between them.
 *
 * @param input - instrument, both assessments, and whole days between them (0 or more).
 * @returns the judgement; `too-soon` under {@link minDaysBetween} days or where the days are no number.
 */
export function judgeRepeat(input: {
  readonly instrument: InstrumentId
  readonly previous: Measured
  readonly current: Measured
  readonly daysBetween: number
}): Repeat {
  const { instrument, previous, current, daysBetween } = input
  const change = judgeChange({ instrument, previous: previous.value, current: current.value })
  const isDue = daysBetween >= minDaysBetween
  if (!isDue) return { ...change, verdict: 'too-soon', bandMoved: false }
  const bandMoved = change.verdict === 'no-clear-change' && previous.band !== current.band
  return { ...change, bandMoved }
}
