/** Whether something that stays in view leaves enough of the view to read in. */

import { type RefObject, useEffect, useRef, useState } from 'react'

/** The largest part of the view that may be covered. */
const largestPart = 0.45
/** Said in the style sheet too, which decides before the script arrives. */
const highEnough = '(min-height: 26rem)'

/**
 * Watches the dock: on a low screen or with letters magnified it must scroll with the page. Its height is told to the
 * style sheet as `--dock-height`.
 *
 * @returns the reference that belongs to it, and whether it may stay in view.
 */
export function useRoomBeside(): { dock: RefObject<HTMLDivElement | null>; isRoomy: boolean } {
  const dock = useRef<HTMLDivElement>(null)
  const [isRoomy, setRoomy] = useState(true)
  // Measured after every change, because parts that stay in view alone do not change the dock's size.
  useEffect(() => {
    const measure = () => {
      setRoomy(dock.current === null || hasRoom(dock.current))
      const height = dock.current?.offsetHeight ?? 0
      document.documentElement.style.setProperty('--dock-height', `${height}px`)
    }
    measure()
    const observer = new ResizeObserver(measure)
    if (dock.current !== null) observer.observe(dock.current)
    window.addEventListener('resize', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', measure)
    }
  })
  return { dock, isRoomy }
}

function hasRoom(dock: HTMLElement): boolean {
  const heights = [...dock.children].map((part) => part.getBoundingClientRect().height)
  const height = heights.reduce((sum, each) => sum + each, 0)
  return height <= window.innerHeight * largestPart && window.matchMedia(highEnough).matches
}
