/** Fetches the newest score of an instrument from the call the specification names for it. */

import type { InstrumentId } from '#core/instrument.ts'
import { call } from '../../client/call.ts'
import type { CallResult } from '../../client/call-result.ts'
import type { Assessment } from '../../reading/assessment.ts'

const endpointOf = {
  social: 'socialScore',
  literacy: 'literacyScore',
  exercise: 'exerciseScore',
  mna: 'mnaScore',
  stress: 'stressScore',
  sleep: 'sleepScore',
} as const satisfies Record<InstrumentId, string>

/**
 * Fetches the newest score.
 *
 * @param id - instrument.
 * @param userId - whose score.
 * @param signal - calls the request off.
 */
export function fetchNewestAssessment(
  id: InstrumentId,
  userId: string,
  signal: AbortSignal,
): Promise<CallResult<Assessment>> {
  // The MNA call alone takes the id as a query, spelt userID (specification, section 7).
  const whose = id === 'mna' ? { query: { userID: userId } } : { params: { userId } }
  return call(endpointOf[id], { ...whose, signal })
}
