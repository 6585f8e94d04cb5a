/** The line of today's step has its room before the plan has come, and only where that step will be asked for. */

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { PlanStep } from '#core/plan.ts'
import { expectedToday } from './expected-today.ts'
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

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-25T12:00:00') })
})

afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

it('reads the last copy of this member, and of nobody else', () => {
  const marked = { onDate: '2026-11-25', mark: 'done', markedAt: daily.changedAt } as const
  const steps = [daily, { ...daily, id: 'b', text: 'Drink a glass', ticks: [marked] }]
  keep('ruth', { plan: { steps, removed: [] }, waiting: [] })
  expect(expectedToday('ruth').map(({ text }) => text)).toEqual(['Walk to the corner'])
  expect(expectedToday('sam')).toEqual([])
})
