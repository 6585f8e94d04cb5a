/** Counts that hold across all processes of an installation and name nobody. */

import { createHmac } from 'node:crypto'
import type { Clock } from '../ids.ts'
import type { RateLimit, Taken, Throttles } from '../store/throttles.ts'

/** Refusals that are remembered here, so that a flood of calls is no flood of writes. */
const maxRemembered = 10_000

/** Counts what may be done only so often. */
export interface SharedCounts {
  /**
   * Counts one use, before it happens.
   *
   * @param what - what is done, for example `login`.
   * @param who - a network or a mailbox; only a keyed hash of it is kept.
   * @param allowance - how often it may be done.
   * @returns whether it may be done.
   */
  take(what: string, who: string, allowance: RateLimit): Promise<Taken>
  /**
   * Names a count as {@link SharedCounts.take} does, for what is counted within a larger write.
   *
   * @param what - what is done.
   * @param who - who does it.
   * @returns the key.
   */
  keyOf(what: string, who: string): string
}

/**
 * Makes the counter.
 *
 * @param parts - where counts are kept, the time, and the key of this installation, without which
 *   an address could be found by hashing all there are.
 * @returns the counter.
 */
export function createSharedCounts(parts: {
  readonly throttles: Throttles
  readonly clock: Clock
  readonly secret: string
}): SharedCounts {
  const { throttles, clock, secret } = parts
  const refusedUntilMs = new Map<string, number>()
  const keyOf = (what: string, who: string) =>
    `${what}:${createHmac('sha256', secret).update(who).digest('base64url')}`
  return {
    keyOf,
    async take(what, who, allowance) {
      const key = keyOf(what, who)
      const now = clock()
      const leftMs = (refusedUntilMs.get(key) ?? 0) - now.getTime()
      // More than a window is left where the clock was put back.
      if (leftMs > 0 && leftMs <= allowance.windowMs)
        return { allowed: false, retryAfterS: Math.ceil(leftMs / 1000) }
      refusedUntilMs.delete(key)
      const taken = await throttles.take(key, now, allowance)
      if (!taken.allowed) {
        if (refusedUntilMs.size >= maxRemembered) refusedUntilMs.clear()
        refusedUntilMs.set(key, now.getTime() + taken.retryAfterS * 1000)
      }
      return taken
    },
  }
}
