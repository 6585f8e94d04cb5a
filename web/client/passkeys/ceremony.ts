/** The moments in which the browser asks the person for a finger, a face or the screen lock. */

import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { type CeremonyFault, faultOf } from './ceremony-fault.ts'

/** What the device made, or why it made nothing. */
export type Made<Credential> =
  | { readonly ok: true; readonly credential: Credential }
  | { readonly ok: false; readonly fault: CeremonyFault }

/** Fetched when it is first needed. */
const library = () => import('@simplewebauthn/browser')

/**
 * Has the device make a passkey.
 *
 * @param options - from the server.
 */
export function makePasskey(
  options: Reply<'passkeyOptions'>,
): Promise<Made<RequestBody<'createPasskey'>['credential']>> {
  return attempt(async ({ startRegistration }) => {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON: options })
    const { clientDataJSON, attestationObject, transports } = response
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, attestationObject, transports: transports ?? [] },
    }
  })
}

/**
 * Has the device sign in with a passkey. One that is waiting among the suggestions is called off.
 *
 * @param options - from the server.
 * @param among - `suggestions` waits quietly until the person picks one from those of the email field.
 */
export function presentPasskey(
  options: Reply<'passkeySignInOptions'>,
  among: 'dialog' | 'suggestions',
): Promise<Made<RequestBody<'signInWithPasskey'>['credential']>> {
  return attempt(async ({ startAuthentication }) => {
    const { id, rawId, type, response } = await startAuthentication({
      optionsJSON: options,
      useBrowserAutofill: among === 'suggestions',
    })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    // Only passkeys that name their person are asked for.
    if (userHandle === undefined) throw new Error('The device did not say whose passkey it is.')
    return {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, userHandle },
    }
  })
}

/** Calls off what waits for the person, if anything does. */
export async function callOff(): Promise<void> {
  const { WebAuthnAbortService } = await library()
  WebAuthnAbortService.cancelCeremony()
}

async function attempt<Credential>(
  ask: (loaded: Awaited<ReturnType<typeof library>>) => Promise<Credential>,
): Promise<Made<Credential>> {
  let loaded: Awaited<ReturnType<typeof library>>
  try {
    loaded = await library()
  } catch {
    return { ok: false, fault: 'unreachable' }
  }
  try {
    return { ok: true, credential: await ask(loaded) }
  } catch (error) {
    return { ok: false, fault: faultOf(error) }
  }
}
