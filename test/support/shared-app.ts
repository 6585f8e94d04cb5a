/** The server and the browser that all e2e tests of one process share: to start them anew takes seconds. */

import type { Browser } from 'playwright-core'
import { startAppServer, type AppServer } from './app-server.ts'
import { launchBrowser } from './browser.ts'

/** What an e2e test needs. */
export interface App {
  readonly server: AppServer
  readonly browser: Browser
}

let starting: Promise<App> | undefined
let launching: Promise<Browser> | undefined

/**
 * The usual server with everybody on it whom earlier e2e tests registered, and a browser. Both end with the
 * process. An e2e test that is about the server's settings, its log, its data or how many people there are
 * starts a server of its own.
 */
export async function sharedApp(): Promise<App> {
  starting ??= startApp()
  return starting
}

/** The browser alone, for an e2e test with a server of its own; it ends with the process too. */
export function sharedBrowser(): Promise<Browser> {
  launching ??= launchBrowser()
  return launching
}

async function startApp(): Promise<App> {
  const [server, browser] = await Promise.all([startAppServer(), sharedBrowser()])
  return { server, browser }
}
