/** How long a model is waited for: for its first words, between words, and in all. */

import type { ModelLimits } from '../model-settings.ts'

/** The waiting of one call. */
export interface CallTimeout {
  /** Aborted when the waiting has taken too long. */
  readonly signal: AbortSignal
  /** Words have come. */
  hear(): void
  /** The call is over. */
  end(): void
}

/**
 * Starts to wait. The time limits of the `ai` package begin with the answer's headers, so a service
 * that takes a call and stays silent would hold a person for the whole of `totalMs`.
 *
 * @param limits - times in milliseconds.
 * @returns the waiting, to be ended by the caller.
 */
export function startCallTimeout(limits: ModelLimits): CallTimeout {
  const tooLong = new AbortController()
  const giveUp = () => tooLong.abort()
  const total = setTimeout(giveUp, limits.totalMs)
  let next = setTimeout(giveUp, limits.firstChunkMs)
  return {
    signal: tooLong.signal,
    hear() {
      clearTimeout(next)
      next = setTimeout(giveUp, limits.chunkMs)
    },
    end() {
      clearTimeout(total)
      clearTimeout(next)
    },
  }
}
