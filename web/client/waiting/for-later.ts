/** Which failures pass by themselves, so that a submit is worth sending again as it is. */

import type { Outcome } from '../outcome.ts'

/** The session has ended, too often, or what stands before the server found it away. */
const passing: ReadonlySet<number> = new Set([401, 408, 429, 502, 503, 504])

/** True where nobody has judged the submit itself. */
export function isForLater({ reason, status }: Extract<Outcome<unknown>, { ok: false }>): boolean {
  return reason === 'unreachable' || passing.has(status)
}
