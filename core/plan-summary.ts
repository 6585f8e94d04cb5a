/** A plan as others may read it: what a person is trying, and how it goes; no day by itself. */

import { daysFrom, dayAfter } from './local-day.ts'
import type { LookBack, Plan, PlanStep, SavedStep } from './plan.ts'
import { isDue, markOn } from './plan-week.ts'

/** Marks of earlier days may have gone. */
const daysCounted = 84

/** One step. */
export interface StepSummary
  extends Pick<SavedStep, 'domain' | 'text' | 'when' | 'where' | 'language' | 'startOn'> {
  /** Days that were marked as done, of so many of the last twelve weeks on which it was due. */
  readonly done: number
  readonly due: number
  /** Null where no week was looked back on. */
  readonly lastLookBack: Pick<LookBack, 'onDate' | 'outcome'> | null
}

/**
 * Sums up what a person is trying now.
 *
 * @param plan - as it stands.
 * @param today - the person's day; it counts only once it is marked.
 * @returns the active steps, the one that was started first before the others.
 */
export function summaryOf({ steps }: Plan, today: string): readonly StepSummary[] {
  const active = steps.filter(({ state, startOn }) => state === 'active' && startOn <= today)
  return active.map((step) => {
    const { domain, text, when, where, language, startOn } = step
    const last = step.lookBacks.at(-1)
    const lastLookBack = last ? { onDate: last.onDate, outcome: last.outcome } : null
    return { domain, text, when, where, language, startOn, ...countDays(step, today), lastLookBack }
  })
}

function countDays(step: PlanStep, today: string): { done: number; due: number } {
  const count = Math.min(daysFrom(step.startOn, today), daysCounted - 1)
  const days = Array.from({ length: count + 1 }, (_, before) => dayAfter(today, -before))
  const counted = days.filter((day) => {
    const mark = markOn(step, day)
    return mark === 'done' || (isDue(step, day) && (day < today || mark !== 'none'))
  })
  return { due: counted.length, done: counted.filter((day) => markOn(step, day) === 'done').length }
}
