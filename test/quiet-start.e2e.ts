/** The first question loads what it needs, and nothing ahead of its time: a phone has little to spare. */

import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import { openPage } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { type App, sharedApp } from './support/shared-app.ts'

/** So long nobody has answered a page of questions yet. */
const seconds = 5
/**
 * Requests with the page itself, fonts and icons; the page has its styles inside. The names of files change with what
 * is in them and pack some bytes better or worse, so that a limit needs room.
 */
const most = { requests: 10, pageKib: 13, scriptKib: 90 } as const

let app: App

beforeAll(async () => {
  app = await sharedApp()
})

/** What a visit to a question fetches over the network, and how much page and script are in it, packed. */
async function visitQuestion(page: Page) {
  let requests = 0
  const count = () => {
    requests += 1
  }
  page.on('request', count)
  await page.goto('/stressscale')
  await page.getByRole('radio').first().waitFor()
  await page.waitForTimeout(seconds * 1000)
  page.off('request', count)
  const seen = await page.evaluate(async () => {
    const loads = performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
    return {
      page: loads.find(({ entryType }) => entryType === 'navigation')?.encodedBodySize ?? Infinity,
      script: loads
        .filter(({ name, transferSize }) => name.endsWith('.js') && transferSize > 0)
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      hasWorker: (await navigator.serviceWorker.getRegistration()) !== undefined,
    }
  })
  const { page: pageBytes, script, hasWorker } = seen
  return { requests, pageKib: pageBytes / 1024, scriptKib: script / 1024, hasWorker }
}

function becomeGuest(page: Page): Promise<unknown> {
  return page.addInitScript(() => localStorage.setItem('userID', 'guest-of-this-test'))
}

it('loads little for a guest and a member, on the first visit and the second', async () => {
  // Both at the same time: most of it is waiting.
  await Promise.all(
    [becomeGuest, signInFreshMember].map(async (arrive) => {
      const { page, close } = await openPage(app.browser, app.server.url, 'phone', {
        serviceWorkers: 'allow',
      })
      await arrive(page)
      for (const visit of ['first', 'second']) {
        const { requests, pageKib, scriptKib, hasWorker } = await visitQuestion(page)
        const which = `${arrive.name}, ${visit} visit`
        expect(requests, which).toBeLessThanOrEqual(most.requests)
        expect(pageKib, which).toBeLessThanOrEqual(most.pageKib)
        expect(scriptKib, which).toBeLessThanOrEqual(most.scriptKib)
        expect(hasWorker, which).toBe(false)
      }
      await close()
    }),
  )
})
