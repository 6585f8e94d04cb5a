/** Everything a person has, for the lines: their sittings, and what they typed in. */

import { useCallback } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { readResultsHere, type SeenResults } from '../../client/kept-results.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'

/** What was found. */
export interface Results extends SeenResults {
  /** Scores that were typed in; none in a copy. */
  readonly typed: Reply<'viewScores'>
}

/** Loads it for the person who is known; see {@link useLoaded}. */
export function useResults() {
  const userId = useSession()?.userId ?? null
  const load = useCallback((signal: AbortSignal) => readResults(userId, signal), [userId])
  return useLoaded(load)
}

async function readResults(userId: string | null, signal: AbortSignal) {
  const params = { userId: userId ?? '' }
  const [seen, scores] = await Promise.all([
    readResultsHere(params.userId, signal),
    call('viewScores', { params, signal }),
  ])
  const isCopy = seen.ok && seen.reply.seenAt !== null
  if (!seen.ok || (!scores.ok && !isCopy)) return { ok: false } as const
  const typed = scores.ok ? scores.reply.filter(({ source }) => source === 'entered') : []
  return { ok: true, reply: { ...seen.reply, typed } satisfies Results } as const
}
