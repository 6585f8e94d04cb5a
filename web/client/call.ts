/**
 * Makes a call of the contract and gives back what happened as a value; it shows nothing itself.
 *
 * A member's calls go to the server. A guest's calls are answered on this device, by the same
 * scoring and coach, and nothing is sent.
 */

import type { EndpointName } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { readSession } from './session.ts'
import { type CallOptions, type CallResult, unreachable } from './call-result.ts'

/** Calls that always need the server, whoever makes them. */
const serverOnly: ReadonlySet<EndpointName> = new Set([
  'login',
  'register',
  'requestCode',
  'verifyCode',
  'passkeyOptions',
  'createPasskey',
  'passkeys',
  'removePasskey',
  'passkeySignInOptions',
  'signInWithPasskey',
  'logout',
  'siteSettings',
  'me',
  'browsers',
  'signOutBrowser',
  'signOutOthers',
  'myAccess',
  'requestProofCode',
  'proveMyself',
  'passkeyProofOptions',
  'proveByPasskey',
  'setPassword',
  'removePassword',
  'forgetBrowser',
  'correctMe',
  'requestEmailChange',
  'verifyEmailChange',
  'giveConsent',
  'deleteMe',
  'exportMe',
  'importResults',
  'shares',
  'createShare',
  'stopShare',
  'sharedReport',
  'reminder',
  'changeReminder',
  'stopReminders',
  'resumeReminders',
])

/**
 * Makes one call.
 *
 * @param name - the endpoint.
 * @param options - body, path parameters, query, idempotency key and abort signal.
 * @returns the reply, or why there is none; never throws except when aborted.
 */
export async function call<Name extends EndpointName>(
  name: Name,
  options: CallOptions<RequestBody<Name>> = {},
): Promise<CallResult<Reply<Name>>> {
  const { token } = readSession()
  if (token === null && !serverOnly.has(name)) {
    return callHere(name, options)
  }
  return callThere(name, { ...options, token })
}

/** What sends to the server is fetched when first needed: a question is asked without it. */
async function callThere<Name extends EndpointName>(
  name: Name,
  options: CallOptions<RequestBody<Name>> & { readonly token: string | null },
): Promise<CallResult<Reply<Name>>> {
  const fetched = await import('./server-transport.ts').catch(() => null)
  if (fetched === null) return unreachable
  return fetched.callNamed(name, options)
}

/** The code that answers on this device is fetched when first needed, and that can fail like any fetch. */
async function callHere<Name extends EndpointName>(
  name: Name,
  options: CallOptions<RequestBody<Name>>,
): Promise<CallResult<Reply<Name>>> {
  try {
    const { callThisDevice } = await import('./local-backend/local-transport.ts')
    return await callThisDevice(name, options)
  } catch {
    return unreachable
  }
}
