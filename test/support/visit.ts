/** Goes to a page and waits until it can be used, as a person does before pressing anything. */

import type { Page } from 'playwright-core'

/**
 * Opens an address of the app; returns when the script has taken the page over.
 *
 * @param path - for example `/login`; the page may lead on to another one.
 */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilTakenOver(page)
}

/** Waits for the place at the top right, which stays empty until the script knows who is there. */
export async function untilTakenOver(page: Page): Promise<void> {
  const bar = page.getByRole('banner')
  await bar
    .getByRole('link', { name: /^(Login|Entrar)$/ })
    .or(bar.getByRole('button', { name: /^(Logout|Salir)$/ }))
    .waitFor()
}

/** Path and query of the page that is shown. */
export function placeOf(page: Page): string {
  const { pathname, search } = new URL(page.url())
  return pathname + search
}
