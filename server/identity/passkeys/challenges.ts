/** Challenges: random bytes a passkey has to sign, good for one purpose, once, and for five minutes. */

import type { Clock, RandomBytes } from '../../ids.ts'
import type { PasskeyChallenges } from '../../store/passkeys/passkey-challenges.ts'
import { hashSecret, newSecret } from '../secrets.ts'

const minutes = 5

/** A browser gives up a little earlier, so that the answer of a slow hand is still in time. */
export const ceremonyTimeoutMs = (minutes * 60 - 15) * 1000

/** What the use of a passkey is for: signing in whoever has one, or a new proof of one who is signed in. */
export type UsePurpose = 'sign-in' | { readonly proofOf: string }

/** What a challenge is for: making a passkey for one person, or using one. */
export type ChallengePurpose = { readonly makeFor: string } | UsePurpose

/** Gives challenges out and takes them back. */
export interface Challenges {
  /**
   * Gives out a challenge.
   *
   * @param purpose - what it is for.
   * @returns 256 bits as base64url.
   */
  give(purpose: ChallengePurpose): Promise<string>
  /**
   * Takes a challenge back, right or wrong: nobody gets a second try with it.
   *
   * @param challenge - as the browser says it was.
   * @param purpose - what it is used for.
   * @returns true once, in time, for the purpose it was given out for.
   */
  take(challenge: string, purpose: ChallengePurpose): Promise<boolean>
}

/**
 * Makes the keeper of challenges.
 *
 * @param parts - where they are kept, time and chance.
 * @returns the keeper.
 */
export function createChallenges(parts: {
  readonly kept: PasskeyChallenges
  readonly clock: Clock
  readonly randomBytes: RandomBytes
}): Challenges {
  const { kept, clock, randomBytes } = parts
  return {
    async give(purpose) {
      const challenge = newSecret(randomBytes)
      const now = clock()
      const expiresAt = new Date(now.getTime() + minutes * 60_000)
      await kept.keep(hashOf(challenge, purpose), now.toISOString(), expiresAt.toISOString())
      return challenge
    },
    take: (challenge, purpose) => kept.take(hashOf(challenge, purpose), clock().toISOString()),
  }
}

/** The purpose is hashed along: what was given to one person is not found for another. */
function hashOf(challenge: string, purpose: ChallengePurpose): string {
  return hashSecret(`${nameOf(purpose)} ${challenge}`)
}

function nameOf(purpose: ChallengePurpose): string {
  if (purpose === 'sign-in') return purpose
  return 'proofOf' in purpose ? `proof of ${purpose.proofOf}` : purpose.makeFor
}
