/** The four typed questions about the night, and the times derived from their answers (scoring design, sections 4a to 4c). */

import { type ClockTime, minutesUntil, parseClockText } from '../../clock-text.ts'
import type { ClockItem, NumberItem } from '../../instrument.ts'
import { parseNumber, roundToDecimals } from '../../rules/numbers.ts'
import { ownValue, type PlainObject } from '../../rules/plain-object.ts'
import { isFault, type ScoringFault } from '../../scoring.ts'
import { sleepItemWords } from './question-words.ts'

/** Usual bed time. */
export const bedTimeItem: ClockItem = {
  kind: 'clock',
  clock: 'bed',
  linkId: '1-0',
  component: 'efficiency',
  ...sleepItemWords.bedTime,
}

/** Minutes until asleep. */
export const latencyItem: NumberItem = {
  kind: 'number',
  min: 0,
  max: 720,
  unit: 'minutes',
  linkId: '1-1',
  component: 'latency',
  ...sleepItemWords.latency,
}

/** Usual getting-up time. */
export const wakeTimeItem: ClockItem = {
  kind: 'clock',
  clock: 'wake',
  linkId: '1-2',
  component: 'efficiency',
  ...sleepItemWords.wakeTime,
}

/** Hours asleep. */
export const hoursItem: NumberItem = {
  kind: 'number',
  min: 0,
  max: 24,
  unit: 'hours',
  linkId: '1-3',
  component: 'duration',
  ...sleepItemWords.hours,
}

/** The typed answers, understood. */
export interface Night {
  readonly bed: ClockTime
  /** Minutes to fall asleep, 0 to 720; decimals allowed. */
  readonly latencyMinutes: number
  readonly wake: ClockTime
  /** Hours asleep, 0 to 24; decimals allowed. */
  readonly hours: number
}

/** What follows from the typed answers. */
export interface SleepDerived {
  /** 1 to 1439. */
  readonly minutesInBed: number
  /** Whole minutes, 0 to 1440. */
  readonly sleepMinutes: number
  /** Sleep minutes, but never more than the minutes in bed. */
  readonly asleepInBed: number
  /** One decimal, 0 to 100. */
  readonly efficiencyPercent: number
  /** In the order of the scoring design. */
  readonly flags: readonly string[]
}

/** Above this many minutes in bed an AM/PM slip is likely; scoring goes on. */
const longTimeInBed = 840
/** People round their hours: this much more sleep than time in bed is still accepted. */
const acceptedExcess = 60

/**
 * Reads the four typed answers.
 *
 * @param values - answers by linkId, all four answered.
 * @returns the night, or INVALID_TIME or INVALID_NUMBER with the first offending linkId.
 */
export function readNight(values: PlainObject): Night | ScoringFault {
  const bed = parseClockText(ownValue(values, bedTimeItem.linkId), bedTimeItem.clock)
  if (isFault(bed)) return { ...bed, field: bedTimeItem.linkId }
  const latencyMinutes = parseNumber(ownValue(values, latencyItem.linkId), latencyItem)
  if (latencyMinutes === null) return { error: 'INVALID_NUMBER', field: latencyItem.linkId }
  const wake = parseClockText(ownValue(values, wakeTimeItem.linkId), wakeTimeItem.clock)
  if (isFault(wake)) return { ...wake, field: wakeTimeItem.linkId }
  const hours = parseNumber(ownValue(values, hoursItem.linkId), hoursItem)
  if (hours === null) return { error: 'INVALID_NUMBER', field: hoursItem.linkId }
  return { bed, latencyMinutes, wake, hours }
}

/**
 * Derives times and flags, with the two cross-checks in their order.
 *
 * @param night - the typed answers.
 * @returns what follows, or SAME_BED_AND_WAKE_TIME or HOURS_EXCEED_TIME_IN_BED.
 */
export function sleepDerived(night: Night): SleepDerived | ScoringFault {
  const minutesInBed = minutesUntil(night.bed.minutes, night.wake.minutes)
  const sleepMinutes = Math.floor(night.hours * 60 + 0.5)
  if (minutesInBed === 0) return { error: 'SAME_BED_AND_WAKE_TIME', field: wakeTimeItem.linkId }
  if (sleepMinutes > minutesInBed + acceptedExcess) {
    return { error: 'HOURS_EXCEED_TIME_IN_BED', field: hoursItem.linkId }
  }
  const asleepInBed = Math.min(sleepMinutes, minutesInBed)
  const flags: string[] = []
  if (night.bed.assumed !== null) flags.push(`bed-time-assumed-${night.bed.assumed}`)
  if (night.wake.assumed !== null) flags.push(`wake-time-assumed-${night.wake.assumed}`)
  if (sleepMinutes > minutesInBed) flags.push('sleep-longer-than-time-in-bed')
  if (minutesInBed > longTimeInBed) flags.push('long-time-in-bed')
  return {
    minutesInBed,
    sleepMinutes,
    asleepInBed,
    efficiencyPercent: roundToDecimals(asleepInBed * 100, minutesInBed, 1),
    flags,
  }
}
