/** Fetches the newest score of an instrument from the call the specification names for it. */

import type { InstrumentId } from '#core/instrument.ts'
import { newestName } from '#contract/instrument-calls.ts'
import { instrumentTable } from '#contract/instrument-table.ts'
import { call } from '../../client/call.ts'
import type { CallResult } from '../../client/call-result.ts'
import type { Assessment } from '../../reading/assessment.ts'

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
  const { newest, owner } = instrumentTable[id]
  const isInPath = newest.includes(':userId')
  const whose = isInPath ? { params: { userId } } : { query: { [owner]: userId } }
  return call(newestName(id), { ...whose, signal })
}
