/** Moves about a page with the keyboard, looking at nothing but what has the focus. */

import type { Locator, Page } from 'playwright-core'

/** More stops than any page has. */
const mostStops = 150

/**
 * Presses Tab until a control has the focus.
 *
 * @param wanted - the control; must be one.
 * @throws when Tab goes through the whole page without reaching it.
 */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  await wanted.waitFor()
  for (let stop = 0; stop < mostStops; stop += 1) {
    if (await wanted.evaluate((control) => control === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${String(wanted)}`)
}

/** Waits until the heading of the page has the focus, as after every change of page. */
export async function untilHeadingHasFocus(page: Page, name: string): Promise<void> {
  await page.waitForFunction(
    (text) =>
      document.activeElement?.tagName === 'H1' && document.activeElement.textContent.includes(text),
    name,
  )
}
