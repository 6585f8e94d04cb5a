/** The one h1 of a page; it takes the focus when a person arrives from another page. */

import type { ReactNode } from 'react'
import { usePageTitle } from './page-title.ts'

/** Attribute by which the layout finds the heading to focus after a navigation. */
export const pageHeadingAttribute = 'data-page-heading'

/**
 * The heading of a page; also sets the title of the window.
 *
 * @param title - window title; the heading's own text where absent and the heading is plain text.
 */
export function PageHeading({ children, title }: { children: ReactNode; title?: string }) {
  usePageTitle(title ?? (typeof children === 'string' ? children : ''))
  return (
    <h1 tabIndex={-1} {...{ [pageHeadingAttribute]: '' }}>
      {children}
    </h1>
  )
}
