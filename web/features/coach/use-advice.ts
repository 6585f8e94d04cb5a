/** Fetches advice for the chosen criterion; a newer choice takes the place of an older one. */

import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { readSession } from '../../client/session.ts'
import { streamCoach } from '../../client/stream/stream-coach.ts'

/** Whom the advice looks at, as on the wire. */
export type Criterion = 'Anyone' | 'LikeMe'

/** The reply of the coach. */
export type AdviceReply = Reply<'getAdvice'>

/** Where the advice stands. */
export type AdviceState =
  | { readonly status: 'idle' }
  | { readonly status: 'failed' | 'noScores'; readonly criterion: Criterion }
  /** Safety texts come before the advice is written. */
  | {
      readonly status: 'loading'
      readonly criterion: Criterion
      readonly safety: AdviceReply['safety']
    }
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
    const wait = (safety: AdviceReply['safety']) => {
      if (!stop.signal.aborted) setState({ status: 'loading', criterion, safety })
    }
    wait([])
    const run = async () => {
      const next = await fetchAdvice(criterion, stop.signal, wait)
      if (!stop.signal.aborted) setState(next)
    }
    run().catch(() => {
      if (!stop.signal.aborted) setState({ status: 'failed', criterion })
    })
  }
  return { state, choose }
}

async function fetchAdvice(
  criterion: Criterion,
  signal: AbortSignal,
  wait: (safety: AdviceReply['safety']) => void,
): Promise<AdviceState> {
  const { userId } = readSession()
  if (userId === null) return { status: 'failed', criterion }
  const body = { userID: userId, criteria: criterion }
  const onSafety = (safety: readonly AdviceReply['safety'][number][]) => {
    wait([...safety])
  }
  const outcome = await streamCoach('getAdvice', { body, signal, onSafety })
  if (!outcome.ok) {
    return { status: outcome.problem?.code === 'NO_SCORE' ? 'noScores' : 'failed', criterion }
  }
  const { reply } = outcome
  const empty = reply.points.length === 0 && reply.advice.trim() === ''
  return empty ? { status: 'noScores', criterion } : { status: 'shown', criterion, reply }
}
