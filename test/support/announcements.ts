/** What a screen reader would be told: every text that comes into a live region, in order. */

import type { Page } from 'playwright-core'

/**
 * Begins to listen on the page as it stands; a reload ends it.
 *
 * @returns what was said since, oldest first.
 */
export async function listenToPage(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle(() => {
    const regions = 'output, [role="status"], [role="alert"], [aria-live="polite"]'
    const spoken: string[] = []
    const known = new Map<Element, string>()
    const look = () => {
      for (const region of document.querySelectorAll(regions)) {
        const text = region.textContent?.trim() ?? ''
        if (text !== '' && text !== known.get(region)) spoken.push(text)
        known.set(region, text)
      }
    }
    look()
    // What stood there before was said before.
    spoken.length = 0
    new MutationObserver(look).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    })
    return spoken
  })
  return () => said.jsonValue()
}
