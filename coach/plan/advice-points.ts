/** Chooses the points of a plan: how many for each domain, and which. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { owed } from '../cards/suiting.ts'
import { type Constraints, constraintsOf } from '../topics/catalog.ts'
import { topicsIn } from '../understanding/disclosed-conditions.ts'
import type { Person } from '../person/person.ts'
import { changedFast } from '../safety/rapid-change.ts'
import { wellBelow } from '../person/severity.ts'
import { limitsIn } from '../talk/limits-heard.ts'
import { barredFor } from './barred-steps.ts'
import { chooseSteps, idsOf, stepFor } from './choose-steps.ts'
import { limitsShown } from '../cards/limits-shown.ts'
import type { AdvicePoint, AdviceRequest } from './plan.ts'
import { pointOf } from './point-of.ts'
import { praiseFor } from './praise.ts'
import { numbersOf } from '../person/numbers.ts'
import { lacksFood, type Profile } from './step.ts'

const mostPoints = 6
const fewestPoints = 3
/** How many points a plan keeps for what was told, where its domain has none. */
const mostOwed = 3

interface Choice {
  readonly request: AdviceRequest
  readonly profile: Profile
  readonly constraints: Constraints
  /** Ids of the evidence used so far; grows as points are made. */
  readonly taken: string[]
}

/** What the plan is made from: scores, what was told, and what both bar. */
function choiceOf(request: AdviceRequest): Choice {
  const { person } = request
  const said = person.said ?? []
  const [topics, told] = [topicsIn(said), limitsIn(said)]
  const profile: Profile = {
    ...numbersOf(person),
    gender: person.gender,
    topics,
    limits: new Set([...told, ...limitsShown(person)]),
    told,
    fast: changedFast(person),
  }
  return { request, profile, constraints: withRefused(constraintsOf(topics), person), taken: [] }
}

/** What was refused or did harm in earlier talks is not advised again. */
function withRefused(constraints: Constraints, { withdrawn = [] }: Person): Constraints {
  return { ...constraints, barred: new Set([...constraints.barred, ...withdrawn]) }
}

/** How many points each domain gets: two for the weakest, one for the others, three at least. */
function sharesOf(count: number): readonly number[] {
  if (count === 1) return [fewestPoints]
  return count === 2 ? [2, 2] : [2, ...Array<number>(count - 1).fill(1)]
}

/** The weak domains there is room for; food is never the one left out where it cannot wait. */
function roomFor(weak: readonly LifestyleDomain[], profile: Profile): readonly LifestyleDomain[] {
  const kept = weak.slice(0, mostPoints - 1)
  if (kept.includes('Diet') || !lacksFood(profile)) return kept
  return [...kept.slice(0, mostPoints - 2), 'Diet']
}

function pointsIn(
  domain: LifestyleDomain,
  share: number,
  choice: Choice,
  praise?: string,
): readonly AdvicePoint[] {
  const { request, profile, constraints, taken } = choice
  const { person, criteria } = request
  const chosen = chooseSteps({ domain, person, profile, constraints, criteria, taken, share })
  taken.push(...chosen.flatMap(idsOf))
  return chosen.map((each, place) => pointOf(each, choice, { isFirst: place === 0, praise }))
}

/** Points for what was told where the plan has nothing on it: a fall, a loss, care for somebody. */
function owedPoints(choice: Choice, points: readonly AdvicePoint[]): readonly AdvicePoint[] {
  const { profile, constraints } = choice
  const barred = barredFor(profile, constraints)
  const said = new Set(points.flatMap(({ sources }) => sources.map(({ id }) => id)))
  const domains = new Set(points.map(({ domain }) => domain))
  const forGrief = profile.topics.has('bereaved') ? (owed['recently-widowed'] ?? []) : []
  const ids = new Set([...profile.limits].flatMap((limit) => owed[limit] ?? []).concat(forGrief))
  return [...ids]
    .filter((id) => !said.has(id))
    .flatMap((id) => stepFor({ id }, profile, barred) ?? [])
    .slice(0, mostOwed)
    .map((step) =>
      pointOf(step, choice, { isFirst: !domains.has(step.entry.domain), isOwed: true }),
    )
}

/** Puts them in, and takes out what weighs least where there is no room; the only step on food stays. */
function withOwed(points: readonly AdvicePoint[], choice: Choice): readonly AdvicePoint[] {
  const more = owedPoints(choice, points)
  const kept = [...points]
  const isOnly = ({ domain }: AdvicePoint) =>
    domain === 'Diet' && kept.filter((other) => other.domain === 'Diet').length === 1
  while (kept.length + more.length > mostPoints) {
    kept.splice(
      kept.findLastIndex((point) => !isOnly(point)),
      1,
    )
  }
  return [...kept, ...more]
}

function crisisPoints(order: readonly LifestyleDomain[], choice: Choice): readonly AdvicePoint[] {
  const calming = order.filter((domain) => domain === 'Stress' || domain === 'Sleep')
  const [first, ...others] = calming
  const hasFood = lacksFood(choice.profile)
  return [
    ...(first ? pointsIn(first, fewestPoints, choice) : []),
    ...others.flatMap((domain) => pointsIn(domain, fewestPoints - (hasFood ? 1 : 0), choice)),
    ...(hasFood ? pointsIn('Diet', 1, choice) : []),
  ]
}

function pointsOfWeak(
  weak: readonly LifestyleDomain[],
  order: readonly LifestyleDomain[],
  choice: Choice,
): readonly AdvicePoint[] {
  const kept = roomFor(weak, choice.profile)
  const shares = sharesOf(kept.length)
  const points = kept.flatMap((domain, place) => pointsIn(domain, shares[place] ?? 1, choice))
  // Where conditions bar most of a domain, the next ones fill the plan up.
  const others = order.filter((domain) => !kept.includes(domain))
  const missing = others.slice(0, Math.max(0, fewestPoints - points.length))
  return [...points, ...missing.flatMap((domain) => pointsIn(domain, 1, choice))]
}

/** Praise for the strongest two, and a stretch where there is most room. */
function pointsOfWell(order: readonly LifestyleDomain[], choice: Choice): readonly AdvicePoint[] {
  const [weakest] = order
  if (!weakest) return []
  const strongest = order.slice(1).toReversed().slice(0, 2)
  const praise = strongest.flatMap((domain) =>
    pointsIn(domain, 1, choice, praiseFor(domain, choice.request)),
  )
  return [...praise, ...pointsIn(weakest, fewestPoints - praise.length, choice)]
}

/** The first step where there is most to gain is the one goal for this week; in grief, the gentle one. */
function withGoal(
  points: readonly AdvicePoint[],
  order: readonly LifestyleDomain[],
  { profile }: Choice,
): readonly AdvicePoint[] {
  const gentle = profile.told.has('recently-widowed') ? owed['recently-widowed'] : undefined
  const forGrief = points.findIndex(({ sources }) => sources[0]?.id === gentle)
  const first = points.findIndex(({ domain }) => domain === order[0])
  const goal = forGrief === -1 ? Math.max(0, first) : forGrief
  return points.map((point, place) => (place === goal ? { ...point, isGoal: true } : point))
}

/**
 * The points of a plan.
 *
 * @param request - the person and what was asked.
 * @param order - assessed domains, weakest first.
 * @param severity - their severities.
 * @param isCrisis - true where the plan stays with stress and sleep, and food for whoever lacks it.
 * @returns three to six points, none only where nothing was assessed; one of them is the goal for
 *   this week, no two say the same, and each heeds every limit that was told or that answers show.
 *   Where all goes well: praise for the strongest two and one stretch goal.
 */
export function pointsFor(
  request: AdviceRequest,
  order: readonly LifestyleDomain[],
  severity: Readonly<Record<LifestyleDomain, number | undefined>>,
  isCrisis: boolean,
): readonly AdvicePoint[] {
  if (order.length === 0) return []
  const choice = choiceOf(request)
  if (isCrisis) return withGoal(crisisPoints(order, choice), order, choice)
  const weak = order.filter((domain) => (severity[domain] ?? 0) >= wellBelow)
  const points = weak.length > 0 ? pointsOfWeak(weak, order, choice) : pointsOfWell(order, choice)
  return withGoal(withOwed(points, choice), order, choice)
}
