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
    const read = () => {
      waitingOf(userId).then(
        (submits) => {
          if (!isLeft) setWaiting(submits)
        },
        () => undefined,
      )
    }
    read()
    const stop = subscribeToWaiting(read)
    return () => {
      isLeft = true
      stop()
    }
  }, [userId])
  return userId === null ? none : waiting.filter((submit) => submit.userId === userId)
}
