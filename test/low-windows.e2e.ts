/** Low windows and large letters: nothing that stays in view may cover what a person reads. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { screens, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** How much of the view the top bar covers, 0 to 1, once the page is scrolled. */
async function coveredByBar(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.scrollTo(0, 600)
  })
  const box = await page.getByRole('banner').boundingBox()
  const height = page.viewportSize()?.height ?? 0
  return Math.max(0, (box?.y ?? 0) + (box?.height ?? 0)) / height
}

describe('on a small phone', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'small')
  })

  afterAll(async () => {
    await watched?.close()
  })

  // Questions with what goes on below them, and a talk with its field.
  it.each(['/stressscale', '/assistant'])(
    'the top bar of %s stays in view where there is room, and scrolls away where there is little',
    async (path) => {
      const { page } = watched
      await page.setViewportSize(screens.small)
      await visit(page, path)
      const covered = await coveredByBar(page)
      expect(covered).toBeGreaterThan(0)
      expect(covered).toBeLessThan(0.2)
      // As at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 })
      await expect.poll(() => coveredByBar(page)).toBe(0)
      await page.setViewportSize(screens.small)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%'
      })
      await expect.poll(() => coveredByBar(page)).toBe(0)
      await page.evaluate(() => {
        document.documentElement.style.fontSize = ''
      })
    },
  )

  it('the largest letters leave the page its room: one row above, one line below', async () => {
    const { page } = watched
    await page.setViewportSize(screens.phone)
    const field = page.getByRole('main').getByRole('textbox')
    await field.fill('How much protein do I need?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('button', { name: 'Make it my goal' }).waitFor()
    await page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'))
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 })
      await expect
        .poll(async () => (await page.getByRole('banner').boundingBox())?.height)
        .toBeLessThanOrEqual(120)
      const composer = page.getByRole('main').locator('form')
      await expect
        .poll(async () => 844 - ((await composer.boundingBox())?.y ?? 0))
        .toBeLessThan(200)
      const line = await page
        .getByRole('log')
        .getByRole('paragraph')
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
      const lines = ((await composer.boundingBox())?.y ?? 0) / line
      expect(lines).toBeGreaterThanOrEqual(6)
    }
  })
})
