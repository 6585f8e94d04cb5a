/** The title of the window: set by pages, read by the prerendering build. */

import { useEffect } from 'react'

/** Words that stand after the page's own title. */
export const siteName = 'Healthy Lifestyle Choices'

const prerendered = { title: siteName }

/**
 * Sets the title of the window while the page is shown.
 *
 * @param title - what this page is; empty for the site's name alone.
 */
export function usePageTitle(title: string): void {
  const whole = title === '' ? siteName : `${title} - ${siteName}`
  keepForBuild(whole)
  useEffect(() => {
    document.title = whole
  }, [whole])
}

/** The title of the page that was rendered last on the server. */
export function takePrerenderedTitle(): string {
  const { title } = prerendered
  prerendered.title = siteName
  return title
}

function keepForBuild(title: string): void {
  if (typeof document === 'undefined') prerendered.title = title
}
