/** Chooses the points of a plan: how many for each domain, and which. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { AdvicePoint, AdviceRequest } from '../advice.ts'
import { planFor } from './advice-plan.ts'
import { constraintsOf, topicsIn, type Constraints, type Topic } from '../disclosed-conditions.ts'
import { sourceOf } from '../evidence/catalog.ts'
import type { EvidenceEntry } from '../evidence/entry.ts'
import { sayings, stepOf, withoutSplitters } from './point-text.ts'
import { reasonFor } from '../scores/score-reason.ts'
import { wellBelow } from '../severity.ts'

const mostPoints = 6
const fewestPoints = 3

const praises: Readonly<Record<LifestyleDomain, string>> = {
  Socialization: 'Well done: you have good company. Keep it up.',
  Learning: 'Well done: you keep learning. Keep it up.',
  Exercise: 'Well done: you are active. Keep it up.',
  Diet: 'Well done: you eat well. Keep it up.',
  Stress: 'Well done: you keep stress low. Keep it up.',
  Sleep: 'Well done: you sleep well. Keep it up.',
}

/** How many points each weak domain gets: two for the weakest, one for the others, three at least. */
function sharesOf(weak: readonly LifestyleDomain[]): readonly number[] {
  const first = weak.length === 1 ? fewestPoints : 2
  const shares = weak.map((_, place) => (place === 0 ? first : 1))
  if (weak.length === 2) return [2, 2]
  return shares.slice(0, mostPoints - 1)
}

interface Choice {
  readonly request: AdviceRequest
  readonly topics: ReadonlySet<Topic>
  readonly constraints: Constraints
}

function pointOf(entry: EvidenceEntry, isFirst: boolean, choice: Choice): AdvicePoint {
  const { request, constraints } = choice
  const note = constraints.notes.find(({ domain }) => isFirst && domain === entry.domain)?.text
  const parts = [stepOf(entry, request.region), sayings(entry, new Set()), note]
  return {
    domain: entry.domain,
    text: withoutSplitters(parts.filter((part) => part !== undefined).join(' ')),
    reason: reasonFor(entry.domain, request.person, constraints.withoutNumbers),
    sources: [sourceOf(entry)],
  }
}

function pointsIn(domain: LifestyleDomain, share: number, choice: Choice): readonly AdvicePoint[] {
  const { person, criteria } = choice.request
  return planFor(domain, person, choice.topics, choice.constraints, criteria)
    .slice(0, share)
    .map((entry, place) => pointOf(entry, place === 0, choice))
}

function praiseIn(domain: LifestyleDomain, choice: Choice): AdvicePoint | undefined {
  const [point] = pointsIn(domain, 1, choice)
  return point && { ...point, text: `${praises[domain]} ${point.text}` }
}

/**
 * The points of a plan.
 *
 * @param request - the person and what was asked.
 * @param order - assessed domains, weakest first.
 * @param severity - their severities.
 * @param isCrisis - true where the plan stays with stress and sleep alone.
 * @returns three to six points, fewer only where nothing was assessed; each names one entry, none
 *   twice. Where all goes well: praise for the strongest two and one stretch goal, last.
 */
export function pointsFor(
  request: AdviceRequest,
  order: readonly LifestyleDomain[],
  severity: Readonly<Record<LifestyleDomain, number | undefined>>,
  isCrisis: boolean,
): readonly AdvicePoint[] {
  const topics = topicsIn(request.person.said ?? [])
  const choice: Choice = { request, topics, constraints: constraintsOf(topics) }
  if (isCrisis) {
    const calming = order.filter((domain) => domain === 'Stress' || domain === 'Sleep')
    return calming.flatMap((domain) => pointsIn(domain, 4 - calming.length + 1, choice))
  }
  const weak = order.filter((domain) => (severity[domain] ?? 0) >= wellBelow)
  if (weak.length > 0) {
    return sharesOf(weak).flatMap((share, place) => {
      const domain = weak[place]
      return domain ? pointsIn(domain, share, choice) : []
    })
  }
  const [weakest] = order
  if (!weakest) return []
  const strongest = order.slice(1).toReversed().slice(0, 2)
  const praise = strongest.flatMap((domain) => praiseIn(domain, choice) ?? [])
  return [...praise, ...pointsIn(weakest, fewestPoints - praise.length, choice)]
}
