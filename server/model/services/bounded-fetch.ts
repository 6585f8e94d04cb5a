/** Asks a model's service: an answer has an end, and comes from the address that was asked. */

import { ModelFault } from '../model-fault.ts'

/** The longest answer is 450 tokens; each may come in a line of a few hundred bytes. */
const maxBytes = 1024 * 1024

/**
 * Asks as `fetch` does, but follows no redirect, which would carry words and key to another address,
 * and hangs up on an answer, also one of refusal, that goes on beyond 1 MiB.
 *
 * @param input - the address.
 * @param init - the request.
 * @returns the answer; its body ends with {@link ModelFault} `too-long` where it was cut.
 * @throws TypeError where the service is not reached or wants to send on elsewhere.
 */
export async function boundedFetch(
  input: string | URL | Request,
  init?: RequestInit,
): Promise<Response> {
  const response = await fetch(input, { ...init, redirect: 'error' })
  if (response.body === null) return response
  const { status, statusText, headers } = response
  return new Response(cut(response.body), { status, statusText, headers })
}

function cut(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await reader.read()
      if (done) return controller.close()
      bytes += value.byteLength
      if (bytes <= maxBytes) return controller.enqueue(value)
      controller.error(new ModelFault('too-long'))
      await reader.cancel().catch(() => undefined)
    },
    // Whoever listens may leave this promise alone, and a rejection nobody hears ends the process.
    cancel: () => reader.cancel().catch(() => undefined),
  })
}
