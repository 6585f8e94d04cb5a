/** What pressing Logout does: home first, then signed out, then the message. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../ui/navigation.tsx'
import { logout, mayLeave, takeLeave } from '../client/logout.ts'
import { readSession } from '../client/session.ts'
import { commonTexts } from '../locales/common.ts'
import { paths } from '../paths.ts'
import { useNotices } from '../ui/notices.tsx'

/**
 * The action of the logout button. The person leaves the page before the session ends: a guarded
 * page would otherwise take them for a stranger and send them to the sign-in page.
 */
export function useLogout(): () => void {
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [leaving, setLeaving] = useState(false)
  const leftFrom = useRef<string>(pathname)
  useEffect(() => {
    const stillThere = pathname === leftFrom.current && pathname !== paths.home
    if (!leaving || stillThere) return
    setLeaving(false)
    const left = readSession()
    const leave = async () => {
      // The device is signed out at once; the message also says that the token no longer opens anything.
      const told = logout()
      const advice = await takeLeave(left)
      await told
      notify({ tone: 'success', text: commonTexts.logoutSuccessful, advice })
    }
    void leave()
  }, [leaving, notify, pathname])
  return useCallback(() => {
    const leave = async () => {
      if (!(await mayLeave())) return
      leftFrom.current = pathname
      setLeaving(true)
      navigate(paths.home)
    }
    void leave()
  }, [navigate, pathname])
}
