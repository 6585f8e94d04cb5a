/** The line of today's step is as true as home: a step done, of another day or long untouched is not asked for. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PlanStep } from '#core/plan.ts'
import { dueToday, expectedToday } from './due-today.ts'
import { keep } from './kept-plan.ts'

const daily: PlanStep = {
  id: '0193a5c0-0000-7000-8000-000000000080',
  text: 'Walk to the corner',
  when: 'After breakfast',
  where: '',
  days: [1, 2, 3, 4, 5, 6, 7],
  domain: 'Exercise',
  source: 'own',
  evidenceId: null,
  language: 'en',
  startOn: '2026-11-23',
  lookBackOn: '2026-11-30',
  state: 'active',
  rung: 0,
  changedAt: '2026-11-23T10:00:00.000Z',
  ticks: [],
  lookBacks: [],
}
const planOf = (parts: Partial<PlanStep>) => ({ steps: [{ ...daily, ...parts }], removed: [] })

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00') })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

describe('dueToday', () => {
  it.each([
    ['due', {}, 1],
    ['of another day', { days: [1] }, 0],
    ['stopped', { state: 'stopped' }, 0],
    ['untouched for weeks', { startOn: '2026-10-01', changedAt: '2026-10-01T10:00:00.000Z' }, 0],
  ] as const)('knows a step that is %s', (_, parts, count) => {
    expect(dueToday(planOf(parts))).toHaveLength(count)
  })

  it('leaves out what is marked', () => {
    const tick = { onDate: '2026-11-25', mark: 'rest', markedAt: daily.changedAt } as const
    expect(dueToday(planOf({ ticks: [tick] }))).toEqual([])
  })
})

describe('expectedToday', () => {
  it('reads the last copy of this member, and of nobody else', () => {
    keep('ruth', { plan: planOf({}), waiting: [] })
    expect(expectedToday('ruth').map(({ text }) => text)).toEqual(['Walk to the corner'])
    expect(expectedToday('sam')).toEqual([])
  })
})
