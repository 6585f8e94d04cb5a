/** The table says whether a goal is met, whichever way the goal is put. */

import { describe, expect, it } from 'vitest'
import { formatTable, type Goal } from './row.ts'

const verdictOf = (ours: number, reference: number, goal: Goal) =>
  formatTable([{ what: 'x', ours, reference, against: 'y', unit: 'ms', goal }])
    .split('\n')
    .at(-1)
    ?.split('|')
    .at(-2)
    ?.trim()

describe('formatTable', () => {
  it.each<[number, number, Goal, string]>([
    [70, 100, { ratioAtLeast: 0.7 }, 'yes'],
    [69, 100, { ratioAtLeast: 0.7 }, 'NO'],
    [150, 100, { ratioAtMost: 1.5 }, 'yes'],
    [151, 100, { ratioAtMost: 1.5 }, 'NO'],
    [1100, 100, { moreAtMost: 1000 }, 'yes'],
    [1101, 100, { moreAtMost: 1000 }, 'NO'],
    [50, 1, { atMost: 50 }, 'yes'],
    [51, 1, { atMost: 50 }, 'NO'],
  ])('judges %d beside %d by %o', (ours, reference, goal, verdict) => {
    expect(verdictOf(ours, reference, goal)).toBe(verdict)
  })
})
