/** Which failures pass by themselves, so that a submit is worth sending again as it is. */

import type { CallFailure } from '../call-result.ts'

/** The session has ended, too often, or what stands before the server found it away. */
const passing: ReadonlySet<number> = new Set([401, 408, 429, 502, 503, 504])

/** True where nothing else would be taken now either. */
export function isAway({ reason, status }: CallFailure): boolean {
  return reason === 'unreachable' || passing.has(status)
}

/**
 * True where nobody has judged the submit itself: also where the server has failed, and where what
 * came was not in its words, such as the page of a hotel, or an answer that broke off.
 */
export function isForLater(failure: CallFailure): boolean {
  return isAway(failure) || failure.status >= 500 || failure.problem === null
}
