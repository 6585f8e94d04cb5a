/** A doctor reads what a person tries and how often it was done, and never which day was missed. */

import { expect, it } from 'vitest'
import { changedPlan, noPlan, type SavedStep } from './plan.ts'
import { summaryOf } from './plan-summary.ts'

const moment = '2026-03-09T12:00:00.000Z'
const step: SavedStep = {
  id: 'one',
  text: 'Walk to the corner',
  when: 'After breakfast',
  where: '',
  days: [1, 3, 5],
  domain: 'Exercise',
  source: 'own',
  evidenceId: null,
  language: 'en',
  startOn: '2026-03-02',
  lookBackOn: '2026-03-09',
  state: 'active',
  rung: 0,
  changedAt: '2026-03-02T12:00:00.000Z',
}
const planWith = (saved: SavedStep, doneOn: readonly string[]) =>
  changedPlan(
    noPlan,
    {
      steps: [saved],
      ticks: doneOn.map((onDate) => ({
        stepId: saved.id,
        onDate,
        mark: 'done',
        markedAt: `${onDate}T12:00:00.000Z`,
      })),
    },
    moment,
  )

it('counts the days that were due and those that were done; today only once it is marked', () => {
  const plan = planWith(step, ['2026-03-02', '2026-03-04'])
  expect(summaryOf(plan, '2026-03-09')).toEqual([
    expect.objectContaining({ text: step.text, done: 2, due: 3, lastLookBack: null }),
  ])
  const monday = planWith(step, ['2026-03-02', '2026-03-04', '2026-03-09'])
  expect(summaryOf(monday, '2026-03-09')[0]).toMatchObject({ done: 3, due: 4 })
})

it('counts a day of its own accord, and no more than twelve weeks', () => {
  expect(summaryOf(planWith(step, ['2026-03-03']), '2026-03-03')[0]).toMatchObject({
    done: 1,
    due: 2,
  })
  const old = planWith({ ...step, startOn: '2025-01-01' }, [])
  expect(summaryOf(old, '2026-03-09')[0]).toMatchObject({ done: 0, due: 35 })
})

it('leaves out what has not begun, was stopped or is finished', () => {
  for (const parts of [
    { startOn: '2026-03-10' },
    { state: 'stopped' },
    { state: 'finished' },
  ] as const) {
    expect(summaryOf(planWith({ ...step, ...parts }, []), '2026-03-09')).toEqual([])
  }
})
