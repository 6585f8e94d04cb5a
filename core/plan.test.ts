/** A plan is the same whichever device was offline, and never takes a mark away that a person made. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayAfter, dayNumber, isLocalDay, type Weekday, weekdayOf, weekdays } from './local-day.ts'
import {
  changedPlan,
  changesOf,
  dayMarks,
  firstDay,
  hasRoom,
  noPlan,
  type PlanChange,
  planLimits,
  type PlanStep,
  type SavedStep,
  weekOutcomes,
} from './plan.ts'
import {
  goneOn,
  isDue,
  isResting,
  lookBackDue,
  nextDue,
  openOn,
  proposalAfter,
  weekWith,
} from './plan-week.ts'

const monday = '2026-11-23'
const now = '2026-12-31T12:00:00.000Z'

function saved(id: string, more: Partial<SavedStep> = {}): SavedStep {
  return {
    id,
    text: 'Breathe slowly for two minutes',
    when: 'After breakfast',
    where: 'in the hall',
    days: [1, 3, 5],
    domain: 'Stress',
    source: 'own',
    evidenceId: null,
    language: 'en',
    startOn: monday,
    lookBackOn: dayAfter(monday, 7),
    state: 'active',
    rung: 0,
    changedAt: '2026-11-23T08:00:00.000Z',
    ...more,
  }
}

function stepWith(change: PlanChange, more: Partial<SavedStep> = {}): PlanStep {
  const [step] = changedPlan(noPlan, { ...change, steps: [saved('a', more)] }, now).steps
  if (step === undefined) throw new Error('There is no step')
  return step
}

const tick = (onDate: string, mark: 'done' | 'rest' | 'none' = 'done', time = '09:00') => ({
  stepId: 'a',
  onDate,
  mark,
  markedAt: `${onDate}T${time}:00.000Z`,
})

const anyDay = fc.integer({ min: 0, max: 27 }).map((days) => dayAfter(monday, days))
const anyDays = fc
  .uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 })
  .map((days): readonly Weekday[] => days.toSorted((a, b) => a - b))
const anyChange: fc.Arbitrary<PlanChange> = fc.record({
  steps: fc.array(
    fc
      .record({ text: fc.constantFrom('walk', 'rest'), days: anyDays, day: anyDay })
      .map(({ text, days, day }) => saved('a', { text, days, changedAt: `${day}T10:00:00.000Z` })),
    { maxLength: 2 },
  ),
  ticks: fc.array(
    fc
      .record({
        onDate: anyDay,
        mark: fc.constantFrom(...dayMarks),
        hour: fc.integer({ min: 10, max: 20 }),
      })
      .map(({ onDate, mark, hour }) => tick(onDate, mark, `${hour}:00`)),
    { maxLength: 6 },
  ),
})

describe('the days of a calendar', () => {
  it('are counted over ends of months, leap years and centuries', () => {
    expect(dayNumber('1970-01-01')).toBe(0)
    expect(dayNumber('2000-03-01')).toBe(11_017)
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29')
    expect(dayAfter('2100-02-28', 1)).toBe('2100-03-01')
    expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(weekdayOf(monday)).toBe(1)
    expect(isLocalDay('2026-02-30')).toBe(false)
  })

  it('come back from their number, and follow each other through the week', () => {
    fc.assert(
      fc.property(fc.integer({ min: -200_000, max: 200_000 }), (days) => {
        const day = dayAfter('1970-01-01', days)
        expect(dayNumber(day)).toBe(days)
        expect(isLocalDay(day)).toBe(true)
        expect(weekdayOf(dayAfter(day, 1))).toBe((weekdayOf(day) % 7) + 1)
      }),
    )
  })
})

describe('a plan', () => {
  it('is the same whatever comes twice, late or in another order', () => {
    fc.assert(
      fc.property(
        fc.array(anyChange, { maxLength: 5 }),
        fc.infiniteStream(fc.nat()),
        (changes, order) => {
          const begun = changedPlan(noPlan, { steps: [saved('a')] }, now)
          const make = (each: readonly PlanChange[]) =>
            each.reduce((plan, change) => changedPlan(plan, change, now), begun)
          const keyed = changes.map((change) => ({ change, key: order.next().value ?? 0 }))
          const shuffled = keyed.toSorted((a, b) => a.key - b.key).map(({ change }) => change)
          const plan = make(changes)
          expect(make([...shuffled, ...changes])).toEqual(plan)
          expect(
            changesOf(plan).reduce((kept, change) => changedPlan(kept, change, now), noPlan),
          ).toEqual(plan)
        },
      ),
    )
  })

  it('keeps what is deleted deleted, also when another device brings it again', () => {
    const plan = changedPlan(noPlan, { steps: [saved('a')], ticks: [tick(monday)] }, now)
    const gone = changedPlan(plan, { remove: ['a'] }, now)
    const again = changesOf(plan).reduce((kept, change) => changedPlan(kept, change, now), gone)
    expect(again.steps).toEqual([])
  })

  it('takes no mark from before the first day, from long ago or from days to come', () => {
    const late = { ...tick(dayAfter(monday, 1)), markedAt: '2026-12-20T09:00:00.000Z' }
    const ahead = { ...tick(dayAfter(monday, 9)), markedAt: `${monday}T09:00:00.000Z` }
    const step = stepWith({ ticks: [tick(dayAfter(monday, -1)), late, ahead, tick(monday)] })
    expect(step.ticks.map(({ onDate }) => onDate)).toEqual([monday])
  })

  it('does not let a clock that is ahead hold a word for ever', () => {
    const ahead = saved('a', { text: 'ahead', changedAt: '2099-01-01T00:00:00.000Z' })
    const plan = changedPlan(noPlan, { steps: [ahead] }, '2026-11-23T09:00:00.000Z')
    const later = saved('a', { text: 'later', changedAt: '2026-11-24T09:00:00.000Z' })
    expect(changedPlan(plan, { steps: [later] }, now).steps[0]?.text).toBe('later')
  })

  it('has room for three steps at once, and never lets an active one go', () => {
    const ids = Array.from({ length: planLimits.stepsMax + 5 }, (_, place) => `s${place}`)
    const steps = ids.map((id, place) => saved(id, { state: place < 3 ? 'active' : 'stopped' }))
    const plan = changedPlan(noPlan, { steps }, now)
    expect(plan.steps).toHaveLength(planLimits.stepsMax)
    expect(plan.steps.filter(({ state }) => state === 'active')).toHaveLength(3)
    expect(hasRoom(plan)).toBe(false)
  })
})

describe('the week of a step', () => {
  it('is due on its days alone, from the first one on', () => {
    const step = stepWith({})
    expect(isDue(step, monday)).toBe(true)
    expect(isDue(step, dayAfter(monday, 1))).toBe(false)
    expect(isDue(step, dayAfter(monday, -7))).toBe(false)
    expect(nextDue(step, monday)).toBe(dayAfter(monday, 2))
    expect(firstDay([2, 4], monday)).toBe(dayAfter(monday, 1))
  })

  it('is asked for while it is due, unmarked and not left alone for weeks', () => {
    const asked = (step: PlanStep, day: string = monday) =>
      openOn({ steps: [step], removed: [] }, day).length === 1
    expect(asked(stepWith({}))).toBe(true)
    expect(asked(stepWith({}), dayAfter(monday, 1))).toBe(false)
    expect(asked(stepWith({}, { state: 'stopped' }))).toBe(false)
    expect(asked(stepWith({ ticks: [tick(monday)] }))).toBe(false)
    expect(asked(stepWith({ ticks: [tick(monday, 'rest')] }))).toBe(false)
    expect(asked(stepWith({ ticks: [tick(monday, 'none')] }))).toBe(true)
    expect(asked(stepWith({}), dayAfter(monday, 21))).toBe(false)
  })

  it('counts what is done; a day of rest is like a day without a mark', () => {
    const marked = stepWith({ ticks: [tick(monday), tick(dayAfter(monday, 2), 'rest')] })
    expect(weekWith(marked, dayAfter(monday, 6))).toMatchObject({ done: 1, due: 3 })
    expect(weekWith(marked, dayAfter(monday, 7))).toMatchObject({ done: 0, due: 3 })
  })

  it('is looked back on after seven days, and for two weeks, then the next one', () => {
    const step = stepWith({ ticks: [tick(monday)] })
    expect(lookBackDue(step, dayAfter(monday, 6))).toBeNull()
    for (const days of [7, 21]) {
      expect(lookBackDue(step, dayAfter(monday, days))).toMatchObject({
        onDate: '2026-11-30',
        done: 1,
      })
    }
    expect(lookBackDue(step, dayAfter(monday, 22))).toMatchObject({ onDate: '2026-12-07', done: 0 })
  })

  it('proposes what fits how it was, and never more than the person can take back', () => {
    fc.assert(
      fc.property(
        anyDays,
        fc.constantFrom(...weekOutcomes),
        fc.integer({ min: -2, max: 2 }),
        (days, outcome, rung) => {
          const step = stepWith({}, { days, rung })
          const proposal = proposalAfter(step, outcome)
          const isMore = days.every((day) => proposal.days.includes(day))
          const isLess = proposal.days.every((day) => days.includes(day))
          expect(proposal.days.length).toBeGreaterThan(0)
          expect(outcome === 'hard' ? isLess : isMore).toBe(true)
          expect(proposal.days).toEqual([...new Set(proposal.days)].toSorted((a, b) => a - b))
          const after = goneOn(step, proposal, dayAfter(monday, 9), now)
          expect(after.state).toBe(proposal.next === 'other' ? 'stopped' : 'active')
          expect(Math.abs(after.rung)).toBeLessThanOrEqual(2)
          expect(after.lookBackOn).toBe('2026-12-07')
        },
      ),
    )
  })

  it('proposes another step when it was too hard twice, and no exercise for every day', () => {
    const said = { done: 0, due: 3, next: 'easier', markedAt: now } as const
    const hard = { ...said, stepId: 'a', onDate: '2026-11-30', outcome: 'hard' } as const
    expect(proposalAfter(stepWith({ lookBacks: [hard] }), 'hard').next).toBe('other')
    const walk = stepWith({}, { domain: 'Exercise', days: [1, 2, 3, 4, 5] })
    expect(proposalAfter(walk, 'easy').next).toBe('same')
  })

  it('may be called a habit after four weeks that were kept', () => {
    const weeks = [1, 2, 3].map((week) => ({
      stepId: 'a',
      onDate: dayAfter(monday, week * 7),
      outcome: 'kept' as const,
      done: 3,
      due: 3,
      next: 'same' as const,
      markedAt: now,
    }))
    expect(proposalAfter(stepWith({ lookBacks: weeks.slice(1) }), 'kept').mayFinish).toBe(false)
    expect(proposalAfter(stepWith({ lookBacks: weeks }), 'kept').mayFinish).toBe(true)
  })

  it('rests after three weeks without a mark, and no longer once the person goes on', () => {
    const left = stepWith({ ticks: [tick('2026-11-25')] })
    expect(isResting(left, '2026-12-15')).toBe(false)
    expect(isResting(left, '2026-12-16')).toBe(true)
    const that = '2026-12-17T09:00:00.000Z'
    const again = goneOn(left, { next: 'same', days: left.days }, '2026-12-17', that)
    expect(again).toMatchObject({ lookBackOn: '2026-12-21', rung: 0, changedAt: that })
    expect(isResting({ ...left, ...again }, '2026-12-17')).toBe(false)
  })
})
