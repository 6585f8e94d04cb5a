/** Sends a call to the server. */

import {
  type Address,
  type EndpointName,
  addresses,
  idempotencyHeader,
} from '#contract/addresses.ts'
import type { Reply as ReplyOf, RequestBody } from '#contract/endpoints.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { giveFreshProof } from './fresh-proof.ts'
import { type CallFailure, type CallOptions, type CallResult, unreachable } from './call-result.ts'
import { forgetSession, readSession } from './session.ts'

/** How often a read is made before its refusal is shown. */
const readTries = 4

/** Seconds; whoever has to wait longer is told so at once. */
const longestWaitS = 10

/** Makes one call of the contract. */
export function callNamed<Name extends EndpointName>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & { readonly token: string | null },
): Promise<CallResult<ReplyOf<Name>>> {
  return callServer<ReplyOf<Name>>(addresses[name], options)
}

/** Sends one request and reads the JSON reply. */
export async function callServer<Reply>(
  address: Address,
  options: CallOptions & { readonly token: string | null },
): Promise<CallResult<Reply>> {
  const sent = await sendRequest(address, options, 'application/json')
  return sent.ok ? readReply<Reply>(sent.reply) : sent
}

/**
 * Sends one request; where a fresh proof of the person is asked for and given, once more.
 *
 * @param accept - the forms of a reply that the caller can read.
 * @returns the response whose body is still to be read, or why there is none; rejects only when aborted.
 */
export async function sendRequest(
  address: Address,
  options: CallOptions & { readonly token: string | null },
  accept: string,
): Promise<CallResult<Response>> {
  const sent = await sendPatiently(address, options, accept)
  if (sent.ok || sent.problem?.code !== 'FRESH_PROOF_NEEDED') return sent
  const isProved = await giveFreshProof(sent.problem.proofs ?? [])
  // The first code that proves an address ends the session it was typed in, and gives another.
  return isProved ? sendOnce(address, { ...options, token: readSession().token }, accept) : sent
}

/**
 * A read that meets a server which is busy, or being replaced, is made again when that server says: the page goes on
 * loading meanwhile. What writes is not: nobody here knows how far it came (submits wait by themselves, waiting/).
 */
async function sendPatiently(
  address: Address,
  options: CallOptions & { readonly token: string | null },
  accept: string,
): Promise<CallResult<Response>> {
  for (let tries = 1; ; tries += 1) {
    const sent = await sendOnce(address, options, accept)
    if (sent.ok || address.method !== 'GET' || options.hasCopy || tries === readTries) return sent
    if (sent.status !== 503 || sent.retryAfterSeconds === undefined) return sent
    if (sent.retryAfterSeconds > longestWaitS) return sent
    await pause(sent.retryAfterSeconds * 1000, options.signal)
  }
}

/** Rejects as soon as it is aborted. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      reject(new DOMException('Nobody waits for this any more.', 'AbortError'))
    }
    signal?.addEventListener('abort', stop, { once: true })
  })
}

async function sendOnce(
  address: Address,
  options: CallOptions & { readonly token: string | null },
  accept: string,
): Promise<CallResult<Response>> {
  const headers: Record<string, string> = { accept }
  if (options.token !== null) headers.authorization = `Bearer ${options.token}`
  if (options.body !== undefined) headers['content-type'] = 'application/json'
  if (options.idempotencyKey !== undefined) headers[idempotencyHeader] = options.idempotencyKey
  let response: Response
  try {
    response = await fetch(addressOf(address.path, options), {
      method: address.method,
      headers,
      credentials: 'same-origin',
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    })
  } catch (error) {
    if (options.signal?.aborted === true) throw error
    return unreachable
  }
  return response.ok ? { ok: true, reply: response } : readRefusal(response, options.token)
}

async function readRefusal(response: Response, token: string | null): Promise<CallFailure> {
  const body: unknown = await response.json().catch(() => null)
  const problem = isProblem(body) ? body : null
  const isOver = response.status === 401 && problem?.code === 'UNAUTHENTICATED'
  // A newer session is not over because an answer for the one before it comes late.
  if (isOver && token === readSession().token) forgetSession()
  return {
    ok: false,
    reason: 'refused',
    status: response.status,
    problem,
    ...readRetryAfter(response),
  }
}

function readRetryAfter({ headers }: Response): { retryAfterSeconds?: number } {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) && seconds >= 0 ? { retryAfterSeconds: seconds } : {}
}

/** What the server says of itself is believed as it is: both sides are built from one contract. */
export async function readReply<Reply>(response: Response): Promise<CallResult<Reply>> {
  try {
    const reply: Reply = await response.json()
    return { ok: true, reply }
  } catch {
    return { ok: false, reason: 'refused', status: response.status, problem: null }
  }
}

function addressOf(path: string, options: CallOptions): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(options.params?.[name] ?? ''),
  )
  if (options.query === undefined) return filled
  return `${filled}?${new URLSearchParams(options.query).toString()}`
}

function isProblem(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'error' in body && 'code' in body
}
