/** A guest goes on when the server goes away, and takes everything into an account when it is back. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { flowCases } from './flow-cases.ts'
import { becomeReadyGuest, readScoreList, takeWholeJourney } from './guest-journey.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'sledss-guest-'))
let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startAppServer({ DATA_DIR: dataDir }), sharedBrowser()])
})

afterAll(async () => {
  await server?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

const main = (page: Page) => page.getByRole('main')

function watchRequests(page: Page): Request[] {
  const requests: Request[] = []
  page.on('request', (request) => requests.push(request))
  return requests
}

/** Registers and signs in through the forms, from the page of a guest's own data. */
async function register(page: Page): Promise<void> {
  await main(page).getByRole('link', { name: 'Create an account' }).click()
  await page.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor()
  await fillRegistration(page, newPerson())
  await main(page).getByRole('button', { name: 'Register' }).click()
  await page.getByText('Registration successful. Please login.', { exact: true }).waitFor()
  await main(page).getByRole('button', { name: 'Login', exact: true }).click()
  await page.getByText('Login successful', { exact: true }).waitFor()
  await page.waitForURL('**/evaluations')
}

async function importGuest(page: Page): Promise<Request[]> {
  const requests = watchRequests(page)
  await main(page).getByRole('link', { name: 'Add my results' }).click()
  await main(page).getByRole('button', { name: 'Add them to my account' }).click()
  await page.getByText('6 results are in your account now.').waitFor()
  return requests.filter((request) => request.url().endsWith(addresses.importResults.path))
}

/** Everything under which a browser keeps anything of an id, and how many results it keeps. */
function keptOf(page: Page, id: string) {
  return page.evaluate(async (guest) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const request = indexedDB.open('guests')
      request.addEventListener('success', () => {
        resolve(request.result)
      })
    })
    const names = [...database.objectStoreNames]
    const counts = await Promise.all(
      names.map(
        (name) =>
          new Promise<number>((resolve) => {
            const request = database.transaction(name).objectStore(name).count()
            request.addEventListener('success', () => {
              resolve(request.result)
            })
          }),
      ),
    )
    database.close()
    const texts = [...Object.entries(localStorage), ...Object.entries(sessionStorage)]
    return {
      records: counts.reduce((sum, count) => sum + count, 0),
      texts: texts.filter((entry) => entry.join(' ').includes(guest)).map(([key]) => key),
    }
  }, id)
}

describe('a guest whose server goes away', () => {
  it('takes all six evaluations alone, and finds each result once in the account they make', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    await becomeReadyGuest(page)
    const id = (await page.evaluate(() => localStorage.getItem('userID'))) ?? ''
    await server.stop()
    const asked = watchRequests(page)

    const { results, list } = await takeWholeJourney(page, expectNoViolations)
    expect(Object.keys(results)).toHaveLength(6)
    expect(list).toEqual(results)
    expect(asked.map((request) => request.url())).toEqual([])
    expect(drainPageErrors()).toEqual([])
    expect((await keptOf(page, id)).records).toBe(7)

    server = await startAppServer({ DATA_DIR: dataDir, PORT: new URL(server.url).port })
    await register(page)
    const sent = await importGuest(page)
    await expectNoViolations(page)
    expect(await keptOf(page, id)).toEqual({ records: 0, texts: [] })

    await page.goto('/about5')
    expect(await readScoreList(page)).toEqual(results)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? ''
    for (const request of sent) {
      const again = await page.context().request.post(addresses.importResults.path, {
        data: request.postDataJSON(),
        headers: { authorization: `Bearer ${token}` },
      })
      expect(again.status()).toBe(200)
    }
    await page.reload()
    expect(await readScoreList(page)).toEqual(results)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('sends nothing of what they say or are while the server is there', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const requests = watchRequests(page)
    await becomeReadyGuest(page)
    const flows = flowCases.filter(({ instrument }) =>
      ['Diet', 'Stress'].includes(instrument.domain),
    )
    await takeWholeJourney(page, () => Promise.resolve(), flows)
    const calls = Object.values(addresses).map(({ path }) => path.split('/:')[0] ?? path)
    for (const request of requests) {
      const { pathname, search } = new URL(request.url())
      expect([request.method(), request.postData(), search]).toEqual(['GET', null, ''])
      const isPage = request.resourceType() === 'document'
      const isCall = calls.some((path) => pathname === path || pathname.startsWith(`${path}/`))
      if (!isPage && isCall) expect(pathname).toBe(addresses.siteSettings.path)
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
