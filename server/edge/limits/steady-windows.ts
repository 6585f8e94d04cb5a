/** Counts of calls in the memory of this process, by a time that never jumps. */

import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Networks that are remembered; who has not called for the longest time is forgotten first. */
const maxRemembered = 5000

interface Window {
  readonly endsAtMs: number
  readonly current: number
}

/**
 * In place of the package's own counts, which go by the clock of the machine: were that put back a year,
 * everybody who had called before would be refused for a year.
 */
export class SteadyWindows implements FastifyRateLimitStore {
  readonly #windows = new Map<string, Window>()

  /**
   * Counts a call.
   *
   * @param key - who calls.
   * @param callback - told how many calls there were in the window, and how many milliseconds are left of it.
   * @param windowMs - length of a window, which begins with its first call.
   */
  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    windowMs: number,
  ): void {
    const nowMs = performance.now()
    const known = this.#windows.get(key)
    const window =
      known === undefined || known.endsAtMs <= nowMs
        ? { endsAtMs: nowMs + windowMs, current: 1 }
        : { ...known, current: known.current + 1 }
    // A map keeps the order in which its keys came.
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest = key] = this.#windows.keys()
    if (this.#windows.size > maxRemembered) this.#windows.delete(oldest)
    callback(null, { current: window.current, ttl: Math.ceil(window.endsAtMs - nowMs) })
  }

  /** @returns counts of a route with an allowance of its own. */
  child(): SteadyWindows {
    return new SteadyWindows()
  }
}
