/** Loads something when a component appears, and again when asked to. */

import { useCallback, useEffect, useState } from 'react'

/** What was loaded, or that it is still coming. */
export type Loaded<Value> =
  | { readonly status: 'loading' }
  | { readonly status: 'done'; readonly value: Value }

interface Finished<Value> {
  readonly load: unknown
  readonly attempt: number
  readonly round: number
  readonly value: Value
}

/**
 * Runs `load` at once and whenever it changes; the answer of an older run is dropped.
 *
 * @param load - must keep its identity between renders and must not reject except when aborted.
 * @param round - rises when something else has changed what is loaded: then it runs anew.
 * @returns where it stands, and how to run it once more.
 */
export function useLoaded<Value>(
  load: (signal: AbortSignal) => Promise<Value>,
  round = 0,
): {
  loaded: Loaded<Value>
  loadAgain: () => void
} {
  const [attempt, setAttempt] = useState(0)
  const [finished, setFinished] = useState<Finished<Value> | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    const run = async () => {
      const value = await load(stop.signal)
      if (!stop.signal.aborted) setFinished({ load, attempt, round, value })
    }
    run().catch((error: unknown) => {
      if (!stop.signal.aborted) reportError(error)
    })
    return () => {
      stop.abort()
    }
  }, [load, attempt, round])
  const loadAgain = useCallback(() => {
    setAttempt((count) => count + 1)
  }, [])
  const current =
    finished?.load === load && finished.attempt === attempt && finished.round === round
  return {
    loaded: current ? { status: 'done', value: finished.value } : { status: 'loading' },
    loadAgain,
  }
}
