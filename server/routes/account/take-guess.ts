/** Counts a guess at an account before it is judged, and keeps a part for those who have not guessed. */

import type { FastifyRequest } from 'fastify'
import { refuse } from '../../http/problems.ts'
import { guessAllowances, guessKey, guessReserve, type Guess } from '../../identity/guess-limits.ts'
import { siteOf } from '../../identity/network-of.ts'
import type { Services } from '../../services.ts'

/** A guess that may be judged: where it was counted. */
export type TakenGuess = readonly string[]

/**
 * Counts a guess. Beyond the part that anybody may use, a browser that knows the person has a part
 * of its own, and every other network a few tries of a reserve: the guesses of others must not keep
 * the owner out, neither in their own browser nor in a new one.
 *
 * @param services - with the counts and the browsers.
 * @param request - the call that carries the guess.
 * @param guess - what is guessed.
 * @param email - whose account, known or not.
 * @returns what is to be given back to the counts where the guess was right.
 * @throws Problem 429 where there were too many.
 */
export async function takeGuess(
  { store, clock, browsers, counts }: Pick<Services, 'store' | 'clock' | 'browsers' | 'counts'>,
  request: FastifyRequest,
  guess: Exclude<Guess, 'refusal'>,
  email: string,
): Promise<TakenGuess> {
  const now = clock()
  // Before anything is waited for: a connection that has closed meanwhile has no address.
  const site = siteOf(request.ip)
  const key = guessKey(guess, email)
  const allowance = guessAllowances[guess]
  const common = await store.throttles.take(key, now, allowance)
  if (common.allowed) return [key]
  const hashes = browsers.hashesOf(request)
  const known = await store.devices.find(email, hashes, now.toISOString())
  if (known !== undefined) {
    const ofBrowser = `${key}:browser:${known.deviceId}`
    const taken = await store.throttles.take(ofBrowser, now, allowance)
    if (taken.allowed) return [ofBrowser]
    throw refuse('tooManyRequests').after(taken.retryAfterS)
  }
  const ofNetwork = await counts.take(key, site, guessReserve.eachNetwork)
  if (!ofNetwork.allowed) throw refuse('tooManyRequests').after(common.retryAfterS)
  const reserve = `${key}:reserve`
  const taken = await store.throttles.take(reserve, now, guessReserve.all)
  if (!taken.allowed) throw refuse('tooManyRequests').after(common.retryAfterS)
  return [reserve, counts.keyOf(key, site)]
}
