/** Reads a clock time as people write it: "10:30 pm", "about 11", "2230", "midnight" (scoring design, section 4a). */

import { isFault, type ScoringFault } from './scoring.ts'
import { withoutSpanish } from './rules/spanish-clock.ts'
import { type ClockWords, clockWords } from './wording/clock.ts'

/** Which end of the night a time belongs to; decides what "10" means. */
export type ClockKind = 'bed' | 'wake'

/** A time that was understood. */
export interface ClockTime {
  /** 24-hour text, `HH:MM`. */
  readonly time: string
  /** Minutes after midnight, 0 to 1439. */
  readonly minutes: number
  /** The half of the day we had to guess; null where the text itself said it. */
  readonly assumed: 'am' | 'pm' | null
}

type Marker = 'am' | 'pm' | 'night' | null

const invalid: ScoringFault = { error: 'INVALID_TIME', field: null }
const opening = /^(?:about|around|at|~) ?/
const midnight = /^(?:12(?::00)? )?midnight$/
const noon = /^(?:midday|(?:12(?::00)? )?noon)$/
const closing =
  / ?(?:(in the morning|a\.m\.|a\.m|am\.|am|a)|(in the afternoon|in the evening|p\.m\.|p\.m|pm\.|pm|p)|(at night))$/
const oClock = / ?o['\u2019]?clock$/
const separated = /^(\d{1,2})(?:[:.](\d{2})(?::\d{2})?)?$/
const runTogether = /^(\d{1,2})(\d{2})$/

/**
 * Reads a clock time.
 *
 * @param text - anything; only text can be understood.
 * @param kind - `bed`: 5 to 11 without AM or PM is taken as evening; `wake`: 1 to 11 as morning.
 * @returns the time and what was assumed, or INVALID_TIME with field null.
 */
export function parseClockText(text: unknown, kind: ClockKind): ClockTime | ScoringFault {
  if (typeof text !== 'string') return invalid
  const small = text.trim().toLowerCase().replace(/\s+/g, ' ')
  const said = withoutSpanish(small).replace(opening, '')
  if (midnight.test(said)) return clockTime(0, 0, null)
  if (noon.test(said)) return clockTime(12, 0, null)

  const end = closing.exec(said)
  const marker = markerOf(end)
  const digits = (end === null ? said : said.slice(0, end.index)).replace(oClock, '')
  const parts = separated.exec(digits) ?? runTogether.exec(digits)
  if (parts === null) return invalid

  const hour = Number(parts[1])
  const minute = Number(parts[2] ?? '0')
  if (hour > 24 || minute > 59) return invalid
  if (hour === 24) {
    const isDayHalf = marker === 'am' || marker === 'pm'
    return minute > 0 || isDayHalf ? invalid : clockTime(0, 0, null)
  }
  if (marker !== null) return markedTime(hour, minute, marker)
  return unmarkedTime(hour, minute, kind)
}

/**
 * Reads a clock time that was found readable before.
 *
 * @returns minutes after midnight; 0 where it cannot be read.
 */
export function clockMinutes(text: unknown, kind: ClockKind): number {
  const time = parseClockText(text, kind)
  return isFault(time) ? 0 : time.minutes
}

function markerOf(match: RegExpExecArray | null): Marker {
  if (match === null) return null
  if (match[1] !== undefined) return 'am'
  return match[2] === undefined ? 'night' : 'pm'
}

function markedTime(
  hour: number,
  minute: number,
  marker: 'am' | 'pm' | 'night',
): ClockTime | ScoringFault {
  if (marker === 'am') {
    return hour > 12 ? invalid : clockTime(hour === 12 ? 0 : hour, minute, null)
  }
  if (marker === 'pm') {
    return hour === 0 ? invalid : clockTime(hour < 12 ? hour + 12 : hour, minute, null)
  }
  if (hour === 12) return clockTime(0, minute, null)
  return clockTime(hour >= 6 && hour <= 11 ? hour + 12 : hour, minute, null)
}

function unmarkedTime(hour: number, minute: number, kind: ClockKind): ClockTime {
  if (hour === 0 || hour > 12) return clockTime(hour, minute, null)
  if (kind === 'wake') return clockTime(hour, minute, hour === 12 ? 'pm' : 'am')
  if (hour === 12) return clockTime(0, minute, 'am')
  return hour <= 4 ? clockTime(hour, minute, 'am') : clockTime(hour + 12, minute, 'pm')
}

function clockTime(hour: number, minute: number, assumed: ClockTime['assumed']): ClockTime {
  const minutes = hour * 60 + minute
  return { time: clock24(minutes), minutes, assumed }
}

function clock24(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  return `${twoDigits(hour)}:${twoDigits(minutes % 60)}`
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/**
 * Writes a time the way it is read back to a person: "We read this as 10:30 PM".
 *
 * @param minutes - minutes after midnight, 0 to 1439.
 * @param words - of the language the person reads.
 * @returns for example `10:30 PM`, `12:00 AM (midnight)` or `12:00 PM (noon)`.
 */
export function clockInWords(minutes: number, words: ClockWords = clockWords): string {
  if (minutes === 0) return words.midnight
  if (minutes === 720) return words.noon
  const hour = Math.floor(minutes / 60)
  return `${hour % 12 === 0 ? 12 : hour % 12}:${twoDigits(minutes % 60)} ${hour < 12 ? words.am : words.pm}`
}

/**
 * Counts the minutes from one clock time to the next occurrence of another.
 *
 * @param from - minutes after midnight, 0 to 1439.
 * @param to - minutes after midnight, 0 to 1439.
 * @returns 0 to 1439; 0 where both are the same.
 */
export function minutesUntil(from: number, to: number): number {
  return (to - from + 1440) % 1440
}

/**
 * Says a time of day that scoring has read and kept, wherever a result is shown.
 *
 * @param kept - `HH:MM` with 24 hours, as the components of a sleep score hold it.
 * @returns the time as it was read back when it was typed, for example `10:30 PM`.
 */
export function keptTimeInWords(kept: unknown): string {
  const [hours = 0, minutes = 0] = String(kept).split(':').map(Number)
  return clockInWords(60 * hours + minutes)
}
