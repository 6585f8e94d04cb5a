/** A person's results; of a member's this device keeps the last copy, so that they are seen without a connection. */

import type { Reply } from '#contract/endpoints.ts'
import { call } from './call.ts'
import type { CallResult } from './call-result.ts'
import { readStored, removeStored, store } from './device-storage.ts'
import { sharedPeople } from './local-backend/shared-device.ts'
import type { Assessment } from './sent-assessment.ts'
import { readSession, resultsKeyOf } from './session.ts'
import { isForLater } from './waiting/waiting-submit.ts'

/** Results from old to new. */
export interface SeenResults {
  readonly assessments: readonly Assessment[]
  /** When a copy was made, UTC ISO; null for what has come just now. */
  readonly seenAt: string | null
}

/**
 * Reads the results of the person who is known.
 *
 * @returns the last copy where the server is away; a failure where there is none. A device that others use too
 *   keeps none.
 */
export async function readResultsHere(
  userId: string,
  signal: AbortSignal,
): Promise<CallResult<SeenResults>> {
  const hasCopy = readCopy(userId) !== null
  const known = await call('history', { params: { userId }, hasCopy, signal })
  // An answer that comes late may be that of somebody who has left.
  const { token, userId: now } = readSession()
  const isKeeping = token !== null && now === userId && !sharedPeople().includes(userId)
  if (known.ok) {
    if (isKeeping) keep(userId, known.reply)
    return { ok: true, reply: { ...known.reply, seenAt: null } }
  }
  const copy = isKeeping && isForLater(known) && known.status !== 401 ? readCopy(userId) : null
  return copy === null ? known : { ok: true, reply: copy }
}

/** Forgets the copy. */
export function forgetResultsHere(userId: string): void {
  removeStored(resultsKeyOf(userId))
}

/** Scores alone: what was answered stays with the server. */
function keep(userId: string, { assessments }: Reply<'history'>): void {
  const copy: SeenResults = {
    assessments: assessments.map((assessment) => ({ ...assessment, answers: {} })),
    seenAt: new Date().toISOString(),
  }
  store(resultsKeyOf(userId), JSON.stringify(copy))
}

function readCopy(userId: string): SeenResults | null {
  try {
    const copy: unknown = JSON.parse(readStored(resultsKeyOf(userId)) ?? 'null')
    return isCopy(copy) ? copy : null
  } catch {
    return null
  }
}

function isCopy(value: unknown): value is SeenResults {
  return (
    typeof value === 'object' &&
    value !== null &&
    'assessments' in value &&
    Array.isArray(value.assessments) &&
    'seenAt' in value
  )
}
