/** Everybody is counted once in each table, where they belong. */

import { describe, expect, it } from 'vitest'
import { noPlan, type Plan, type PlanStep } from '#core/plan.ts'
import type { UseRow } from '../../store/operator/use-rows.ts'
import { testStep } from '../../store/test-records.ts'
import { countPlan, countResults, Counts } from './count-use.ts'

let number = 0
function sitting(parts: Partial<UseRow>): UseRow {
  number += 1
  return {
    user_id: 'ann',
    id: String(number),
    instrument: 'stress',
    answers: '{"1-0":"Never"}',
    score: 20,
    band: 'Moderate',
    components: '{}',
    algorithm_version: 1,
    started_at: null,
    finished_at: '2026-05-01T09:00:00.000Z',
    ...parts,
  }
}

function counted(...people: readonly (readonly UseRow[])[]): Counts {
  const counts = new Counts()
  for (const rows of people) countResults(counts, rows)
  return counts
}

function social(lsnsR: number, at: string): UseRow {
  return sitting({
    instrument: 'social',
    answers: '[]',
    components: JSON.stringify({ lsnsR }),
    finished_at: at,
  })
}

function stepWith(parts: Partial<PlanStep>): PlanStep {
  return { ...testStep(), ticks: [], lookBacks: [], ...parts }
}

describe('people with results', () => {
  it('are in one group of parts done, and once in each month and domain', () => {
    const again = { finished_at: '2026-05-09T09:00:00.000Z' }
    const counts = counted(
      [sitting({}), sitting(again), sitting({ instrument: 'sleep' })],
      [sitting({ finished_at: '2026-06-01T00:00:00.000Z' })],
    )
    expect(counts.of('people', 'everybody')).toBe(2)
    expect(counts.of('parts', 'two-or-three')).toBe(1)
    expect(counts.of('parts', 'one')).toBe(1)
    expect(counts.of('domains', 'stress')).toBe(2)
    expect(counts.of('months.2026-05', 'stress')).toBe(1)
    expect(counts.of('months.2026-05', 'everybody')).toBe(1)
    expect(counts.of('months.2026-06', 'stress')).toBe(1)
    expect(counts.of('months.2026-06', 'sleep')).toBe(0)
  })

  it('count with the result that was finished last, whenever it came', () => {
    const counts = counted([
      sitting({ band: 'Low', finished_at: '2026-05-09T09:00:00.000Z' }),
      sitting({ band: 'High' }),
    ])
    expect(counts.of('bands.stress', 'Low')).toBe(1)
    expect(counts.of('bands.stress', 'High')).toBe(0)
  })

  it.each([
    ['better', 8, '2026-05-15T09:00:00.000Z', 1],
    ['worse', 32, '2026-05-15T09:00:00.000Z', 1],
    ['no-clear-change', 21, '2026-05-15T09:00:00.000Z', 1],
    ['too-soon', 8, '2026-05-15T08:59:59.000Z', 1],
    ['one-result', 8, '2026-05-15T09:00:00.000Z', 2],
  ])('changed from 20 points: %s with %i at %s by rule %i', (group, score, at, rule) => {
    const newest = sitting({ score, finished_at: at, algorithm_version: rule })
    const counts = counted([newest, sitting({})])
    expect(counts.of('change.stress', group)).toBe(1)
  })

  it('are compared by the total of the social questions, where the published change is known', () => {
    const counts = counted([
      social(10, '2026-05-01T09:00:00.000Z'),
      social(50, '2026-06-01T09:00:00.000Z'),
    ])
    expect(counts.of('change.social', 'better')).toBe(1)
  })

  it.each([
    ['within-an-hour', '2026-05-01T08:00:00.000Z'],
    ['within-a-day', '2026-05-01T07:59:59.000Z'],
    ['later', '2026-04-30T08:00:00.000Z'],
    ['not-noted', null],
  ])('took their time: %s from %s', (group, started_at) => {
    expect(counted([sitting({ started_at })]).of('pace.stress', group)).toBe(1)
  })

  it('answered the questions that are kept, of a list too', () => {
    const counts = counted([
      sitting({ answers: '{"1-0":"Never","2-3":"Never"}' }),
      sitting({ instrument: 'social', answers: '["Never","Never"]' }),
    ])
    expect(counts.of('questions.stress', '1-0')).toBe(1)
    expect(counts.of('questions.stress', '1-1')).toBe(0)
    expect(counts.of('questions.stress', '2-3')).toBe(1)
    expect(counts.of('questions.social', '1')).toBe(1)
    expect(counts.of('questions.social', '2')).toBe(0)
  })
})

describe('people with a plan', () => {
  const said = { onDate: '2026-03-08', next: 'same', done: 1, due: 3 } as const
  const counts = new Counts()
  const plans: readonly Plan[] = [
    noPlan,
    { ...noPlan, steps: [stepWith({}), stepWith({ domain: null }), stepWith({})] },
    {
      ...noPlan,
      steps: [
        stepWith({
          ticks: [{ onDate: '2026-03-02', mark: 'done', markedAt: '2026-03-02' }],
          lookBacks: [{ ...said, outcome: 'kept', done: 3, markedAt: '2026-03-15' }],
        }),
        stepWith({ lookBacks: [{ ...said, outcome: 'hard', markedAt: '2026-03-08' }] }),
      ],
    },
    {
      ...noPlan,
      steps: [
        stepWith({
          ticks: [{ onDate: '2026-03-02', mark: 'rest', markedAt: '2026-03-02' }],
          lookBacks: [{ ...said, outcome: 'hard', done: 2, markedAt: '2026-03-08' }],
        }),
      ],
    },
  ]
  for (const plan of plans) countPlan(counts, plan)

  it('are counted once for what they did, and not at all without a step', () => {
    expect(counts.of('plans', 'chosen')).toBe(3)
    expect(counts.of('plans', 'ticked')).toBe(1)
    expect(counts.of('plans', 'looked-back')).toBe(2)
    expect(counts.of('steps', 'Exercise')).toBe(3)
    expect(counts.of('steps', 'own-idea')).toBe(1)
  })

  it('count with their newest look back', () => {
    expect(counts.of('weeks', 'kept')).toBe(1)
    expect(counts.of('weeks', 'hard')).toBe(1)
    expect(counts.of('days', 'all-days')).toBe(1)
    expect(counts.of('days', 'half-or-more')).toBe(1)
    expect(counts.of('days', 'less-than-half')).toBe(0)
  })
})
