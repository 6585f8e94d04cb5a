/** Sends what waits on this device at every moment at which the server may be back. */

import { useEffect, useRef } from 'react'
import { useSession } from '../../client/session.ts'
import { type SentLater, sendWaiting } from '../../client/waiting/send-waiting.ts'
import type { WaitingSubmit } from '../../client/waiting/waiting-submit.ts'
import { sentNotice } from '../../reading/sent-notice.ts'
import { useNavigate } from '../../ui/navigation.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { untilPageIsIdle } from './until-idle.ts'

/** A server that was away comes back without a word. */
const pauseMs = 60_000

/**
 * Tries when the site is opened, after a sign-in, when the browser is online again, when the page is
 * looked at again, and every minute. What went out is said once.
 */
export function useSendingLater(): void {
  const session = useSession()
  const { notify } = useNotices()
  const navigate = useNavigate()
  const member = typeof session?.token === 'string' ? session.userId : null
  const isOpened = useRef(false)
  useEffect(() => {
    if (member === null) return undefined
    let isLeft = false
    const send = async (isWanted?: (submit: WaitingSubmit) => boolean) => {
      if (document.visibilityState === 'hidden' || !navigator.onLine) return
      const result = await sendWaiting(isWanted)
      const notice = sentNotice(result)
      if (isLeft || notice === null) return
      notify(notice)
      const score = scoreInstead(result)
      if (score !== undefined) navigate(score, { replace: true })
    }
    const trySending = () => void send()
    const begin = async () => {
      await untilPageIsIdle()
      if (isLeft) return
      const wanted = isOpened.current ? undefined : isFromBefore
      isOpened.current = true
      await send(wanted)
    }
    void begin()
    const timer = setInterval(trySending, pauseMs)
    window.addEventListener('online', trySending)
    document.addEventListener('visibilitychange', trySending)
    return () => {
      isLeft = true
      clearInterval(timer)
      window.removeEventListener('online', trySending)
      document.removeEventListener('visibilitychange', trySending)
    }
  }, [member, navigate, notify])
}

/** What is pressed while the page comes to rest is just being tried. */
function isFromBefore({ pressedAt }: WaitingSubmit): boolean {
  return Date.parse(pressedAt) < performance.timeOrigin
}

/** Whoever still has the questions before them is led to their score. */
function scoreInstead({ sent }: SentLater): string | undefined {
  const here = window.location.pathname
  return sent.find(({ pressedOn, domain }) => domain !== null && pressedOn === here)?.shownOn
}
