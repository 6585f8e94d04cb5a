/** Counts only what was wrong: a library or a campus behind one address is not kept out by its own people. */

import type { Clock } from '../ids.ts'
import type { RateLimit, Taken, Throttles } from '../store/throttles.ts'
import type { SharedCounts } from './shared-counts.ts'

/** A refusal is remembered for so long, so that a flood of calls is no flood of writes. */
const rememberedMs = 5000
const maxRemembered = 10_000

/** Whoever waits for the tries of others at their address to be judged does so a few times at most. */
const maxRounds = 20

/** Counts tries before they are judged, and takes back those that were right. */
export interface FailedTries {
  /**
   * Begins a try. Where all that may be wrong is in use by tries that are just being judged here, it
   * waits for them: most people who sign in at one moment are right.
   *
   * @param what - what is tried, for example `login`.
   * @param who - a network; only a keyed hash of it is kept.
   * @param allowance - how often it may be wrong.
   * @returns whether it may go on; if so {@link FailedTries.end} must be called.
   */
  begin(what: string, who: string, allowance: RateLimit): Promise<Taken>
  /**
   * Ends a try that was allowed.
   *
   * @param what - as at the beginning.
   * @param who - as at the beginning.
   * @param hasFailed - true where it stays counted.
   */
  end(what: string, who: string, hasFailed: boolean): Promise<void>
}

/**
 * Makes the counter.
 *
 * @param parts - what names the counts, where they are kept, and the time.
 * @returns the counter.
 */
export function createFailedTries(parts: {
  readonly counts: Pick<SharedCounts, 'keyOf'>
  readonly throttles: Throttles
  readonly clock: Clock
}): FailedTries {
  const { counts, throttles, clock } = parts
  const open = new Map<string, PromiseWithResolvers<void>[]>()
  const refusals = new Map<string, { readonly untilMs: number; readonly windowEndsMs: number }>()

  const remembered = (key: string): Taken | undefined => {
    const nowMs = clock().getTime()
    const { untilMs = 0, windowEndsMs = 0 } = refusals.get(key) ?? {}
    // A clock that was put back must not keep anybody out for longer than it does here.
    if (untilMs > nowMs && untilMs <= nowMs + rememberedMs) {
      return { allowed: false, retryAfterS: Math.max(1, Math.ceil((windowEndsMs - nowMs) / 1000)) }
    }
    refusals.delete(key)
    return undefined
  }
  const remember = (key: string, retryAfterS: number) => {
    const nowMs = clock().getTime()
    if (refusals.size >= maxRemembered) refusals.clear()
    const untilMs = nowMs + Math.min(rememberedMs, retryAfterS * 1000)
    refusals.set(key, { untilMs, windowEndsMs: nowMs + retryAfterS * 1000 })
  }
  const takeOrRefuse = async (key: string, allowance: RateLimit) => {
    const taken = await throttles.take(key, clock(), allowance)
    // What was refused was not judged.
    if (!taken.allowed) await throttles.giveBack([key])
    return taken
  }
  return {
    async begin(what, who, allowance) {
      const key = counts.keyOf(what, who)
      for (let round = 1; ; round += 1) {
        const refused = remembered(key)
        if (refused !== undefined) return refused
        const taken = await takeOrRefuse(key, allowance)
        if (taken.allowed) {
          open.set(key, [...(open.get(key) ?? []), Promise.withResolvers<void>()])
          return taken
        }
        const others = open.get(key) ?? []
        if (others.length === 0 || round === maxRounds) {
          remember(key, taken.retryAfterS)
          return taken
        }
        await Promise.all(others.map(({ promise }) => promise))
      }
    },
    async end(what, who, hasFailed) {
      const key = counts.keyOf(what, who)
      if (!hasFailed) await throttles.giveBack([key])
      const [ended, ...others] = open.get(key) ?? []
      if (others.length === 0) open.delete(key)
      else open.set(key, others)
      ended?.resolve()
    },
  }
}
