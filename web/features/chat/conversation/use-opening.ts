/** What the coach says first to somebody of whom it remembers something. */

import { useCallback } from 'react'
import { call } from '../../../client/call.ts'
import { useLoaded } from '../../../client/use-loaded.ts'
import type { ChatKind } from './ask-coach.ts'
import type { CoachTurn } from './chat-message.ts'
import { nothingYet } from './growing-answer.ts'

/**
 * Reads it each time a conversation is about to begin.
 *
 * @param kind - only the chat that knows the person remembers.
 * @param userId - whose memory; null for nobody.
 * @param isEmpty - true while nothing was said.
 * @returns the turn to begin with; undefined where there is none, or not yet.
 */
export function useOpening(
  kind: ChatKind,
  userId: string | null,
  isEmpty: boolean,
): CoachTurn | undefined {
  const isWanted = kind === 'advice' && userId !== null && isEmpty
  const load = useCallback(
    (signal: AbortSignal) => (isWanted ? call('memory', { signal }) : Promise.resolve(null)),
    // Another person, another memory.
    // oxlint-disable-next-line react/exhaustive-deps
    [isWanted, userId],
  )
  const { loaded } = useLoaded(load)
  if (!isWanted || loaded.status === 'loading' || !loaded.value?.ok) return undefined
  const { opening } = loaded.value.reply
  if (opening === null) return undefined
  const { text, suggestions } = opening
  return { role: 'assistant', content: text, reply: { ...nothingYet, advice: text, suggestions } }
}
