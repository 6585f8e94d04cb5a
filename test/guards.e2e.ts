/** Every guarded page sends a stranger away, with the way back, and lets a known person stay. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf } from './support/visit.ts'

/** The guarded routes of the specification, section 2, and ours. */
const guardedPaths = [
  '/evaluations',
  '/socialtest',
  '/socialanswers',
  '/bmi',
  '/nurtition',
  '/mna',
  '/stressscale',
  '/stressscore',
  '/pitt',
  '/pittscore',
  '/exerciseactivity',
  '/exerciseresult',
  '/literacy',
  '/literacyscore',
  '/about1',
  '/report',
  '/share',
  '/about4',
  '/advice',
]

/** One of each kind that is loaded as it stands: a page, questions that say why, a result, and a place with a query. */
const coldPaths = ['/evaluations', '/nurtition', '/stressscore', '/about4?criteria=LikeMe']

/** These two say why first (specification, section 5). */
const announcing = new Set(['/nurtition', '/literacy'])

const openPaths = [
  '/',
  '/login',
  '/register',
  '/about',
  '/about2',
  '/about3',
  '/assistant',
  '/shared',
]

let server: AppServer
let browser: Browser
/** Somebody about whom nothing is stored, all the way through. */
let stranger: WatchedPage

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  stranger = await openPage(browser, server.url, 'phone')
})

afterAll(async () => {
  await stranger?.close()
})

/** Goes where a link of the app would lead, without loading it anew. */
const moveTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
  }, path)

async function expectToSignIn(page: Page, path: string): Promise<void> {
  const { pathname } = new URL(path, server.url)
  await page.waitForURL((url) => url.search === `?next=${encodeURIComponent(path)}`)
  await page.getByRole('heading', { name: 'Log in' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/login')
  const said = page.getByRole('alert').getByText('User not logged in. Please log in first.')
  expect(await said.count()).toBe(announcing.has(pathname) ? 1 : 0)
}

describe('a stranger', () => {
  it.each(coldPaths)('who opens %s is sent to sign in, with the way back', async (path) => {
    const { page, drainPageErrors } = stranger
    await page.goto(path)
    await expectToSignIn(page, path)
    expect(drainPageErrors()).toEqual([])
  })

  it.each(guardedPaths)('who moves to %s is sent to sign in, with the way back', async (path) => {
    const { page, drainPageErrors } = stranger
    // A page without a message of its own, so that none is left from the last move.
    await moveTo(page, '/contact')
    await page.getByRole('heading', { level: 1, name: 'Contact and help' }).waitFor()
    await moveTo(page, path)
    await expectToSignIn(page, path)
    expect(drainPageErrors()).toEqual([])
  })

  it('is sent from the score list to /about', async () => {
    const { page, drainPageErrors } = stranger
    await page.goto('/about5')
    await page.waitForURL('**/about?next=%2Fabout5')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    expect(drainPageErrors()).toEqual([])
  })

  it.each(openPaths)('may stay on %s', async (path) => {
    const { page, drainPageErrors } = stranger
    await moveTo(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(path)
    expect(drainPageErrors()).toEqual([])
  })
})

describe("an operator's own sign-in page", () => {
  it('is where strangers are sent', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await page.route('**/api/site', async (route) => {
      const settings: object = await (await route.fetch()).json()
      await route.fulfill({ json: { ...settings, signInUrl: 'https://members.example.org/enter' } })
    })
    await page.route('https://members.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Members</h1>' }),
    )
    await page.goto('/evaluations')
    await page.waitForURL('https://members.example.org/enter')
    await close()
  })
})
