/**
 * The one h1 of a page, which takes the focus when a person arrives from another page, and the title of the
 * window: set by pages, read by the prerendering build.
 */

import { type ReactNode, useEffect } from 'react'

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

const site = { name: '' }
const prerendered = { title: '' }

/**
 * Says what stands after the title of every page; to be called before any page is shown.
 *
 * @param name - name of the site in the language of the pages.
 */
export function nameSite(name: string): void {
  site.name = name
}

/**
 * Sets the title of the window while the page is shown.
 *
 * @param title - what this page is; empty for the site's name alone.
 */
function usePageTitle(title: string): void {
  const whole = title === '' ? site.name : `${title} - ${site.name}`
  keepForBuild(whole)
  useEffect(() => {
    document.title = whole
  }, [whole])
}

/** The title of the page that was rendered last on the server. */
export function takePrerenderedTitle(): string {
  const { title } = prerendered
  prerendered.title = ''
  return title || site.name
}

function keepForBuild(title: string): void {
  if (typeof document === 'undefined') prerendered.title = title
}
