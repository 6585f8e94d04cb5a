/** What a plan asks for on a day: what is due, how the week stands, when to look back and what may follow. */

import { dayAfter, daysFrom, type Weekday, weekdayOf, weekdays } from './local-day.ts'
import {
  type DayMark,
  nextOf,
  type NextWeek,
  type Plan,
  type PlanStep,
  type SavedStep,
  type WeekOutcome,
} from './plan.ts'

/** A look back waits so long; then that of the next week takes its place. */
const waitDays = 14
/** Numbers of days a week; a harder step has the next one above, an easier one the next below. */
const ladder = [1, 2, 3, 5, 7] as const
/** So long a step may lie untouched. */
const restsAfterDays = 21
/** No step grows or shrinks further than this. */
const rungMax = 2
/** A habit may be called finished after so many weeks that were kept. */
const weeksToFinish = 4

/** One day of a week. */
export interface DayOfWeek {
  readonly day: string
  readonly isDue: boolean
  readonly mark: DayMark
}

/** A week of a step. */
export interface Week {
  readonly days: readonly DayOfWeek[]
  /** Days with the mark `done`; also those on which it was not due. */
  readonly done: number
  readonly due: number
}

/** True where the step is to be done on this day. */
export function isDue({ state, startOn, days }: PlanStep, day: string): boolean {
  return state === 'active' && day >= startOn && days.includes(weekdayOf(day))
}

/**
 * True where nobody has touched a step for three weeks: it is not asked for until the person says what becomes of it.
 */
export function isResting({ state, startOn, changedAt, ticks, lookBacks }: PlanStep, day: string) {
  const marked = [...ticks, ...lookBacks].map(({ markedAt }) => markedAt)
  const touched = [changedAt, ...marked].map((moment) => moment.slice(0, 10))
  const last = [startOn, ...touched].reduce((one, other) => (one > other ? one : other))
  return state === 'active' && daysFrom(last, day) >= restsAfterDays
}

/** What a day is marked with. */
export function markOn({ ticks }: PlanStep, day: string): DayMark {
  return ticks.find(({ onDate }) => onDate === day)?.mark ?? 'none'
}

/**
 * The steps of a plan that are to be done on a day and not marked yet.
 *
 * @param plan - of the person.
 * @param day - the person's day.
 * @returns the one that was started first comes first; none of those that nobody has touched for weeks.
 */
export function openOn({ steps }: Plan, day: string): readonly PlanStep[] {
  return steps.filter(
    (step) => isDue(step, day) && !isResting(step, day) && markOn(step, day) === 'none',
  )
}

/** The next day on which the step is due, after this one. */
export function nextDue({ days, startOn }: PlanStep, day: string): string {
  return nextOf(days, day < startOn ? dayAfter(startOn, -1) : day)
}

/**
 * The week of a step in which a day lies; it begins on the weekday of the first day.
 *
 * @param step - the step.
 * @param day - before the first day, the first week is meant.
 */
export function weekWith(step: PlanStep, day: string): Week {
  const weeks = Math.max(0, Math.floor(daysFrom(step.startOn, day) / 7))
  return weekFrom(step, dayAfter(step.startOn, weeks * 7))
}

function weekFrom(step: PlanStep, from: string): Week {
  const days = weekdays.map((place) => {
    const day = dayAfter(from, place - 1)
    return { day, isDue: step.days.includes(weekdayOf(day)), mark: markOn(step, day) }
  })
  const done = days.filter(({ mark }) => mark === 'done').length
  return { days, done, due: days.filter((each) => each.isDue).length }
}

/** A week to look back on. */
export interface DueLookBack extends Week {
  /** The day from which it can be looked back on. */
  readonly onDate: string
}

/**
 * The week that a step waits to be looked back on.
 *
 * @param step - the step.
 * @param today - the person's day.
 * @returns null where the step is not active or its week not over.
 */
export function lookBackDue(step: PlanStep, today: string): DueLookBack | null {
  if (step.state !== 'active' || today < step.lookBackOn) return null
  const late = daysFrom(step.lookBackOn, today)
  const skipped = Math.max(0, Math.ceil((late - waitDays) / 7))
  const onDate = dayAfter(step.lookBackOn, skipped * 7)
  return { ...weekFrom(step, dayAfter(onDate, -7)), onDate }
}

/** What may follow a week. */
export interface Proposal {
  readonly next: NextWeek
  readonly days: readonly Weekday[]
  /** True where the person may call it a habit. */
  readonly mayFinish: boolean
}

/**
 * What is proposed after a week; the person decides.
 *
 * @param step - the step as it was.
 * @param outcome - how the week was.
 * @returns fewer days after "too hard", more after "too easy"; another step where it is not for them, or where
 *   it was too hard twice or cannot become smaller; else the same again.
 */
export function proposalAfter(step: PlanStep, outcome: WeekOutcome): Proposal {
  const { days, rung, lookBacks } = step
  const kept = lookBacks.filter((said) => said.outcome === 'kept').length + 1
  const mayFinish = outcome === 'kept' && kept >= weeksToFinish
  const same = { next: 'same', days, mayFinish } as const
  if (outcome === 'notForMe') return { ...same, next: 'other' }
  if (outcome === 'hard') {
    const wasHard = lookBacks.at(-1)?.outcome === 'hard'
    const fewer = ladder.findLast((count) => count < days.length)
    if (wasHard || fewer === undefined || rung <= -rungMax) return { ...same, next: 'other' }
    return { ...same, next: 'easier', days: fewerDays(days, fewer) }
  }
  if (outcome === 'easy') {
    const more = ladder.find((count) => count > days.length)
    if (more === undefined || rung >= rungMax || isFull(step)) return same
    return { ...same, next: 'harder', days: moreDays(days, more) }
  }
  return same
}

/** Muscles need days of rest between: no step of exercise is proposed for every day. */
function isFull({ domain, days }: PlanStep): boolean {
  return domain === 'Exercise' && days.length >= 5
}

/** Spread over the days there are. */
function fewerDays(days: readonly Weekday[], count: number): readonly Weekday[] {
  return days.filter((_, place) =>
    Array.from({ length: count }, (__, nth) => Math.floor((nth * days.length) / count)).includes(
      place,
    ),
  )
}

/** Each new day is one that is farthest from those there are. */
function moreDays(days: readonly Weekday[], count: number): readonly Weekday[] {
  let all = [...days]
  while (all.length < count) {
    const free = weekdays.filter((day) => !all.includes(day))
    const [best] = free.toSorted((a, b) => distance(b, all) - distance(a, all) || a - b)
    if (best === undefined) break
    all = [...all, best]
  }
  return all.toSorted((a, b) => a - b)
}

function distance(day: Weekday, days: readonly Weekday[]): number {
  return Math.min(...days.map((each) => Math.min((day - each + 7) % 7, (each - day + 7) % 7)))
}

const following = {
  same: { state: 'active', rungs: 0 },
  easier: { state: 'active', rungs: -1 },
  harder: { state: 'active', rungs: 1 },
  other: { state: 'stopped', rungs: 0 },
  finish: { state: 'finished', rungs: 0 },
} as const satisfies Record<NextWeek, { state: PlanStep['state']; rungs: number }>

/**
 * A step as it goes on after a look back.
 *
 * @param step - as it was.
 * @param proposal - what the person took.
 * @param today - the person's day.
 * @param now - UTC ISO.
 */
export function goneOn(
  { ticks: _ticks, lookBacks: _said, ...step }: PlanStep,
  { next, days }: Pick<Proposal, 'next' | 'days'>,
  today: string,
  now: string,
): SavedStep {
  const { state, rungs } = following[next]
  const weeks = Math.floor(daysFrom(step.startOn, today) / 7) + 1
  return {
    ...step,
    days,
    state,
    rung: step.rung + rungs,
    lookBackOn: dayAfter(step.startOn, weeks * 7),
    changedAt: now,
  }
}
