/** Times and amounts as people say them; each is read by the rules afterwards. */

import { describe, expect, it } from 'vitest'
import { type ClockKind, parseClockText } from './clock-text.ts'
import { isFault } from './scoring.ts'
import { amountAsTyped, clockAsTyped } from './spoken-amounts.ts'

function timeOf(text: string, kind: ClockKind = 'bed'): string | null {
  const read = parseClockText(clockAsTyped(text), kind)
  return isFault(read) ? null : read.time
}

describe('a time of day', () => {
  it.each([
    ['half past ten', '22:30'],
    ['Half ten', '22:30'],
    ['quarter to eleven', '22:45'],
    ['a quarter past 10', '22:15'],
    ['ten to eleven', '22:50'],
    ['twenty five past ten', '22:25'],
    ['twenty past ten at night', '22:20'],
    ['eleven thirty', '23:30'],
    ['ten', '22:00'],
    ["eleven o'clock", '23:00'],
    ['22h30', '22:30'],
    ['22 h 30', '22:30'],
    ['diez y media', '22:30'],
    ['10 y media', '22:30'],
    ['las once menos cuarto', '22:45'],
    ['a las once menos diez', '22:50'],
    ['las diez y cuarto de la noche', '22:15'],
    ['quarter to one', '00:45'],
    ['quarter of eleven', '22:45'],
    ['ten of eleven', '22:50'],
    ['a quarter till eleven', '22:45'],
    ['10 o clock', '22:00'],
    ['ten-thirty', '22:30'],
    ['10-30', '22:30'],
    ['10,30', '22:30'],
    ['10ish', '22:00'],
    ['un cuarto para las once', '22:45'],
    ['falta un cuarto para las once', '22:45'],
    ['faltan diez para las once', '22:50'],
  ])('reads %s', (text, time) => {
    expect(timeOf(text)).toBe(time)
  })

  it('knows the morning of who gets up', () => {
    expect(timeOf('half past six', 'wake')).toBe('06:30')
    expect(timeOf('las seis y media', 'wake')).toBe('06:30')
  })

  it.each([
    'it depends',
    'no idea',
    'half',
    '',
    '10-11',
    '10 - 11',
    'ten-eleven',
    '10-11 pm',
    '22-23',
    '9-10',
  ])('makes no time of %j', (text) => {
    expect(timeOf(text)).toBeNull()
  })
})

describe('an amount', () => {
  it.each([
    ['half an hour', '30'],
    ['Half hour', '30'],
    ['about half an hour', '30'],
    ['an hour', '60'],
    ['an hour and a half', '90'],
    ['one and a half hours', '90'],
    ['a quarter of an hour', '15'],
    ['three quarters of an hour', '45'],
    ['1 h 20', '80'],
    ['1 hour 20 minutes', '80'],
    ['20 min', '20'],
    ['forty five minutes', '45'],
    ['media hora', '30'],
    ['una hora y media', '90'],
    ['un cuarto de hora', '15'],
    ['tres cuartos de hora', '45'],
    ['veinte minutos', '20'],
    ['1 hora y 20 minutos', '80'],
    ['hora y media', '90'],
    ['forty-five minutes', '45'],
    ['20ish', '20'],
  ])('in minutes: %s', (text, minutes) => {
    expect(amountAsTyped(text, 'minutes')).toBe(minutes)
  })

  it.each([
    ['seven and a half', '7.5'],
    ['7 1/2', '7.5'],
    ['7½', '7.5'],
    ['7-1/2', '7.5'],
    ['7-½', '7.5'],
    ['siete y media', '7.5'],
    ['7,5', '7.5'],
    ['7 hours', '7'],
    ['7 h 30', '7.5'],
    ['siete horas', '7'],
    ['six', '6'],
  ])('in hours: %s', (text, hours) => {
    expect(amountAsTyped(text, 'hours')).toBe(hours)
  })

  it.each(['it depends', 'very little', '', '-3', '7 or 8', '7-8', '15-20', '15 - 20 min'])(
    'makes none of %j',
    (text) => {
      expect(amountAsTyped(text, 'minutes')).toBeNull()
    },
  )
})
