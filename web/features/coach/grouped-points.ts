/** Puts the points of one domain together. */

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
