/** Spanish ways to write a time; without them a night typed in Spanish could not be sent. */

import { describe, expect, it } from 'vitest'
import { clockInWords, type ClockKind, parseClockText } from '../clock-text.ts'
import { withoutSpanish } from './spanish-clock.ts'
import { clockWords } from '../wording/clock.es.ts'

const understood: readonly (readonly [text: string, kind: ClockKind, time: string])[] = [
  ['10:30 de la noche', 'bed', '22:30'],
  ['10 y media de la noche', 'bed', '22:30'],
  ['A las 10 y media de la noche', 'bed', '22:30'],
  ['como a las 11', 'bed', '23:00'],
  ['a eso de las 11 p. m.', 'bed', '23:00'],
  ['Las 12 de la noche', 'bed', '00:00'],
  ['a la 1 de la noche', 'bed', '01:00'],
  ['1 y cuarto de la madrugada', 'bed', '01:15'],
  ['12:30 de la madrugada', 'bed', '00:30'],
  ['10 y 20 de la noche', 'bed', '22:20'],
  ['medianoche', 'bed', '00:00'],
  ['a medianoche', 'bed', '00:00'],
  ['a la media noche', 'bed', '00:00'],
  ['mediodía', 'wake', '12:00'],
  ['al mediodia', 'wake', '12:00'],
  ['12 del día', 'wake', '12:00'],
  ['12 del mediodía', 'wake', '12:00'],
  ['22 h', 'bed', '22:00'],
  ['22:30h', 'bed', '22:30'],
  ['22:30 hs.', 'bed', '22:30'],
  ['a las 22 horas', 'bed', '22:00'],
  ['6:30 a. m.', 'wake', '06:30'],
  ['10:30 p. m.', 'bed', '22:30'],
  ['10 P. M.', 'bed', '22:00'],
  ['6 de la mañana', 'wake', '06:00'],
  ['6 y media de la manana', 'wake', '06:30'],
  ['7 en punto', 'wake', '07:00'],
  ['2 de la tarde', 'wake', '14:00'],
  ['10 y media PM', 'bed', '22:30'],
]

describe('times in Spanish', () => {
  it.each(understood)('reads %j (%s) as %s', (text, kind, time) => {
    expect(parseClockText(text, kind)).toMatchObject({ time })
  })

  it('guesses the half of the day as in English where nothing says it', () => {
    expect(parseClockText('a las 10 y media', 'bed')).toEqual(parseClockText('10:30', 'bed'))
    expect(parseClockText('las 7', 'wake')).toEqual(parseClockText('7', 'wake'))
  })

  it.each([
    '12 de la mañana',
    '12:30 de la mañana',
    'de la noche',
    'a las',
    '10 y medio',
    '10 y 60',
    '11 menos cuarto',
    'media hora',
    '10 horas y media de la noche noche',
    'diez',
  ])('refuses %j rather than read it wrongly', (text) => {
    expect(parseClockText(text, 'bed')).toEqual({ error: 'INVALID_TIME', field: null })
  })

  it.each([
    'about 11',
    'at midnight',
    '12 noon',
    'midday',
    "10 o'clock pm",
    '6 in the morning',
    '10 a.m.',
    '10 p',
    '22:30:15',
    '2230',
  ])('leaves %j as it is', (text) => {
    expect(withoutSpanish(text)).toBe(text)
  })

  it('understands every time it says itself', () => {
    for (let minutes = 0; minutes < 1440; minutes += 1) {
      const said = clockInWords(minutes, clockWords).replace(/ \(.*\)$/, '')
      expect(parseClockText(said, 'bed')).toMatchObject({ minutes, assumed: null })
    }
  })
})
