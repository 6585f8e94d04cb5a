/** Asks the server for an answer piece by piece, and reads it while it comes. */

import type { Address } from '#contract/addresses.ts'
import {
  type CallFailure,
  type CallOptions,
  type CallResult,
  type CoachListener,
  type StreamedSafety,
  unreachable,
} from '../call-result.ts'
import { readReply, sendRequest } from '../server-transport.ts'
import { createEventParser, type ServerSentEvent } from './event-parser.ts'

/** Events are asked for; a server that sends none may answer with the whole reply. */
const accept = 'text/event-stream, application/json;q=0.9'

/** Longer than any answer may take on the server: after this much silence nothing will come. */
const timeoutMs = 75_000

const unreadable: CallFailure = { ok: false, reason: 'refused', status: 200, problem: null }

/**
 * Makes one call and tells the listener what comes.
 *
 * @returns the whole reply; `unreachable` when there is no connection, when it ends or falls silent
 *   before the reply; `refused` for a refusal, also one that comes after the answer had begun (then
 *   with status 200 and its sentence). Rejects only when aborted.
 */
export async function streamFromServer<
  Reply extends { readonly safety: StreamedSafety[]; readonly help?: string | null | undefined },
>(
  address: Address,
  options: CallOptions & { readonly token: string | null },
  listener: CoachListener,
): Promise<CallResult<Reply>> {
  const silence = watchForSilence(options.signal)
  try {
    const sent = await sendRequest(address, { ...options, signal: silence.signal }, accept)
    if (!sent.ok) return sent
    const isStream = sent.reply.headers.get('content-type')?.startsWith('text/event-stream')
    if (isStream === true) return await readEvents<Reply>(sent.reply, listener, silence.heard)
    const outcome = await readReply<Reply>(sent.reply)
    if (outcome.ok) listener.onSafety?.(outcome.reply.safety, outcome.reply.help)
    return outcome
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    return unreachable
  } finally {
    silence.stop()
  }
}

async function readEvents<Reply>(
  { body }: Response,
  listener: CoachListener,
  heard: () => void,
): Promise<CallResult<Reply>> {
  const reader = body?.getReader()
  const decoder = new TextDecoder()
  const parse = createEventParser()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined }
    if (done) return unreachable
    heard()
    for (const event of parse(decoder.decode(value, { stream: true }))) {
      const outcome = takeEvent<Reply>(event, listener)
      if (outcome !== undefined) {
        // Nothing of interest follows; a fault while letting go is none of the answer's.
        reader?.cancel().catch(() => undefined)
        return outcome
      }
    }
  }
}

/** Both sides are built from one contract, so the data of an event is believed as it is. */
function takeEvent<Reply>(
  { event, data }: ServerSentEvent,
  listener: CoachListener,
): CallResult<Reply> | undefined {
  let read
  try {
    read = JSON.parse(data)
  } catch {
    return unreadable
  }
  if (event === 'safety') listener.onSafety?.(read.safety, read.help)
  if (event === 'passage') listener.onPassage?.(read)
  if (event === 'done') return { ok: true, reply: read }
  if (event !== 'failed') return undefined
  return { ...unreadable, problem: { error: read.error, code: 'UNAVAILABLE' } }
}

/** A signal that aborts when the caller's does, and when nothing was heard for too long. */
function watchForSilence(callers: AbortSignal | undefined) {
  const controller = new AbortController()
  const abort = () => {
    controller.abort(callers?.reason)
  }
  let timer = setTimeout(abort, timeoutMs)
  if (callers?.aborted === true) abort()
  callers?.addEventListener('abort', abort)
  return {
    signal: controller.signal,
    heard: () => {
      clearTimeout(timer)
      timer = setTimeout(abort, timeoutMs)
    },
    stop: () => {
      clearTimeout(timer)
      callers?.removeEventListener('abort', abort)
    },
  }
}
