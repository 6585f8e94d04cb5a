/** Goes to a page and waits until it can be used, as a person does before pressing anything. */

import type { BrowserContext, Page } from 'playwright-core'
import { quietMs } from '#web/client/quiet.ts'

/**
 * Opens an address of the app; returns when the script has taken the page over.
 *
 * @param path - for example `/login`; the page may lead on to another one.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilTakenOver(page)
}

/**
 * Lets the quiet seconds after a page has come pass at once, where a journey begins with what comes after them.
 *
 * @param pages - those opened from now on.
 */
export async function hastenQuiet(pages: Page | BrowserContext): Promise<void> {
  await pages.addInitScript((quiet) => {
    const real = window.setTimeout
    const hastened = (handler: TimerHandler, delay?: number, ...given: unknown[]) =>
      real(handler, delay === quiet ? 0 : delay, ...given)
    window.setTimeout = Object.assign(hastened, real)
  }, quietMs)
}

/** Waits for the place at the top right, which stays empty until the script knows who is there. */
export async function untilTakenOver(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  await bar
    .getByRole('link', { name: /^(Login|Entrar)$/ })
    .or(bar.getByRole('button', { name: /^(Logout|Salir)$/ }))
    .waitFor()
}

/** Shows the whole footer, most of which is folded away on a phone. */
export async function unfoldFooter(page: Page): Promise<void> {
  const more = page.getByRole('contentinfo').getByRole('button', { expanded: false })
  if (await more.isVisible()) await more.click()
}

/** Path and query of the page that is shown. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
