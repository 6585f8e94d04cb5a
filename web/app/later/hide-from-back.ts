/**
 * Browsers keep whole pages, with all that is on them, for whoever presses Back
 * (https://html.spec.whatwg.org/#history-navigation-bfcache). After a logout such a page would show the
 * person who has left.
 */

import { readSession } from '../../client/session.ts'

/**
 * Covers a page of a known person as it is put away, and shows it again to that very session alone;
 * for anybody else it is loaded anew.
 *
 * @returns stops watching.
 */
export function hideFromBack(): () => void {
  const { style } = document.documentElement
  let owner = readSession()
  const cover = () => {
    owner = readSession()
    if (owner.userId !== null) style.opacity = '0'
  }
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    const { userId, token } = readSession()
    if (userId === owner.userId && token === owner.token) style.opacity = ''
    else window.location.reload()
  }
  window.addEventListener('pagehide', cover)
  window.addEventListener('pageshow', comeBack)
  return () => {
    window.removeEventListener('pagehide', cover)
    window.removeEventListener('pageshow', comeBack)
  }
}
