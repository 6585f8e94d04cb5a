/** Fetches advice for the chosen criterion; a newer choice takes the place of an older one. */

import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { readSession } from '../../client/session.ts'

/** Whom the advice looks at, as on the wire. */
export type Criterion = 'Anyone' | 'LikeMe'

/** The reply of the coach. */
export type AdviceReply = Reply<'getAdvice'>

/** Where the advice stands. */
export type AdviceState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' | 'failed' | 'noScores'; readonly criterion: Criterion }
  | { readonly status: 'shown'; readonly criterion: Criterion; readonly reply: AdviceReply }

/**
 * The advice and how to ask for it.
 *
 * @returns the state, and `choose`, which fetches at once.
 */
export function useAdvice(): { state: AdviceState; choose: (criterion: Criterion) => void } {
  const [state, setState] = useState<AdviceState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
    },
    [],
  )
  function choose(criterion: Criterion): void {
    running.current?.abort()
    const stop = new AbortController()
    running.current = stop
    setState({ status: 'loading', criterion })
    const run = async () => {
      const next = await fetchAdvice(criterion, stop.signal)
      if (!stop.signal.aborted) setState(next)
    }
    run().catch(() => {
      if (!stop.signal.aborted) setState({ status: 'failed', criterion })
    })
  }
  return { state, choose }
}

async function fetchAdvice(criterion: Criterion, signal: AbortSignal): Promise<AdviceState> {
  const { userId } = readSession()
  if (userId === null) return { status: 'failed', criterion }
  const body = { userID: userId, criteria: criterion }
  const outcome = await call('getAdvice', { body, signal })
  if (!outcome.ok) {
    return { status: outcome.problem?.code === 'NO_SCORE' ? 'noScores' : 'failed', criterion }
  }
  const { reply } = outcome
  const empty = reply.points.length === 0 && reply.advice.trim() === ''
  return empty ? { status: 'noScores', criterion } : { status: 'shown', criterion, reply }
}
