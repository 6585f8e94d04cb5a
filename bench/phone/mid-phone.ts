/** A phone of the middle class on a slow connection, played by Chromium. */

import type { Browser, CDPSession, Page } from 'playwright-core'
import { openPage } from '#test/support/browser.ts'
import type { Member } from '#test/support/person.ts'

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

/** A page on that phone, with an empty cache. */
export interface PhonePage {
  readonly page: Page
  /** Bytes of script received so far, compressed as they came, headers left out. */
  readonly scriptBytes: () => number
  readonly close: () => Promise<void>
}

/**
 * Opens an empty page of a signed-in member.
 *
 * @param url - address of the server.
 * @param member - whose id and token the page finds in its local storage.
 */
export async function openPhonePage(
  browser: Browser,
  url: string,
  member: Member,
): Promise<PhonePage> {
  const localStorage = [
    { name: 'token', value: member.token },
    { name: 'userID', value: member.userID },
  ]
  const { page, close } = await openPage(browser, url, 'phone', {
    storageState: { cookies: [], origins: [{ origin: url, localStorage }] },
  })
  const session = await page.context().newCDPSession(page)
  const scriptBytes = await countScripts(session)
  await session.send('Emulation.setCPUThrottlingRate', { rate: midPhone.processorSlowdown })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: midPhone.latencyMs,
    downloadThroughput: midPhone.downBytesPerSecond,
    uploadThroughput: midPhone.upBytesPerSecond,
  })
  return { page, scriptBytes, close }
}

async function countScripts(session: CDPSession): Promise<() => number> {
  const scripts = new Set<string>()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  await session.send('Network.enable')
  return () => bytes
}
