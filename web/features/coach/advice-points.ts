/** Puts the points of one domain together. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { planLimits } from '#core/plan.ts'
import type { AdviceReply } from './use-advice.ts'

/** A point of the reply. */
export type Point = AdviceReply['points'][number]

/** The points of one domain. */
export interface PointGroup {
  readonly domain: Point['domain']
  readonly points: readonly Point[]
}

/**
 * Groups points without changing their order.
 *
 * @param points - weakest domain first.
 * @returns one group for each domain, in the order in which it first comes.
 */
export function groupedPoints(points: readonly Point[]): readonly PointGroup[] {
  return [...new Set(points.map(({ domain }) => domain))].map((domain) => ({
    domain,
    points: points.filter((point) => point.domain === domain),
  }))
}

/**
 * The order in which steps are shown one at a time.
 *
 * @param points - weakest domain first.
 * @param wanted - the domain that was asked about; null where none was.
 * @returns those of that domain, then the goal for this week, then all others in their order.
 */
export function inOrder(
  points: readonly Point[],
  wanted: LifestyleDomain | null,
): readonly Point[] {
  const rank = ({ domain, isGoal }: Point) => (domain === wanted ? 0 : 2) + (isGoal ? 0 : 1)
  return points.toSorted((one, other) => rank(one) - rank(other))
}

/**
 * Where one point ends: at a line end, at a bullet, or at a dash that stands alone. Dashes inside
 * words ("well-being") and ranges of numbers ("20 - 30 minutes") belong to the point.
 */
const pointEnd = /[\r\n]+|\s*[•‣◦▪●·]\s*|(?<!\d)\s+[-–—*]\s+|(?<=\d)\s+[-–—*]\s+(?!\d)/u

/** A bullet or dash that opens a line. */
const opening = /^[\s•‣◦▪●·*–—-]+(?=\s|\p{L})/u

/**
 * Splits as the specification says (section 4): on newlines, bullets or dashes.
 *
 * @param advice - the whole text.
 * @returns the points without their signs, in order; none is empty.
 */
export function splitAdvice(advice: string): readonly string[] {
  return advice
    .split(pointEnd)
    .map((point) => point.replace(opening, '').trim())
    .filter((point) => /[\p{L}\d]/u.test(point))
}

/**
 * Takes the step out of an advice, for a person to change into their own words.
 *
 * @param action - one sentence or more.
 * @returns its first sentence, without its end; at most as long as a step may be, in whole words.
 */
export function stepOfAction(action: string): string {
  const [first = action] = action.split(/(?<=[.!?])\s+/u)
  const step = first.replace(/[.!]+$/u, '')
  if (step.length <= planLimits.textMaxChars) return step
  return step.slice(0, planLimits.textMaxChars + 1).replace(/\s+\S*$/u, '')
}
