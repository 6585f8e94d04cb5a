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
  | { readonly status: 'noScores'; readonly criterion: Criterion }
  /** Safety texts come before the advice is written, and stay when it does not come. */
  | {
      readonly status: 'loading' | 'failed'
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
    let known = safetyOf(state)
    const wait = (safety: AdviceReply['safety']) => {
      if (stop.signal.aborted) return
      known = safety
      setState({ status: 'loading', criterion, safety })
    }
    wait(known)
    const fail = () => {
      if (!stop.signal.aborted) setState({ status: 'failed', criterion, safety: known })
    }
    const run = async () => {
      const next = await fetchAdvice(criterion, stop.signal, wait)
      if (next === undefined) fail()
      else if (!stop.signal.aborted) setState(next)
    }
    run().catch(fail)
  }
  return { state, choose }
}

/** The texts on the screen, which stay while other advice is fetched: the scores are the same. */
function safetyOf(state: AdviceState): AdviceReply['safety'] {
  if (state.status === 'shown') return state.reply.safety
  return 'safety' in state ? state.safety : []
}

/** Undefined where the advice does not come. */
async function fetchAdvice(
  criterion: Criterion,
  signal: AbortSignal,
  wait: (safety: AdviceReply['safety']) => void,
): Promise<AdviceState | undefined> {
  const { userId } = readSession()
  if (userId === null) return undefined
  const body = { userID: userId, criteria: criterion }
  const onSafety = (safety: readonly AdviceReply['safety'][number][]) => {
    wait([...safety])
  }
  const outcome = await streamCoach('getAdvice', { body, signal, onSafety })
  if (!outcome.ok) {
    return outcome.problem?.code === 'NO_SCORE' ? { status: 'noScores', criterion } : undefined
  }
  const { reply } = outcome
  const empty = reply.points.length === 0 && reply.advice.trim() === ''
  return empty ? { status: 'noScores', criterion } : { status: 'shown', criterion, reply }
}
