/** Counts a guess at an account before it is judged, and lets the owner's own browser through. */

import type { FastifyRequest } from 'fastify'
import { tooManyRequests } from '../../http/problems.ts'
import { guessAllowances, guessKey, type Guess } from '../../identity/guess-limits.ts'
import type { Services } from '../../services.ts'

/**
 * Counts a guess.
 *
 * @param services - with the counts and the browsers.
 * @param request - the call that carries the guess.
 * @param guess - what is guessed.
 * @param email - whose account, known or not.
 * @throws Problem 429 where there were too many; never in a browser that knows the person, because
 *   the guesses of others must not keep the owner out.
 */
export async function takeGuess(
  { store, clock, browsers }: Pick<Services, 'store' | 'clock' | 'browsers'>,
  request: FastifyRequest,
  guess: Guess,
  email: string,
): Promise<void> {
  const taken = await store.throttles.take(guessKey(guess, email), clock(), guessAllowances[guess])
  if (taken.allowed) return
  const hashes = browsers.hashesOf(request)
  if ((await store.devices.find(email, hashes, clock().toISOString())) !== undefined) return
  throw tooManyRequests(taken.retryAfterS)
}
