/** Reads what is behind a link, and asks again: a link that was stopped or has ended shows nothing in a page left open. */

import { useEffect, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../client/call.ts'
import type { CallResult } from '../../../client/call-result.ts'

/** What the server said, and when. */
export interface SharedAnswer {
  readonly outcome: CallResult<Reply<'sharedReport'>>
  /** ISO 8601. */
  readonly loadedAt: string
}

/** Whoever comes back sooner is still reading; each time it is asked counts as an opening. */
const freshMs = 10 * 60_000
/** How often the clock is looked at. */
const tickMs = 60_000

/**
 * Asks when the page appears, when it is looked at again after a while, and when the link should have ended.
 *
 * @param secret - what stands behind the number sign of the link.
 * @returns null until the server has answered.
 */
export function useSharedReport(secret: string): SharedAnswer | null {
  const [answer, setAnswer] = useState<SharedAnswer | null>(null)
  useEffect(() => {
    const stop = new AbortController()
    let asked = { atMs: 0, hasEnded: false }
    let shown: SharedAnswer | null = null
    const ask = async () => {
      asked = { atMs: Date.now(), hasEnded: hasEnded(shown) }
      const outcome = await call('sharedReport', { body: { secret }, signal: stop.signal })
      if (stop.signal.aborted || isBetterKept(shown, outcome)) return
      shown = { outcome, loadedAt: new Date().toISOString() }
      setAnswer(shown)
    }
    const start = () => {
      ask().catch((error: unknown) => {
        if (!stop.signal.aborted) reportError(error)
      })
    }
    const look = () => {
      if (document.visibilityState === 'hidden' || shown?.outcome.ok !== true) return
      if (Date.now() - asked.atMs >= freshMs) start()
    }
    const tick = () => {
      if (hasEnded(shown) && !asked.hasEnded) start()
    }
    start()
    const timer = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', look)
    window.addEventListener('pageshow', look)
    return () => {
      stop.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('pageshow', look)
    }
  }, [secret])
  return answer
}

/** By the clock of this device, which may be wrong: then the server says so. */
function hasEnded(shown: SharedAnswer | null): boolean {
  return shown?.outcome.ok === true && Date.now() >= Date.parse(shown.outcome.reply.expiresAt)
}

/** Whoever is reading reads on without a connection, until the link ends. */
function isBetterKept(shown: SharedAnswer | null, outcome: SharedAnswer['outcome']): boolean {
  const isSaid = outcome.ok || outcome.status === 404
  return shown?.outcome.ok === true && !isSaid && !hasEnded(shown)
}
