/** A phone of the middle class on a slow connection, played by Chromium. */

import type { Browser, CDPSession, Page } from 'playwright-core'
import { openPage } from '#test/support/browser.ts'

/**
 * Lighthouse's mobile profile as the developer tools apply it, request by request: slow 4G
 * (1.6 Mbit/s, 150 ms round trip) becomes 562.5 ms and 1.44 Mbit/s, and the processor 4 times slower.
 */
export const midPhone = {
  latencyMs: 562.5,
  downBytesPerSecond: 180_000,
  upBytesPerSecond: 84_375,
  processorSlowdown: 4,
}

/** What a page finds in its local storage, by key. */
export type Stored = Readonly<Record<string, string>>

/** That phone with its own cache, empty at first. */
export interface Phone {
  /** Opens one more page on it; `devTools` speaks to this page alone. */
  readonly openPage: () => Promise<{ page: Page; devTools: CDPSession }>
  readonly close: () => Promise<void>
}

/**
 * Takes a new phone into the hand. Service workers may run on it.
 *
 * @param url - address of the server.
 * @param stored - what a site at this address has left there already.
 */
export async function openPhone(browser: Browser, url: string, stored: Stored): Promise<Phone> {
  const localStorage = Object.entries(stored).map(([name, value]) => ({ name, value }))
  const { page: firstPage, close } = await openPage(browser, url, 'phone', {
    serviceWorkers: 'allow',
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const context = firstPage.context()
  return {
    async openPage() {
      const page = await context.newPage()
      const devTools = await context.newCDPSession(page)
      await slowDown(devTools)
      return { page, devTools }
    },
    close,
  }
}

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: midPhone.processorSlowdown })
  await devTools.send('Network.enable')
  await devTools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: midPhone.latencyMs,
    downloadThroughput: midPhone.downBytesPerSecond,
    uploadThroughput: midPhone.upBytesPerSecond,
  })
}
