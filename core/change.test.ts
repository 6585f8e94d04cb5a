/** Real change or normal variation (scoring design, section 7). */

import { describe, expect, it } from 'vitest'
import { instruments } from './catalog.ts'
import { comparedValue, judgeChange, judgeRepeat } from './change.ts'
import { instrumentIds } from './instrument-table.ts'
import { isolationScore, social } from './instruments/social/scoring.ts'
import { dayAfter } from './local-day.ts'
import { changeSince, referenceOf } from './sitting.ts'

const repeat = (current: number, band: string, daysBetween: number) =>
  judgeRepeat({
    instrument: 'stress',
    previous: { value: 13, band: 'Low' },
    current: { value: current, band },
    daysBetween,
  })

describe('judgeChange', () => {
  it.each([
    ['social', 8, 'better'],
    ['mna', 3, 'better'],
    ['stress', 8, 'worse'],
    ['sleep', 4, 'worse'],
    ['exercise', 87, 'better'],
    ['literacy', 3, 'better'],
  ] as const)('%s moves clearly from %i points, and up is %s', (instrument, threshold, up) => {
    const down = up === 'better' ? 'worse' : 'better'
    const judge = (previous: number, current: number) =>
      judgeChange({ instrument, previous, current })
    expect(judge(0, threshold)).toEqual({ difference: threshold, threshold, verdict: up })
    expect(judge(threshold, 0)).toEqual({ difference: -threshold, threshold, verdict: down })
    expect(judge(0, threshold - 1).verdict).toBe('no-clear-change')
    expect(judge(threshold - 1, 0).verdict).toBe('no-clear-change')
    expect(judge(5, 5)).toEqual({ difference: 0, threshold, verdict: 'no-clear-change' })
  })

  it('sees no change in what is no number', () => {
    const change = judgeChange({ instrument: 'stress', previous: Number.NaN, current: 40 })
    expect(change.verdict).toBe('no-clear-change')
  })

  it('has the direction of every score; social compares its total, which runs the other way', () => {
    for (const id of instrumentIds) {
      const { betterWhen, measure, basis } = instruments[id].change
      const isHigher = instruments[id].direction === 'higher-is-better'
      expect(betterWhen === 'higher').toBe(id === 'social' ? !isHigher : isHigher)
      expect(measure).toBe(id === 'social' ? 'lsnsR' : 'score')
      expect(basis).not.toBe('')
    }
  })
})

describe('comparedValue', () => {
  it('takes the total for social and the score elsewhere', () => {
    expect(comparedValue('social', { score: 3, components: { lsnsR: 30 } })).toBe(30)
    expect(comparedValue('social', { score: 3, components: {} })).toBeNull()
    expect(comparedValue('sleep', { score: 3, components: {} })).toBe(3)
  })
})

describe('judgeRepeat', () => {
  it('does not judge tests less than 14 days apart', () => {
    const tooSoon = { difference: 27, threshold: 8, verdict: 'too-soon', bandMoved: false }
    expect(repeat(40, 'High', 13)).toEqual(tooSoon)
    expect(repeat(40, 'High', Number.NaN)).toEqual(tooSoon)
    expect(repeat(40, 'High', 14)).toMatchObject({ verdict: 'worse', bandMoved: false })
  })

  it('says when only the label moved', () => {
    expect(repeat(14, 'Moderate', 30)).toMatchObject({
      verdict: 'no-clear-change',
      bandMoved: true,
    })
    expect(repeat(12, 'Low', 30)).toMatchObject({ verdict: 'no-clear-change', bandMoved: false })
  })
})

/** A moment of so many days after the beginning of March 2026. */
const at = (day: number) => ({ finishedAt: `${dayAfter('2026-03-01', day)}T12:00:00.000Z` })

describe('what a result is judged against', () => {
  it.each([
    ['nothing for the first', 40, [], undefined],
    ['the newest that is two weeks old', 40, [0, 20, 30], 20],
    ['exactly two weeks are enough', 40, [0, 26], 26],
    ['the newest, too soon, where none is old enough', 10, [0, 5], 5],
  ])('is %s', (_, day, earlier, expected) => {
    const found = referenceOf(at(day), earlier.map(at))
    expect(found).toEqual(expected === undefined ? undefined : at(expected))
  })

  it('is no result of another version of the rule', () => {
    const sitting = { instrument: 'stress', score: 30, band: 'High', components: {} } as const
    const old = { ...sitting, ...at(0), algorithmVersion: 1 }
    const now = { ...sitting, ...at(40), score: 10, algorithmVersion: 2 }
    expect(changeSince(now, old)).toBeNull()
    expect(changeSince({ ...now, algorithmVersion: 1 }, old)?.verdict).toBe('better')
  })
})

describe('the scale of what is compared', () => {
  it('carries the social bands over to the whole network score as the gauge does', () => {
    const { bands, change } = social
    const ranges = change.scale?.ranges ?? []
    for (let total = 0; total <= 60; total += 1) {
      const score = isolationScore(total)
      const place = ranges.findIndex(([from, to]) => total >= from && total <= to)
      expect(bands[place], `${total}`).toBe(
        bands.find(({ from, to }) => score >= from && score <= to),
      )
    }
  })
})
