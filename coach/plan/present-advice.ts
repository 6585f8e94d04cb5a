/** Puts a plan into the form in which it is sent. */

import type { Advice, AdviceRequest } from './plan.ts'
import { copiesOf } from './standing.ts'

/**
 * The parts of the reply that come from the plan; who speaks is for the caller to add.
 *
 * @param advice - the plan.
 * @param request - what it was made for.
 * @returns copies, so that the plan itself cannot be changed.
 */
export function presentAdvice(advice: Advice, { criteria, comparisons }: AdviceRequest) {
  return {
    advice: advice.text,
    opening: advice.opening,
    changes: [...advice.changes],
    points: advice.points.map((point) => ({ ...point, sources: [...point.sources] })),
    standings: copiesOf(advice.standings),
    safety: [...advice.safety],
    comparison: criteria === 'LikeMe' ? comparisons.map(({ text }) => text).join('\n') : null,
  }
}
