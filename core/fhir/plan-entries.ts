/** A person's plan as resources of FHIR R4: a goal for each step, and the care plan that holds them. */

import type { Weekday } from '../local-day.ts'
import type { Plan, PlanStep } from '../plan.ts'
import { ownNames } from './codings.ts'
import { type Entry, entryOf, identifierOf, type NewId, referenceTo } from './entries.ts'

const dayCodes: Readonly<Record<Weekday, string>> = {
  1: 'mon',
  2: 'tue',
  3: 'wed',
  4: 'thu',
  5: 'fri',
  6: 'sat',
  7: 'sun',
}

/** As goals and as activities name it. */
const states: Readonly<Record<PlanStep['state'], { goal: string; activity: string }>> = {
  active: { goal: 'active', activity: 'in-progress' },
  finished: { goal: 'completed', activity: 'completed' },
  stopped: { goal: 'cancelled', activity: 'stopped' },
}

/**
 * The plan.
 *
 * @param personId - of the person's entry.
 * @returns nothing where there is no step.
 */
export function planEntries({ steps }: Plan, personId: string, newId: NewId): readonly Entry[] {
  if (steps.length === 0) return []
  const person = referenceTo(personId)
  const goals = steps.map((step) => ({ step, id: newId() }))
  return [
    ...goals.map(({ step, id }) =>
      entryOf({
        resourceType: 'Goal',
        id,
        identifier: [identifierOf('plan-step', step.id, ownNames)],
        lifecycleStatus: states[step.state].goal,
        description: { text: step.text },
        subject: person,
        startDate: step.startOn,
        statusDate: step.changedAt.slice(0, 10),
        expressedBy: person,
      }),
    ),
    entryOf({
      resourceType: 'CarePlan',
      id: newId(),
      status: statusOf(steps),
      intent: 'plan',
      subject: person,
      author: person,
      goal: goals.map(({ id }) => referenceTo(id)),
      activity: goals.map(({ step, id }) => activityOf(step, id)),
    }),
  ]
}

/** A plan of which nothing was carried through was given up. */
function statusOf(steps: readonly PlanStep[]): string {
  const has = (state: PlanStep['state']) => steps.some((step) => step.state === state)
  if (has('active')) return 'active'
  return has('finished') ? 'completed' : 'revoked'
}

function activityOf(step: PlanStep, goalId: string) {
  const { text, when, where, days, startOn, state } = step
  const progress = progressOf(step)
  return {
    ...(progress.length > 0 && { progress }),
    detail: {
      goal: [referenceTo(goalId)],
      status: states[state].activity,
      scheduledTiming: {
        repeat: {
          boundsPeriod: { start: startOn },
          dayOfWeek: days.map((day) => dayCodes[day]),
        },
      },
      description: [text, when, where].filter((words) => words.trim() !== '').join('. '),
    },
  }
}

/** Marks and looks back, as they are stored. */
function progressOf({ ticks, lookBacks }: PlanStep) {
  return [
    ...ticks.map(({ onDate, mark, markedAt }) => ({ time: markedAt, text: `${onDate}: ${mark}` })),
    ...lookBacks.map(({ onDate, outcome, done, due, next, markedAt }) => ({
      time: markedAt,
      text: `${onDate}: ${outcome}, ${done}/${due}, ${next}`,
    })),
  ]
}
