/**
 * The streaming twin of `call`, for the three calls in which the coach speaks: what has passed every
 * check is told as it comes, and the whole reply is given back at the end.
 */

import { addresses } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import type { CallOptions, Outcome } from '../outcome.ts'
import { readSession } from '../session.ts'
import type { CoachListener } from './coach-listener.ts'
import { streamFromServer } from './stream-from-server.ts'

/** The calls whose answer may come piece by piece. */
export type StreamedCall = 'chat' | 'aiAdvice' | 'getAdvice'

/**
 * Makes one call; a guest's is answered on this device.
 *
 * @param name - the call.
 * @param options - body, abort signal and listener.
 * @returns as `call` does; an answer that broke off half-way counts as `unreachable`, one that the
 *   server gave up half-way as `refused` with its sentence. Rejects only when aborted.
 */
export async function streamCoach<Name extends StreamedCall>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & CoachListener,
): Promise<Outcome<Reply<Name>>> {
  const { token } = readSession()
  if (token === null) return streamHere(name, options)
  return streamFromServer<Reply<Name>>(addresses[name], { ...options, token }, options)
}

/**
 * Fetches what a guest's coach needs, so that it goes on speaking when the network goes away. Does
 * nothing for members; a fetch that fails is made again with the first question.
 */
export async function prepareCoach(): Promise<void> {
  if (readSession().token !== null) return
  try {
    const { prepareGuestCoach } = await import('../this-device/this-device-transport.ts')
    await prepareGuestCoach()
  } catch {
    // Nothing was asked yet, so there is nothing to say.
  }
}

async function streamHere<Name extends StreamedCall>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & CoachListener,
): Promise<Outcome<Reply<Name>>> {
  try {
    const { callThisDevice } = await import('../this-device/this-device-transport.ts')
    options.signal?.throwIfAborted()
    return await callThisDevice(name, options, options)
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    return { ok: false, reason: 'unreachable', status: 0, problem: null }
  }
}
