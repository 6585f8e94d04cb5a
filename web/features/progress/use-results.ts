/** Everything a person has, for the lines: their sittings, and what they typed in. */

import { useCallback } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import type { Assessment } from '../../client/sent-assessment.ts'

/** What was found. */
export interface Results {
  readonly assessments: readonly Assessment[]
  /** Scores that were typed in. */
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
  const [history, scores] = await Promise.all([
    call('history', { params, signal }),
    call('viewScores', { params, signal }),
  ])
  if (!history.ok || !scores.ok) return { ok: false } as const
  const { assessments } = history.reply
  const typed = scores.reply.filter(({ source }) => source === 'entered')
  return { ok: true, reply: { assessments, typed } satisfies Results } as const
}
