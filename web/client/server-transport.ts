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
  const sent = await sendOnce(address, options, accept)
  if (sent.ok || sent.problem?.code !== 'FRESH_PROOF_NEEDED') return sent
  const isProved = await giveFreshProof(sent.problem.proofs ?? [])
  // The first code that proves an address ends the session it was typed in, and gives another.
  return isProved ? sendOnce(address, { ...options, token: readSession().token }, accept) : sent
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
