/** The title of the window: set by pages, read by the prerendering build. */

import { useEffect } from 'react'

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
export function usePageTitle(title: string): void {
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
