/** Whether something that stays in view leaves enough of the view to read in. */

import { type RefObject, useEffect, useRef, useState } from 'react'

/** The largest part of the view that may be covered. */
const largestPart = 0.45

/**
 * Watches the dock: on a low screen or with letters magnified it must scroll with the page.
 *
 * @returns the reference that belongs to it, and whether it may stay in view.
 */
export function useRoomBeside(): { dock: RefObject<HTMLDivElement | null>; isRoomy: boolean } {
  const dock = useRef<HTMLDivElement>(null)
  const [isRoomy, setRoomy] = useState(true)
  useEffect(() => {
    const measure = () => {
      setRoomy((dock.current?.offsetHeight ?? 0) <= window.innerHeight * largestPart)
    }
    const observer = new ResizeObserver(measure)
    if (dock.current !== null) observer.observe(dock.current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  }, [])
  return { dock, isRoomy }
}
