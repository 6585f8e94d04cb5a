/** Making passkeys, and proving with them who one is. */

import { limits } from '#contract/limits.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { Clock, IdSource, RandomBytes } from '../../ids.ts'
import type { NewAuditEvent } from '../../store/audit.ts'
import type { PasskeyAdded } from '../../store/passkeys/passkeys.ts'
import type { Store } from '../../store/store.ts'
import { readClientData, fromUserHandle, toUserHandle } from './client-data.ts'
import {
  ceremonyTimeoutMs,
  createChallenges,
  type ChallengePurpose,
  type UsePurpose,
} from './challenges.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  keyAlgorithms,
  verifyCreation,
  verifyUse,
  type NewCredential,
  type UsedCredential,
} from './verification.ts'

/** Makes passkeys and judges them. */
export interface PasskeyGate {
  /**
   * Tells a browser how to make a passkey.
   *
   * @param person - the signed-in person; the email is what their device shows beside the passkey.
   * @returns the options of the browser's call.
   */
  offerCreation(person: { userId: string; email: string }): Promise<Reply<'passkeyOptions'>>
  /**
   * Keeps a passkey that a browser has made.
   *
   * @param passkey - the signed-in person with their session, the name it is shown under, and what the
   *   browser sent.
   * @param event - what the audit says of it.
   * @returns what came of it; `refused` for one that is late, for somebody else or for another site.
   */
  create(
    passkey: { userId: string; tokenHash: string; name: string; credential: NewCredential },
    event: NewAuditEvent,
  ): Promise<PasskeyAdded | 'refused'>
  /**
   * Tells a browser how to use a passkey. It names none, whoever sits before it.
   *
   * @param purpose - what it is used for.
   * @returns the options of the browser's call.
   */
  offerUse(purpose: UsePurpose): Promise<Reply<'passkeySignInOptions'>>
  /**
   * Judges the use of a passkey. Its challenge is used up whatever comes of it.
   *
   * @param credential - from the browser.
   * @param purpose - what it is used for; a proof of one person takes no passkey of another.
   * @returns the person and their passkey; undefined for everything that is not right, with no word on
   *   what.
   */
  accept(
    credential: UsedCredential,
    purpose: UsePurpose,
  ): Promise<{ readonly userId: string; readonly passkeyId: string } | undefined>
}

/**
 * Makes the gate.
 *
 * @param parts - where passkeys are kept, the site they are for, time, chance and ids.
 * @returns the gate.
 */
export function createPasskeyGate(parts: {
  readonly store: Pick<Store, 'passkeys' | 'passkeyChallenges'>
  readonly relyingParty: RelyingParty
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  readonly newId: IdSource
}): PasskeyGate {
  const { store, relyingParty, clock, newId } = parts
  const challenges = createChallenges({ kept: store.passkeyChallenges, ...parts })

  /** Reads what was signed and uses its challenge up; undefined where it is not one of ours. */
  async function takeGround(clientDataJSON: string, purpose: ChallengePurpose) {
    const clientData = readClientData(clientDataJSON)
    if (clientData === undefined) return undefined
    if (!(await challenges.take(clientData.challenge, purpose))) return undefined
    return relyingParty.isOrigin(clientData.origin) ? { clientData, relyingParty } : undefined
  }

  return {
    async offerCreation({ userId, email }) {
      const known = await store.passkeys.list(userId)
      return {
        rp: { id: relyingParty.id, name: relyingParty.name },
        user: { id: toUserHandle(userId), name: email, displayName: email },
        challenge: await challenges.give({ makeFor: userId }),
        pubKeyCredParams: keyAlgorithms.map((alg) => ({ alg, type: 'public-key' })),
        timeout: ceremonyTimeoutMs,
        attestation: 'none',
        excludeCredentials: known.map(({ credentialId, transports }) => ({
          id: credentialId,
          type: 'public-key',
          transports: [...transports],
        })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      }
    },
    async create({ userId, tokenHash, name, credential }, event) {
      const ground = await takeGround(credential.response.clientDataJSON, { makeFor: userId })
      const made = ground && (await verifyCreation(credential, ground))
      if (made === undefined) return 'refused'
      const passkey = {
        ...made,
        userId,
        id: newId(),
        transports: credential.response.transports,
        name,
        createdAt: clock().toISOString(),
        lastUsedAt: null,
      }
      return store.passkeys.add(passkey, limits.passkeysMax, event, tokenHash)
    },
    async offerUse(purpose) {
      return {
        rpId: relyingParty.id,
        challenge: await challenges.give(purpose),
        timeout: ceremonyTimeoutMs,
        userVerification: 'required',
      }
    },
    async accept(credential, purpose) {
      const ground = await takeGround(credential.response.clientDataJSON, purpose)
      const userId = fromUserHandle(credential.response.userHandle)
      if (ground === undefined || userId === undefined) return undefined
      if (purpose !== 'sign-in' && purpose.proofOf !== userId) return undefined
      const passkey = await store.passkeys.find(userId, credential.id)
      const counter = passkey && (await verifyUse(credential, passkey, ground))
      if (passkey === undefined || counter === undefined) return undefined
      const isFresh = await store.passkeys.use({ ...passkey, counter }, clock().toISOString())
      return isFresh ? { userId, passkeyId: passkey.id } : undefined
    },
  }
}
