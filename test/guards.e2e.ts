/** Every guarded page sends a stranger away, with the way back, and lets a known person stay. */

import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

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

describe('a stranger', () => {
  it.each(guardedPaths)('is sent from %s to sign in, with the way back', async (path) => {
    const { page, drainPageErrors } = stranger
    await page.goto(path)
    await page.waitForURL('**/login?next=*')
    await page.getByRole('heading', { name: 'Log in' }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(`/login?next=${encodeURIComponent(path)}`)
    const said = page.getByRole('alert').getByText('User not logged in. Please log in first.')
    expect(await said.count()).toBe(announcing.has(path) ? 1 : 0)
    expect(drainPageErrors()).toEqual([])
  })

  it('keeps what was asked for in the address', async () => {
    const { page } = stranger
    await page.goto('/about4?criteria=LikeMe')
    await page.waitForURL('**/login?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/about4?criteria=LikeMe')
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
    await visit(page, path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => placeOf(page)).toBe(path)
    expect(drainPageErrors()).toEqual([])
  })
})

describe("an operator's own sign-in page", () => {
  it('is where strangers are sent', async () => {
    const own = await startAppServer({ SIGN_IN_URL: 'https://members.example.org/enter' })
    const { page, close } = await openPage(browser, own.url, 'phone')
    await page.route('https://members.example.org/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>Members</h1>' }),
    )
    await page.goto('/evaluations')
    await page.waitForURL('https://members.example.org/enter')
    await close()
    await own.stop()
  })
})
