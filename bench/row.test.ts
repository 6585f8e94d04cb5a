/** The table says whether a goal is met, whichever way the goal is put. */

import { describe, expect, it } from 'vitest'
import { format, formatTable, type Goal, type Unit } from './row.ts'

const cellsOf = (ours: number, reference: number, goal?: Goal) =>
  formatTable([{ what: 'x', ours, reference, against: 'y', unit: 'ms', ...(goal && { goal }) }])
    .split('\n')
    .at(-1)
    ?.split('|')
    .map((cell) => cell.trim())
    .slice(1, -1)

const verdictOf = (...row: Parameters<typeof cellsOf>) => cellsOf(...row)?.at(-1)

describe('formatTable', () => {
  it.each<[number, number, Goal, string]>([
    [70, 100, { ratioAtLeast: 0.7 }, 'yes'],
    [69, 100, { ratioAtLeast: 0.7 }, 'NO'],
    [150, 100, { ratioAtMost: 1.5 }, 'yes'],
    [151, 100, { ratioAtMost: 1.5 }, 'NO'],
    [140, 100, { ratioAtMost: 1.3, plus: 10 }, 'yes'],
    [141, 100, { ratioAtMost: 1.3, plus: 10 }, 'NO'],
    [1100, 100, { moreAtMost: 1000 }, 'yes'],
    [1101, 100, { moreAtMost: 1000 }, 'NO'],
    [50, 1, { atMost: 50 }, 'yes'],
    [51, 1, { atMost: 50 }, 'NO'],
  ])('judges %d beside %d by %o', (ours, reference, goal, verdict) => {
    expect(verdictOf(ours, reference, goal)).toBe(verdict)
  })
  it('says what is added to a multiple', () => {
    expect(cellsOf(50, 20, { ratioAtMost: 1.3, plus: 10 })?.at(-2)).toBe('at most 1.3 x + 10 ms')
  })

  it('tells a figure without a goal, and no ratio to nothing', () => {
    expect(cellsOf(50, 0)?.slice(-3)).toEqual(['-', '-', '-'])
  })
})

describe('format', () => {
  it.each<[number, Unit, string]>([
    [12.4, '/s', '12/s'],
    [3.14, 'MiB', '3.1 MiB'],
    [9, '', '9'],
    [Number.NaN, 'ms', '-'],
  ])('writes %d with the unit "%s" as %s', (value, unit, text) => {
    expect(format(value, unit)).toBe(text)
  })
})
