/** Checks every limit and window of rapid change, on both sides. */

import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { EarlierResult, Person } from '../person/person.ts'
import { changedFast } from './rapid-change.ts'

const isFast = (of: Person): boolean => changedFast(of).size > 0

function person(
  instrument: InstrumentId,
  now: number,
  earlier: readonly EarlierResult[],
  nowAgeDays = 0,
): Person {
  const result = { score: now, band: '', flags: [], components: {}, ageDays: nowAgeDays }
  return { results: { [instrument]: result }, bmi: 24, earlier }
}

describe('changedFast', () => {
  it.each([
    ['mna', 14, 11, true],
    ['mna', 14, 12, false],
    ['exercise', 120, 60, true],
    ['exercise', 130, 66, false],
    ['exercise', 118, 59, false],
    ['exercise', 190, 130, false],
    ['literacy', 10, 7, true],
    ['literacy', 9, 7, false],
    ['sleep', 4, 10, true],
    ['sleep', 4, 9, false],
    ['stress', 10, 20, true],
    ['stress', 10, 19, false],
    ['social', 2, 6, true],
    ['social', 2, 5, false],
  ] as const)('%s from %d to %d: %s', (instrument, before, now, expected) => {
    expect(isFast(person(instrument, now, [{ instrument, score: before, ageDays: 30 }]))).toBe(
      expected,
    )
  })

  it.each([
    ['mna', 11, 14],
    ['exercise', 60, 120],
    ['literacy', 7, 10],
    ['sleep', 10, 4],
    ['stress', 20, 10],
    ['social', 6, 2],
  ] as const)('%s from %d to %d is for the better', (instrument, before, now) => {
    expect(isFast(person(instrument, now, [{ instrument, score: before, ageDays: 30 }]))).toBe(
      false,
    )
  })

  it.each([
    [0, 0, true],
    [0, 90, true],
    [0, 91, false],
    [30, 120, true],
    [30, 121, false],
  ])('newest %d days old, earlier one %d: %s', (nowAge, ageDays, expected) => {
    const earlier = [{ instrument: 'sleep', score: 4, ageDays }] as const
    expect(isFast(person('sleep', 12, earlier, nowAge))).toBe(expected)
  })

  it('looks at every earlier result, not the last alone', () => {
    const earlier = [
      { instrument: 'stress', score: 8, ageDays: 80 },
      { instrument: 'stress', score: 14, ageDays: 40 },
    ] as const
    expect(isFast(person('stress', 19, earlier))).toBe(true)
  })

  it.each([
    [20, 19, 0, 180, true],
    [20, 19.1, 0, 180, false],
    [22, 20.9, 0, 180, true],
    [26, 24.7, 0, 181, false],
    [26, 24.7, 30, 210, true],
    [26, 24.7, 30, 211, false],
    [24, 26, 0, 30, false],
  ])(
    'body mass index from %d to %d, %d and %d days ago: %s',
    (score, bmi, bmiAgeDays, ageDays, expected) => {
      const earlier = [{ instrument: 'bmi', score, ageDays }] as const
      expect(isFast({ results: {}, bmi, bmiAgeDays, earlier })).toBe(expected)
    },
  )

  it('names what changed', () => {
    const earlier = [
      { instrument: 'exercise', score: 200, ageDays: 30 },
      { instrument: 'bmi', score: 30, ageDays: 30 },
    ] as const
    expect([...changedFast(person('exercise', 90, earlier))]).toEqual(['exercise', 'bmi'])
  })

  it('does not judge a nutrition score that has no body mass index', () => {
    const result = { score: 9, band: '', flags: [], components: {}, ageDays: 0 }
    const earlier = [{ instrument: 'mna', score: 14, ageDays: 30 }] as const
    expect(isFast({ results: { mna: result }, earlier })).toBe(false)
  })
})
