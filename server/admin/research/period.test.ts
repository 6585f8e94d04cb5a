/** A day never leaves the server; what leaves is a quarter that is over. */

import { describe, expect, it } from 'vitest'
import { isOver, quarterOf, yearOf } from './period.ts'

describe('a period', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-Q1'],
    ['2026-03-31T23:59:59.999Z', '2026-Q1'],
    ['2026-04-01T00:00:00.000Z', '2026-Q2'],
    ['2026-09-30T12:00:00.000Z', '2026-Q3'],
    ['2026-12-31T12:00:00.000Z', '2026-Q4'],
  ])('of %s is %s', (moment, quarter) => {
    expect(quarterOf(moment)).toBe(quarter)
    expect(yearOf(moment)).toBe('2026')
  })

  it.each([
    ['2026-Q3', true],
    ['2026-Q4', false],
    ['2027-Q1', false],
    ['2025', true],
    ['2026', false],
  ])('%s is over in November 2026: %s', (period, over) => {
    expect(isOver(period, '2026-11-21T10:00:00.000Z')).toBe(over)
  })
})
