/** A person's plan: small steps in their own words, ticks and looks back, and how all that changes; the same for members and guests. */

import type { LifestyleDomain } from './lifestyle-domain.ts'
import { dayAfter, daysFrom, type Weekday, weekdayOf } from './local-day.ts'

/** How much is kept of one person. */
export const planLimits = {
  /** So many steps may be started beside each other. */
  activeMax: 3,
  /** Beyond it the oldest that are ended go. */
  stepsMax: 30,
  textMaxChars: 200,
  whenMaxChars: 80,
  whereMaxChars: 80,
  /** Of one step: the newest. */
  ticksMax: 120,
  lookBacksMax: 60,
  /** Ids of deleted steps, so that none comes back from another device. */
  removedMax: 200,
  /** A tick may be this many days older than the press. */
  daysBack: 8,
} as const

/** Where a step came from. */
export const stepSources = ['advice', 'chat', 'own'] as const

/** What a step can be. */
export const stepStates = ['active', 'finished', 'stopped'] as const

/** What a day can be marked with; `none` takes a mark back. */
export const dayMarks = ['done', 'rest', 'none'] as const

/** One of them. */
export type DayMark = (typeof dayMarks)[number]

/** How a week was. */
export const weekOutcomes = ['kept', 'hard', 'easy', 'notForMe'] as const

/** One answer. */
export type WeekOutcome = (typeof weekOutcomes)[number]

/** What follows from a look back. */
export const nextWeeks = ['same', 'easier', 'harder', 'other', 'finish'] as const

/** One of them. */
export type NextWeek = (typeof nextWeeks)[number]

/** What a person says of a step. */
export interface SavedStep {
  /** A UUID, made on the device. */
  readonly id: string
  /** In the person's own words, as are `when` and `where`; never rewritten. */
  readonly text: string
  readonly when: string
  /** Empty where it does not matter. */
  readonly where: string
  /** In order, at least one. */
  readonly days: readonly Weekday[]
  /** Null where the idea is the person's own. */
  readonly domain: LifestyleDomain | null
  readonly source: (typeof stepSources)[number]
  readonly evidenceId: string | null
  /** Language of the words, for whoever reads them aloud. */
  readonly language: string
  /** The first day it may be done on; its weeks begin on this day of the week. */
  readonly startOn: string
  /** The first day after the week that is looked back on next. */
  readonly lookBackOn: string
  readonly state: (typeof stepStates)[number]
  /** How often it became harder (above 0) or easier (below). */
  readonly rung: number
  /** UTC ISO. */
  readonly changedAt: string
}

/** The mark of one day. */
export interface Tick {
  /** The person's own day. */
  readonly onDate: string
  readonly mark: DayMark
  /** UTC ISO: of two marks of a day the newer one holds. */
  readonly markedAt: string
}

/** What a person said of a week. */
export interface LookBack {
  readonly onDate: string
  readonly outcome: WeekOutcome
  /** Days that were marked as done, of so many on which it was due. */
  readonly done: number
  readonly due: number
  readonly next: NextWeek
  /** UTC ISO. */
  readonly markedAt: string
}

/** A step with what became of it. */
export interface PlanStep extends SavedStep {
  /** From old to new. */
  readonly ticks: readonly Tick[]
  readonly lookBacks: readonly LookBack[]
}

/** All of one person. */
export interface Plan {
  /** The one that was started first comes first. */
  readonly steps: readonly PlanStep[]
  /** Ids of what was deleted. */
  readonly removed: readonly string[]
}

/** Of somebody who has no step. */
export const noPlan: Plan = { steps: [], removed: [] }

/** A change; its parts happen in the order in which they stand here. */
export interface PlanChange {
  /** Added, or in place of what is kept under their ids. */
  readonly steps?: readonly SavedStep[] | undefined
  readonly ticks?: readonly (Tick & { readonly stepId: string })[] | undefined
  readonly lookBacks?: readonly (LookBack & { readonly stepId: string })[] | undefined
  /** Ids of steps that go with all that belongs to them. */
  readonly remove?: readonly string[] | undefined
}

/**
 * Changes a plan. The same change made twice, or made late, leaves the same plan: of two words on the same
 * thing the newer one holds, and what is deleted stays deleted. So a device that was offline loses nothing and
 * doubles nothing. More steps than may be started at once are kept where two devices meet.
 *
 * @param plan - as it is kept at this moment.
 * @param change - what was saved, marked, said or deleted; marks of steps that are not there are ignored.
 * @param now - UTC ISO: a clock that is ahead counts as now.
 */
export function changedPlan(plan: Plan, change: PlanChange, now: string): Plan {
  const { steps = [], ticks = [], lookBacks = [], remove = [] } = change
  const removed = [...new Set([...plan.removed, ...remove])].slice(-planLimits.removedMax)
  const gone = new Set(removed)
  const byId = new Map(plan.steps.map((step) => [step.id, step]))
  for (const saved of steps) {
    byId.set(
      saved.id,
      withSaved(byId.get(saved.id), { ...saved, changedAt: until(now, saved.changedAt) }),
    )
  }
  for (const { stepId, ...tick } of ticks) {
    const step = byId.get(stepId)
    if (step) byId.set(stepId, withTick(step, { ...tick, markedAt: until(now, tick.markedAt) }))
  }
  for (const { stepId, ...said } of lookBacks) {
    const step = byId.get(stepId)
    if (step) byId.set(stepId, withLookBack(step, { ...said, markedAt: until(now, said.markedAt) }))
  }
  const kept = [...byId.values()].filter(({ id }) => !gone.has(id)).toSorted(byStart)
  return { steps: withinRoom(kept), removed }
}

/**
 * Writes a plan as a change that brings all of it into another place.
 *
 * @param plan - as a guest's device has it.
 * @returns one change for each step.
 */
export function changesOf({ steps, removed }: Plan): readonly PlanChange[] {
  const changes = steps.map(({ ticks, lookBacks, ...saved }) => ({
    steps: [saved],
    ticks: ticks.map((tick) => ({ ...tick, stepId: saved.id })),
    lookBacks: lookBacks.map((said) => ({ ...said, stepId: saved.id })),
  }))
  return removed.length === 0 ? changes : [...changes, { remove: removed }]
}

/** True where another step may be started. */
export function hasRoom({ steps }: Plan): boolean {
  return steps.filter(({ state }) => state === 'active').length < planLimits.activeMax
}

function until(now: string, moment: string): string {
  return moment < now ? moment : now
}

function withSaved(kept: PlanStep | undefined, saved: SavedStep): PlanStep {
  if (kept === undefined) return { ...saved, ticks: [], lookBacks: [] }
  const { ticks, lookBacks, ...before } = kept
  return isNewer(saved, before, 'changedAt') ? { ...saved, ticks, lookBacks } : kept
}

function withTick(step: PlanStep, tick: Tick): PlanStep {
  const pressedOn = tick.markedAt.slice(0, 10)
  const age = daysFrom(tick.onDate, pressedOn)
  // The person's day may be the one after that of UTC.
  const isMeant = age >= -1 && age <= planLimits.daysBack && tick.onDate >= step.startOn
  if (!isMeant) return step
  const ticks = replaced(step.ticks, tick).slice(-planLimits.ticksMax)
  return { ...step, ticks }
}

function withLookBack(step: PlanStep, said: LookBack): PlanStep {
  const lookBacks = replaced(step.lookBacks, said).slice(-planLimits.lookBacksMax)
  return { ...step, lookBacks }
}

interface OfDay {
  readonly onDate: string
  readonly markedAt: string
}

function replaced<One extends OfDay>(kept: readonly One[], one: One): readonly One[] {
  const before = kept.find(({ onDate }) => onDate === one.onDate)
  if (before !== undefined && !isNewer(one, before, 'markedAt')) return kept
  return [...kept.filter((each) => each !== before), one].toSorted((a, b) =>
    a.onDate < b.onDate ? -1 : 1,
  )
}

/** Of the same moment, one holds whichever came first. */
function isNewer<Key extends string>(
  one: { readonly [Name in Key]: string },
  other: { readonly [Name in Key]: string },
  key: Key,
): boolean {
  return one[key] === other[key]
    ? JSON.stringify(one) > JSON.stringify(other)
    : one[key] > other[key]
}

function byStart(a: PlanStep, b: PlanStep): number {
  return a.startOn < b.startOn || (a.startOn === b.startOn && a.id < b.id) ? -1 : 1
}

/** What is active is never let go. */
function withinRoom(steps: readonly PlanStep[]): readonly PlanStep[] {
  const tooMany = steps.length - planLimits.stepsMax
  if (tooMany <= 0) return steps
  const ended = new Set(steps.filter(({ state }) => state !== 'active').slice(0, tooMany))
  return steps.filter((step) => !ended.has(step)).slice(-planLimits.stepsMax)
}

/**
 * The first day of a new step.
 *
 * @param days - on which it is to be done.
 * @param today - the person's day.
 * @returns today, where it is one of them, else the next of them.
 */
export function firstDay(days: readonly Weekday[], today: string): string {
  return nextOf(days, dayAfter(today, -1))
}

/** The next day after one of a week; seven days later at most. */
export function nextOf(days: readonly Weekday[], day: string): string {
  const later = [1, 2, 3, 4, 5, 6, 7].map((count) => dayAfter(day, count))
  return later.find((each) => days.includes(weekdayOf(each))) ?? dayAfter(day, 7)
}
