/** Messages on what was done on a page, which say nothing on the next one. */

import { useEffect, useMemo, useRef } from 'react'
import { type Notice, useNotices } from './notices.tsx'

/**
 * The message board of a page that stays: what it says leaves with the part that said it. Elsewhere a message
 * survives the navigation that follows, because it is often told on the way.
 *
 * @returns `notify` and `dismiss`, as those of the message board.
 */
export function useOwnNotices(): Pick<ReturnType<typeof useNotices>, 'notify' | 'dismiss'> {
  const { notify, dismiss } = useNotices()
  const own = useRef<Notice>(null)
  useEffect(
    () => () => {
      if (own.current !== null) dismiss(own.current)
    },
    [dismiss],
  )
  return useMemo(
    () => ({
      notify(notice) {
        own.current = notice
        notify(notice)
      },
      dismiss,
    }),
    [notify, dismiss],
  )
}
