/** Guessing does not pay, and the owner of the account is never kept out by it: the short form of `npm run soak -- guesses`. */

import { describe, expect, it } from 'vitest'
import { runGuessCampaign } from './support/guess-campaign.ts'

/** Of passwords, and as many of codes: a few more than are judged at all. */
const guesses = 240

describe('somebody who guesses', () => {
  it('gets nowhere over the network, and keeps nobody out', async () => {
    const { passwords, codes, ...rest } = await runGuessCampaign(guesses)
    for (const { sent, accepted, answers } of [passwords, codes]) {
      expect(sent).toBe(guesses)
      expect(accepted).toBe(0)
      expect(Object.keys(answers).toSorted()).toEqual([
        expect.stringMatching(/^401 INVALID_(EMAIL|CODE)$/),
        '429 TOO_MANY_REQUESTS',
      ])
    }
    // What anybody may use, and what is kept for networks that have not guessed.
    expect(passwords.judged).toBe(20 + 80)
    expect(codes.judged).toBe(10 + 80)
    const { lettersSent, ...owner } = rest
    // One in five minutes.
    expect(lettersSent).toBeLessThanOrEqual(2)
    expect(owner).toEqual({
      ownerGetsInElsewhere: [true, true],
      ownerGetsIn: [true, true],
      limitHolds: [true, true],
      passwordGetsInLater: true,
      codeGetsInLater: true,
    })
  })
})
