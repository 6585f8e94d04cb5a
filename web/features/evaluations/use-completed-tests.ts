/** Which evaluations a person has finished: on record in this browser, filled from the server for members. */

import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { evaluationNames, type EvaluationName } from '#core/lifestyle-domain.ts'
import type { Reply } from '#contract/endpoints.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import { call } from '../../client/call.ts'
import { fillCompleted, readCompletedTests } from '../../client/completed-tests.ts'
import { readStored } from '../../client/device-storage.ts'
import { type Session, storageKeys } from '../../client/session.ts'

const listeners = new Set<() => void>()

/** Reads the record of this browser alone; nothing where nobody is known yet. */
export function useKnownTests(session: Session | undefined): ReturnType<typeof readCompletedTests> {
  const userId = session?.userId ?? null
  const record = useSyncExternalStore(subscribe, readRecord, () => '')
  return useMemo(
    () => (userId === null || record === '' ? {} : readCompletedTests(userId)),
    [userId, record],
  )
}

/**
 * Reads the record, and asks the server what was finished on other devices.
 *
 * @param session - undefined while a prerendered page is being taken over: then nothing is known.
 */
export function useCompletedTests(
  session: Session | undefined,
): ReturnType<typeof readCompletedTests> {
  const memberId = session?.token === null ? null : (session?.userId ?? null)
  useEffect(() => {
    if (memberId === null) return undefined
    let isLeft = false
    const fill = async () => {
      const outcome = await call('history', { params: { userId: memberId } })
      if (isLeft || !outcome.ok) return
      fillCompleted(memberId, newestOf(outcome.reply))
      for (const listener of listeners) listener()
    }
    void fill()
    return () => {
      isLeft = true
    }
  }, [memberId])
  return useKnownTests(session)
}

function readRecord(): string {
  return readStored(storageKeys.completedTests) ?? ''
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** The moment each evaluation was last finished; the history runs from old to new. */
function newestOf({ assessments }: Reply<'history'>): Partial<Record<EvaluationName, Date>> {
  const newest: Partial<Record<EvaluationName, Date>> = {}
  for (const { instrument, finishedAt } of assessments) {
    newest[evaluationNames[instrumentTable[instrument].domain]] = new Date(finishedAt)
  }
  return newest
}
