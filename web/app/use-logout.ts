/** What pressing Logout does: home first, then signed out, then the message. */

import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from '../ui/navigation.tsx'
import { logout } from '../client/logout.ts'
import { commonTexts } from '../locales/common.ts'
import { useTexts } from '../locales/use-texts.ts'
import { paths } from '../paths.ts'
import { useNotices } from '../ui/notices.tsx'

/**
 * The action of the logout button. The person leaves the page before the session ends: a guarded
 * page would otherwise take them for a stranger and send them to the sign-in page.
 */
export function useLogout(): () => void {
  const texts = useTexts(commonTexts)
  const { notify } = useNotices()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [leaving, setLeaving] = useState(false)
  const leftFrom = useRef<string>(pathname)
  useEffect(() => {
    const stillThere = pathname === leftFrom.current && pathname !== paths.home
    if (!leaving || stillThere) return
    setLeaving(false)
    void logout()
    notify({ tone: 'success', text: texts.logoutSuccessful })
  }, [leaving, notify, pathname, texts])
  return useCallback(() => {
    leftFrom.current = pathname
    setLeaving(true)
    navigate(paths.home)
  }, [navigate, pathname])
}
