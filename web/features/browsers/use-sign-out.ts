/** Signing out in one browser, or in the one that is being used. */

import { deviceName } from '../../locales/device-name.ts'
import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../client/call.ts'
import { leaveThisBrowser, mayLeave } from '../../client/logout.ts'
import { sayFarewell } from '../../client/my-data/leave-device.ts'
import { readSession } from '../../client/session.ts'
import { browsersTexts } from '../../locales/browsers.ts'
import { paths } from '../../paths.ts'
import { useNavigate } from '../../ui/navigation.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { useTask } from '../../ui/use-form.ts'

/** One browser of the list. */
export type KnownBrowser = Reply<'browsers'>[number]

/**
 * @param userId - the signed-in person.
 * @param browsers - the list as the server gave it.
 * @param headingId - element that takes the focus when the button that had it is gone.
 */
export function useSignOut(userId: string, browsers: Reply<'browsers'>, headingId: string) {
  const texts = browsersTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  // The one in use comes first: from there a person finds their way.
  const [known, setKnown] = useState(() =>
    browsers.toSorted((one, other) => Number(other.isThis) - Number(one.isThis)),
  )
  /** By id of the browser. */
  const { busy, run } = useTask<string>()
  const hasLeft = useRef(false)
  // The page is left before the session is forgotten: it would take the person for a stranger.
  useEffect(
    () => () => {
      if (!hasLeft.current) return
      const left = readSession()
      leaveThisBrowser(userId)
      // The server has forgotten this browser already; what is on the device is offered to go too.
      void sayFarewell(left, false).then((advice) =>
        notify({ tone: 'success', text: browsersTexts.signedOutHere, advice }),
      )
    },
    [notify, userId],
  )

  function keep(isKept: (browser: KnownBrowser) => boolean, text: string): void {
    setKnown((list) => list.filter(isKept))
    notify({ tone: 'success', text, advice: texts.signedOutThereAdvice })
    document.getElementById(headingId)?.focus({ preventScroll: true })
  }

  function refuse(): void {
    notify({ tone: 'error', text: texts.notSignedOut, advice: texts.connectionAdvice })
  }

  async function signOut({ id, name, isThis }: KnownBrowser): Promise<void> {
    const outcome = await run(id, async () => {
      if (isThis && !(await mayLeave())) return undefined
      return call('signOutBrowser', { params: { browserId: id } })
    })
    if (outcome === undefined) return
    // One that is not on the list any more is as it should be.
    if (!outcome.ok && outcome.status !== 404) return refuse()
    if (!isThis) return keep((browser) => browser.id !== id, texts.signedOutThere(deviceName(name)))
    hasLeft.current = true
    navigate(paths.home)
  }

  return { known, busy, signOut }
}
