/** The clock rules of the scoring design, section 4a, each with its boundary. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clockInWords, type ClockKind, minutesUntil, parseClockText } from './clock-text.ts'

type Row = readonly [text: string, kind: ClockKind, time: string, assumed: 'am' | 'pm' | null]

const understood: readonly Row[] = [
  // Rule 1: spaces and case.
  ['  10:30   PM ', 'wake', '22:30', null],
  // Rule 2: one opening word.
  ['about 11', 'bed', '23:00', 'pm'],
  ['Around 7', 'wake', '07:00', 'am'],
  ['at 10 pm', 'bed', '22:00', null],
  ['~ 11 pm', 'bed', '23:00', null],
  ['~11', 'bed', '23:00', 'pm'],
  ['about10', 'bed', '22:00', 'pm'],
  // Rule 3: names.
  ['midnight', 'bed', '00:00', null],
  ['12 midnight', 'bed', '00:00', null],
  ['12:00 Midnight', 'wake', '00:00', null],
  ['at midnight', 'bed', '00:00', null],
  ['noon', 'bed', '12:00', null],
  ['midday', 'wake', '12:00', null],
  ['12 noon', 'bed', '12:00', null],
  ['12:00 noon', 'bed', '12:00', null],
  // Rule 4: markers.
  ['6 in the morning', 'bed', '06:00', null],
  ['3 in the afternoon', 'wake', '15:00', null],
  ['9 in the evening', 'wake', '21:00', null],
  ['11 at night', 'wake', '23:00', null],
  ['10am', 'bed', '10:00', null],
  ['10 a.m.', 'bed', '10:00', null],
  ['10 a.m', 'bed', '10:00', null],
  ['10 am.', 'bed', '10:00', null],
  ['10a', 'bed', '10:00', null],
  ['10 pm', 'wake', '22:00', null],
  ['10 p.m.', 'wake', '22:00', null],
  ['10 p.m', 'wake', '22:00', null],
  ['10pm.', 'wake', '22:00', null],
  ['10 p', 'wake', '22:00', null],
  // Rule 5: o'clock.
  ["10 o'clock", 'bed', '22:00', 'pm'],
  ['10 o\u2019clock', 'bed', '22:00', 'pm'],
  ["10o'clock pm", 'wake', '22:00', null],
  ['6 oclock in the morning', 'bed', '06:00', null],
  // Rule 6: digits.
  ['7', 'wake', '07:00', 'am'],
  ['07', 'wake', '07:00', 'am'],
  ['10.30', 'bed', '22:30', 'pm'],
  ['10:30:15', 'bed', '22:30', 'pm'],
  ['930', 'bed', '21:30', 'pm'],
  ['0930', 'wake', '09:30', 'am'],
  ['2230', 'bed', '22:30', null],
  ['24', 'bed', '00:00', null],
  ['24:00', 'wake', '00:00', null],
  ['2400', 'bed', '00:00', null],
  ['24 at night', 'bed', '00:00', null],
  ['0', 'bed', '00:00', null],
  ['00:15', 'bed', '00:15', null],
  ['000', 'wake', '00:00', null],
  ['23:59', 'bed', '23:59', null],
  // Rule 7: markers and hours.
  ['0 am', 'bed', '00:00', null],
  ['12 am', 'bed', '00:00', null],
  ['12:30 am', 'wake', '00:30', null],
  ['12 pm', 'bed', '12:00', null],
  ['13 pm', 'bed', '13:00', null],
  ['23:30 pm', 'wake', '23:30', null],
  ['12 at night', 'bed', '00:00', null],
  ['1 at night', 'bed', '01:00', null],
  ['5 at night', 'bed', '05:00', null],
  ['6 at night', 'bed', '18:00', null],
  ['0 at night', 'bed', '00:00', null],
  ['13 at night', 'bed', '13:00', null],
  ['23 at night', 'bed', '23:00', null],
  // Rule 8: nothing said.
  ['12', 'bed', '00:00', 'am'],
  ['12:45', 'bed', '00:45', 'am'],
  ['1', 'bed', '01:00', 'am'],
  ['4:59', 'bed', '04:59', 'am'],
  ['5', 'bed', '17:00', 'pm'],
  ['11:59', 'bed', '23:59', 'pm'],
  ['13', 'bed', '13:00', null],
  ['12', 'wake', '12:00', 'pm'],
  ['1', 'wake', '01:00', 'am'],
  ['11', 'wake', '11:00', 'am'],
  ['13', 'wake', '13:00', null],
]

const refused: readonly unknown[] = [
  '',
  '   ',
  'ten',
  '25',
  '24:01',
  '24 am',
  '24 pm',
  '13 am',
  '0 pm',
  '00:30 pm',
  '10:60',
  '10:5',
  '1060',
  '12345',
  '1:300',
  '-1',
  '10-30',
  '10,30',
  '10 am am',
  "10 pm o'clock",
  'about about 10',
  'at night',
  'am',
  "o'clock",
  '１０',
  '10:30.15',
  '12:30 midnight',
  '10 30',
  10,
  22.5,
  null,
  undefined,
  true,
  ['10'],
  {},
]

const loosePieces = [
  'about ',
  'at ',
  '~',
  '1',
  '2',
  '0',
  '5',
  ':',
  '.',
  ' ',
  'am',
  'p.m.',
  "o'clock",
]
const clockPieces = [...understood.map(([text]) => text), ...loosePieces]

describe('parseClockText', () => {
  it.each(understood)('reads %j (%s) as %s, assumed %s', (text, kind, time, assumed) => {
    const [hour = '', minute = ''] = time.split(':')
    const minutes = Number(hour) * 60 + Number(minute)
    expect(parseClockText(text, kind)).toEqual({ time, minutes, assumed })
  })

  it.each(refused.map((text) => [text]))('refuses %j', (text) => {
    for (const kind of ['bed', 'wake'] as const) {
      expect(parseClockText(text, kind)).toEqual({ error: 'INVALID_TIME', field: null })
    }
  })

  it('reads back every minute of the day written with 24 hours and as it is said to the person', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const said = clockInWords(minutes).replace(/ \(.*\)$/, '')
      expect(parseClockText(said, 'bed')).toMatchObject({ minutes, assumed: null })
      expect(parseClockText(said, 'wake')).toMatchObject({ minutes, assumed: null })
    }
  })

  it('never throws and never leaves the day', () => {
    const pieces = fc.constantFrom(...clockPieces)
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces, { maxLength: 6 }).map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(text, fc.constantFrom('bed' as const, 'wake' as const), (said, kind) => {
        const read = parseClockText(said, kind)
        if ('error' in read) return
        expect(read.minutes).toBeGreaterThanOrEqual(0)
        expect(read.minutes).toBeLessThan(1440)
        expect(read.time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('clockInWords', () => {
  it.each([
    [0, '12:00 AM (midnight)'],
    [1, '12:01 AM'],
    [719, '11:59 AM'],
    [720, '12:00 PM (noon)'],
    [725, '12:05 PM'],
    [1350, '10:30 PM'],
  ])('says %i as %s', (minutes, said) => {
    expect(clockInWords(minutes)).toBe(said)
  })
})

describe('minutesUntil', () => {
  it.each([
    [1350, 390, 480],
    [60, 480, 420],
    [0, 0, 0],
    [1, 0, 1439],
  ])('from %i to %i is %i', (from, to, minutes) => {
    expect(minutesUntil(from, to)).toBe(minutes)
  })
})
