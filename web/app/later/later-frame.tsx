/** What the frame of every page can do without until the page itself is there. */

import { type ComponentType, useEffect, useState } from 'react'
import { beforeLeaving } from '../../client/logout.ts'
import { isSomethingKept, untilSomethingIsToKeep } from '../../client/waiting/until-kept-for.ts'
import { hideFromBack } from './hide-from-back.ts'

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
