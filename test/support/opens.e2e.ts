/** The supports work: the built home page opens in a real browser, quietly and accessibly. */

import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './app-server.ts'
import { expectNoViolations } from './axe.ts'
import { openPage, type ScreenName } from './browser.ts'
import { signInFreshMember } from './person.ts'
import { sharedApp } from './shared-app.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

describe('home', () => {
  it.each<ScreenName>(['phone', 'small', 'desktop'])('opens on a %s screen', async (screen) => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, screen)
    const response = await page.goto('/')
    await page.getByText('Welcome to S.L.E.D.S.S').first().waitFor()
    await expectNoViolations(page)
    expect(response?.status()).toBe(200)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('a fresh member', () => {
  it('is let in to a guarded page', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    await signInFreshMember(page)
    await page.goto('/evaluations')
    await page.getByRole('link', { name: /sleep/i }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe('/evaluations')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
