/** Where a person finds themselves after a navigation: at the top, at the heading or at the part asked for. */

import { useEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { pageHeadingAttribute } from '../ui/page-heading.tsx'

/** After a navigation the focus goes to the heading; the page is shown from its top, or from `#part`. */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus({ preventScroll: true })
    // Going back, the browser returns to where the person was on the page.
    if (navigation === NavigationType.Pop) return
    const part = document.getElementById(hash.slice(1))
    if (part === null) window.scrollTo(0, 0)
    else part.scrollIntoView()
  }, [hash, navigation, pathname])
}
