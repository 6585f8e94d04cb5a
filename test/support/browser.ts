/** A real browser, and pages in it that remember everything that went wrong. */

import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core'
import { quietArguments } from './browser-arguments.ts'
import { findBrowser } from './find-browser.ts'
import { tellFailedPage } from './tell-failed-page.ts'
import { waitTimeoutMs } from './wait-timeout.ts'

/** Screens that every e2e test is looked at on, in CSS pixels. */
export const screens = {
  phone: { width: 390, height: 844 },
  small: { width: 320, height: 640 },
  desktop: { width: 1280, height: 900 },
} as const

/** Name of a screen. */
export type ScreenName = keyof typeof screens

/** A page in a browser context of its own: no cookies and no storage of any other page. */
export interface WatchedPage {
  readonly page: Page
  /**
   * Console errors, uncaught faults and failed requests since the start or the last call.
   *
   * @returns one line each, oldest first; calling empties the list.
   */
  readonly drainPageErrors: () => string[]
  /** Closes the page and forgets its cookies and storage. */
  readonly close: () => Promise<void>
}

/**
 * Starts a headless Chromium.
 *
 * @throws when there is none on this machine.
 */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: neededBrowser(), args: [...quietArguments] })
}

/**
 * Starts a headless Chromium that keeps what it is told to remember, as a person's own browser does.
 *
 * @param profile - folder of its memory; another browser started on it later goes on from there.
 * @param options - `args` are added to the usual ones.
 * @returns its one context.
 * @throws when there is no Chromium on this machine.
 */
export async function launchLastingBrowser(
  profile: string,
  { args = [], ...options }: BrowserContextOptions & { readonly args?: readonly string[] } = {},
): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: neededBrowser(),
    args: [...quietArguments, ...args],
    ...options,
  })
}

function neededBrowser(): string {
  const found = findBrowser()
  if (found === undefined)
    throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to it.')
  return found
}

/**
 * Opens an empty page as a person with nothing stored would.
 *
 * @param baseURL - address of the server; `page.goto('/login')` goes there.
 * @param screen - the size; phones also have touch.
 * @param options - anything else about the context, for example `colorScheme`.
 */
export async function openPage(
  browser: Browser,
  baseURL: string,
  screen: ScreenName,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    viewport: screens[screen],
    hasTouch: screen !== 'desktop',
    reducedMotion: 'reduce',
    locale: 'en-US',
    // It answers before a test can; the e2e tests without a connection let it in.
    serviceWorkers: 'block',
    ...options,
  })
  context.setDefaultTimeout(waitTimeoutMs)
  const troubles: string[] = []
  tellFailedPage(context, troubles)
  const page = await context.newPage()
  page.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} ${placeOf(message)}`)
  })
  page.on('pageerror', (error) => troubles.push(`uncaught: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed'
    // Leaving a page calls off what it was still loading; that is no fault.
    if (reason !== 'net::ERR_ABORTED') troubles.push(`request: ${request.url()} ${reason}`)
  })
  let drained = 0
  return {
    page,
    drainPageErrors() {
      const taken = troubles.slice(drained)
      drained = troubles.length
      return taken
    },
    close: () => context.close(),
  }
}

function placeOf(message: { location: () => { url: string } }): string {
  const { url } = message.location()
  return url ? `(${url})` : ''
}
