/** Where a person finds themselves after a navigation: at the top, at the heading or at the part asked for. */

import { useEffect, useRef } from 'react'
import { cameByHistory, useLocation } from '../ui/navigation.tsx'
import { pageHeadingAttribute } from '../ui/page-heading.tsx'

/** After a navigation the focus goes to the heading; the page is shown from its top, or from `#part`. */
export function useArrival(): void {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return undefined
    shown.current = pathname
    // A questionnaire that is gone on with has put the person at the very question.
    if (document.activeElement?.matches('main form input') === true) return undefined
    // Going back, the browser returns to where the person was on the page.
    const isBack = cameByHistory()
    if (!isBack) window.scrollTo(0, 0)
    return onceHeadingIsThere((heading) => {
      heading.focus({ preventScroll: true })
      if (!isBack) document.getElementById(hash.slice(1))?.scrollIntoView()
    })
  }, [hash, pathname])
}

/**
 * The code of the page may still be on its way; whoever has gone on meanwhile is left in peace.
 *
 * @returns stops waiting.
 */
function onceHeadingIsThere(arrive: (heading: HTMLElement) => void): () => void {
  const focused = document.activeElement
  const observer = new MutationObserver(look)
  function look(): void {
    const heading = document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)
    if (heading === null) return
    observer.disconnect()
    const { activeElement, body } = document
    if (activeElement === focused || activeElement === body) arrive(heading)
  }
  observer.observe(document.body, { childList: true, subtree: true })
  look()
  return () => {
    observer.disconnect()
  }
}
