/** Answers the calls of a guest on this device, by the same scoring and coach; nothing is sent. */

import type { EndpointName } from '#contract/addresses.ts'
import type { CallOptions, Outcome } from '../outcome.ts'

/** Answers one call from what is kept on this device. */
export async function callThisDevice<Reply>(
  _name: EndpointName,
  _options: CallOptions,
): Promise<Outcome<Reply>> {
  return { ok: false, reason: 'unreachable', status: 0, problem: null }
}
