/** The four typed answers about the night, and the times derived from them (scoring design, sections 4a to 4c). */

import { type ClockTime, minutesUntil, parseClockText } from '../clock-text.ts'
import { bedTimeItem, hoursItem, latencyItem, wakeTimeItem } from '../items/sleep-items.ts'
import { isFault, type ScoringFault } from '../scoring.ts'
import { parseNumber } from './number-text.ts'
import { ownValue, type PlainObject } from './plain-object.ts'
import { roundToDecimals } from './rounding.ts'

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
