/** What the frame of every page can do without until the page itself is there. */

import { type ComponentType, useEffect, useState } from 'react'
import { beforeLeaving } from '../../client/logout.ts'
import { isSomethingKept, untilSomethingIsToKeep } from '../../client/waiting/until-kept-for.ts'
import { readSession } from '../../client/session.ts'

/** Stands above the top bar; most people see nothing of it. */
export function LaterFrame() {
  const [Keeping, setKeeping] = useState<ComponentType | null>(null)
  useEffect(() => {
    const ends = [hideFromBack(), fetchKeeping((fetched) => setKeeping(() => fetched))]
    return () => {
      for (const end of ends) end()
    }
  }, [])
  return Keeping === null ? null : <Keeping />
}

/**
 * Fetches what keeps answers as soon as there may be something to keep.
 *
 * @returns stops trying.
 */
function fetchKeeping(take: (keeping: ComponentType) => void): () => void {
  const left = new AbortController()
  const { signal } = left
  const fetchIt = async () => {
    try {
      const { Keeping } = await import('./keeping.tsx')
      if (!signal.aborted) take(Keeping)
    } catch {
      window.addEventListener('online', () => void fetchIt(), { once: true, signal })
    }
  }
  const wait = async () => {
    if (!(await isSomethingKept())) {
      // Nothing waits, so nobody is asked before they leave.
      if (!signal.aborted) beforeLeaving(() => Promise.resolve(true))
      await untilSomethingIsToKeep()
    }
    if (!signal.aborted) await fetchIt()
  }
  void wait()
  return () => left.abort()
}

/**
 * Covers a page of a known person as it is put away, and shows it again to that very session alone;
 * for anybody else it is loaded anew. Browsers keep whole pages for whoever presses Back
 * (https://html.spec.whatwg.org/#history-navigation-bfcache): after a logout such a page would show the person
 * who has left.
 *
 * @returns stops watching.
 */
function hideFromBack(): () => void {
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
