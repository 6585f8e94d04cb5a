/** What a person who has been here before may do next, the most useful first. */

import { daysFrom } from '#core/local-day.ts'
import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import type { Plan, PlanStep } from '#core/plan.ts'
import { isResting, lookBackDue, openOn } from '#core/plan-week.ts'
import { shortestFirst } from '../../../reading/parts-by-length.ts'

/** A part may be taken again after so many days: the questions look back a month. */
const retestDays = 28

/**
 * Whether a part is due again.
 *
 * @param finishedOn - the person's day of its newest result.
 * @param today - the person's day.
 */
export function isDueAgain(finishedOn: string, today: string): boolean {
  return daysFrom(finishedOn, today) >= retestDays
}

/** What is known of the person. */
export interface Known {
  readonly plan: Plan
  /** The person's day of the newest result of each domain. */
  readonly finished: { readonly [Domain in LifestyleDomain]?: string }
  /** Begun and not sent. */
  readonly begun: readonly LifestyleDomain[]
}

/** One thing to do. */
export type NextThing =
  | { readonly kind: 'goOn' | 'tick' | 'lookBack'; readonly step: PlanStep }
  | { readonly kind: 'begun' | 'retest' | 'part'; readonly domain: LifestyleDomain }
  | { readonly kind: 'noStep' | 'allDone' }

/**
 * Everything there is to do, the first of which has the one filled button.
 *
 * @param known - of the person.
 * @param today - the person's day.
 * @returns at least one.
 */
export function whatNext({ plan, finished, begun }: Known, today: string): readonly NextThing[] {
  const active = plan.steps.filter(({ state }) => state === 'active')
  const awake = active.filter((step) => !isResting(step, today))
  const looked = awake.find((step) => lookBackDue(step, today) !== null)
  const oldest = lifestyleDomains
    .filter((domain) => isDueAgain(finished[domain] ?? today, today))
    .toSorted((a, b) => ((finished[a] ?? '') < (finished[b] ?? '') ? -1 : 1))
  const [retest] = oldest
  const part = shortestFirst.find((domain) => finished[domain] === undefined)
  const hasResult = Object.values(finished).length > 0
  const things: (NextThing | undefined)[] = [
    ...active
      .filter((step) => isResting(step, today))
      .map((step) => ({ kind: 'goOn', step }) as const),
    ...openOn(plan, today).map((step) => ({ kind: 'tick', step }) as const),
    looked && { kind: 'lookBack', step: looked },
    ...begun.slice(0, 1).map((domain) => ({ kind: 'begun', domain }) as const),
    retest && { kind: 'retest', domain: retest },
    hasResult && active.length === 0 ? { kind: 'noStep' } : undefined,
    part && { kind: 'part', domain: part },
  ]
  const found = things.filter((thing) => thing !== undefined)
  return found.length > 0 ? found : [{ kind: 'allDone' }]
}
