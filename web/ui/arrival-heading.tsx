/** A heading that takes the focus when it appears, because the page has changed under the person's hand. */

import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A second-level heading of a part that came in answer to a press.
 *
 * @param id - element id, for `aria-labelledby` of the part.
 */
export function ArrivalHeading({ id, children }: { id?: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <h2 id={id} ref={heading} tabIndex={-1}>
      {children}
    </h2>
  )
}
