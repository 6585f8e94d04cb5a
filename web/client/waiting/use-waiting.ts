/** What of a person waits to be sent, kept up to date. */

import { useEffect, useState } from 'react'
import { subscribeToWaiting, waitingOf } from './waiting-records.ts'
import type { WaitingSubmit } from './waiting-submit.ts'

const none: readonly WaitingSubmit[] = []

/**
 * Follows what waits, here and in other tabs.
 *
 * @param userId - null while nobody is known.
 * @returns empty until it is read, and where the browser keeps nothing.
 */
export function useWaiting(userId: string | null): readonly WaitingSubmit[] {
  const [waiting, setWaiting] = useState(none)
  useEffect(() => {
    if (userId === null) return undefined
    let isLeft = false
    const read = async () => {
      const submits = await waitingOf(userId).catch(() => none)
      if (!isLeft) setWaiting(submits)
    }
    void read()
    const stop = subscribeToWaiting(() => void read())
    return () => {
      isLeft = true
      stop()
    }
  }, [userId])
  return userId === null ? none : waiting.filter((submit) => submit.userId === userId)
}
