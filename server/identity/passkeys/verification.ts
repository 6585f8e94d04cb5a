/**
 * Judges what authenticators made. The library is read when the first passkey comes: it takes a
 * sixth of a second that a start should not wait for.
 */

import type { ParsedBody } from '#contract/endpoints.ts'
import type { Passkey } from '../../store/passkeys/passkeys.ts'
import type { ClientData } from './client-data.ts'
import type { RelyingParty } from './relying-party.ts'

/** A new passkey as the browser sent it. */
export type NewCredential = ParsedBody<'createPasskey'>['credential']

/** A use of a passkey as the browser sent it. */
export type UsedCredential = ParsedBody<'signInWithPasskey'>['credential']

/**
 * Kinds of keys that are taken, the preferred one first: ES256, EdDSA and RS256 (IANA registry "COSE
 * Algorithms"). The library's own list asks Node.js for an experimental one too.
 */
export const keyAlgorithms: readonly number[] = [-7, -8, -257]

/** Where a credential may come from: the challenge was checked and used up before. */
interface Ground {
  readonly clientData: ClientData
  readonly relyingParty: RelyingParty
}

/**
 * Judges a new passkey.
 *
 * @param credential - from the browser.
 * @param ground - its challenge and the site.
 * @returns what is to be kept of it; undefined where it is not for this site, not by a person who
 *   proved themselves to the device, or not readable.
 */
export async function verifyCreation(
  credential: NewCredential,
  { clientData, relyingParty }: Ground,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter'> | undefined> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const { transports: _hint, ...response } = credential.response
  return orRefused(async () => {
    if (!(await needsNobodyElse(response.attestationObject))) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response, clientExtensionResults: {} },
      expectedChallenge: clientData.challenge,
      expectedOrigin: clientData.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...keyAlgorithms],
    })
    if (registrationInfo === undefined) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    const text = Buffer.from(publicKey).toString('base64url')
    return { credentialId: id, publicKey: text, counter }
  })
}

/**
 * Judges the use of a passkey.
 *
 * @param credential - from the browser.
 * @param passkey - the passkey it names.
 * @param ground - its challenge and the site.
 * @returns the counter it shows; undefined where the signature is wrong, the counter went back, it is
 *   not for this site, or the person did not prove themselves to the device.
 */
export async function verifyUse(
  credential: UsedCredential,
  passkey: Passkey,
  { clientData, relyingParty }: Ground,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  return orRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: clientData.challenge,
      expectedOrigin: clientData.origin,
      expectedRPID: relyingParty.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  })
}

/**
 * No statement about the make of the device is asked for. One with certificates is refused: to check
 * it, lists would be fetched from addresses that stand in it.
 */
async function needsNobodyElse(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  const bytes = Uint8Array.from(Buffer.from(attestationObject, 'base64url'))
  const statement = decodeAttestationObject(bytes)
  const format = statement.get('fmt')
  if (format === 'none') return true
  return format === 'packed' && statement.get('attStmt').get('x5c') === undefined
}

/** The library throws for everything it refuses, and for what it cannot read. */
async function orRefused<Result>(
  judge: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  try {
    return await judge()
  } catch {
    return undefined
  }
}
