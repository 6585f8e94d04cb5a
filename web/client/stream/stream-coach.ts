/**
 * The streaming twin of `call`, for the three calls in which the coach speaks: what has passed every
 * check is told as it comes, and the whole reply is given back at the end.
 */

import { addresses } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import {
  type CallOptions,
  type CallResult,
  type CoachListener,
  unreachable,
} from '../call-result.ts'
import { readSession } from '../session.ts'
import type { FixedTexts } from '../local-backend/fixed-texts.ts'
import { streamFromServer } from './stream-from-server.ts'

/** The calls whose answer may come piece by piece. */
export type StreamedCall = 'chat' | 'aiAdvice' | 'getAdvice'

/** After this much silence of the server a person in danger is shown help by this device. */
const helpTimeoutMs = 2000

/**
 * Makes one call; a guest's is answered on this device, and so are a member's fixed safety texts
 * where the server does not send them.
 *
 * @param name - the call.
 * @param options - body, abort signal and listener.
 * @returns as `call` does; an answer that broke off half-way counts as `unreachable`, one that the
 *   server gave up half-way as `refused` with its sentence. Rejects only when aborted.
 */
export async function streamCoach<Name extends StreamedCall>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & CoachListener,
): Promise<CallResult<Reply<Name>>> {
  const { token } = readSession()
  if (token === null) return streamHere(name, options)
  let hasSpoken = false
  const listener: CoachListener = {
    ...options,
    onSafety(safety, help) {
      hasSpoken = true
      options.onSafety?.(safety, help)
    },
  }
  const sayFixedTexts = async () => {
    const { safety, help } = await fixedTextsHere(name, options.body)
    const isWanted = !hasSpoken && options.signal?.aborted !== true
    if (isWanted && safety.length > 0) options.onSafety?.(safety, help)
  }
  const waiting = setTimeout(() => void sayFixedTexts(), helpTimeoutMs)
  try {
    const sent = { ...options, token }
    const outcome = await streamFromServer<Reply<Name>>(addresses[name], sent, listener)
    if (!outcome.ok && !hasSpoken) await sayFixedTexts()
    return outcome
  } finally {
    clearTimeout(waiting)
  }
}

/**
 * Fetches what a guest's coach needs, so that it goes on speaking when the network goes away, and for
 * a member the fixed safety texts. A fetch that fails is made again with the first question.
 */
export async function prepareCoach(): Promise<void> {
  try {
    if (readSession().token !== null) {
      const { prepareFixedTexts } = await import('../local-backend/fixed-texts.ts')
      await prepareFixedTexts()
      return
    }
    const { prepareGuestCoach } = await import('../local-backend/local-transport.ts')
    await prepareGuestCoach()
  } catch {
    // Nothing was asked yet, so there is nothing to say.
  }
}

const noTexts: FixedTexts = { safety: [], help: null }

type Asked<Name extends StreamedCall> = (body: RequestBody<Name>) => RequestBody<'chat'> | undefined

/** The question in a call; advice asks none. */
const asked: { readonly [Name in StreamedCall]: Asked<Name> } = {
  chat: (body) => body,
  aiAdvice: ({ prompt, history }) => ({ message: prompt, history }),
  getAdvice: () => undefined,
}

/** Where the server says nothing, a person in danger must still see where help is. */
async function fixedTextsHere<Name extends StreamedCall>(
  name: Name,
  body: RequestBody<Name> | undefined,
): Promise<FixedTexts> {
  const read: Asked<Name> = asked[name]
  const question = body === undefined ? undefined : read(body)
  if (question === undefined) return noTexts
  try {
    const { fixedTextsFor } = await import('../local-backend/fixed-texts.ts')
    return await fixedTextsFor(question)
  } catch {
    // Neither the server nor the rules could be reached.
    return noTexts
  }
}

async function streamHere<Name extends StreamedCall>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & CoachListener,
): Promise<CallResult<Reply<Name>>> {
  try {
    const { callThisDevice } = await import('../local-backend/local-transport.ts')
    options.signal?.throwIfAborted()
    return await callThisDevice(name, options, options)
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    return unreachable
  }
}
