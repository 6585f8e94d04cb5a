/** The home page, the frame around every page, and the pages that explain: read, used by keyboard, and checked. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName, screens } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver } from './support/visit.ts'

let server: AppServer
let browser: Browser
/** A guest who has done one test. */
let asAnn: BrowserContextOptions

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  const done = { ann: { Sleep: { completedAt: '11/02/2026', status: 'Checkmate' } } }
  const localStorage = [
    { name: 'userID', value: 'ann' },
    { name: 'completedTests', value: JSON.stringify(done) },
  ]
  asAnn = { storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] } }
})

async function openAt(path: string, screen: ScreenName, options?: BrowserContextOptions) {
  const opened = await openPage(browser, server.url, screen, options)
  await opened.page.goto(path)
  await untilTakenOver(opened.page)
  return opened
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

describe('home', () => {
  it('reads the user id of the address once', async () => {
    const { page, close } = await openAt('/?userId=%3Cb%3E', 'phone')
    await page.getByText('Part of the link you opened could not be read.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBeNull()
    expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0)

    await page.goto('/?userId=ann-7')
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBe('ann-7')
    expect(new URL(page.url()).search).toBe('')

    await close()
  })

  it('lets no link put another in the place of a member', async () => {
    const { page, member, close } = await openMemberPage(browser, server.url, 'phone')
    await page.goto('/?userId=other')
    await page.getByText('You are logged in, so nothing has changed.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBe(member.userID)
    await close()
  })
})

describe('the top bar', () => {
  it('opens its menu by keyboard, closes it on Escape and after choosing', async () => {
    const { page, drainPageErrors, close } = await openAt('/', 'desktop')
    const bar = page.getByRole('banner')
    const services = bar.getByRole('link', { name: 'General Services' })
    await bar.getByRole('link', { name: 'Home', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await services.waitFor()
    await expectNoViolations(page)
    await page.keyboard.press('Tab')
    expect(await services.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press('Escape')
    await services.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('My Wellness Tools')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/login')
    await services.waitFor({ state: 'hidden' })
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('has what is theirs in sight for whoever is known, and nothing of it for a stranger', async () => {
    const known = await openAt('/', 'desktop', asAnn)
    const bar = known.page.getByRole('banner')
    for (const name of ['My plan', 'My scores', 'Ask the coach']) {
      await bar.getByRole('link', { name, exact: true }).waitFor()
    }
    // Where there is no room, or letters are large, they are in the menu.
    for (const width of [1100, 1280]) {
      await known.page.setViewportSize({ width, height: 900 })
      if (width === 1280)
        await known.page.evaluate(() => (document.documentElement.dataset['text'] = 'largest'))
      await bar.getByRole('link', { name: 'My plan', exact: true }).waitFor({ state: 'hidden' })
      const tools = bar.locator('summary', { hasText: 'My Wellness Tools' })
      await tools.click()
      await bar.getByRole('link', { name: 'My plan', exact: true }).waitFor()
      await tools.click()
    }
    await known.close()
    const stranger = await openAt('/', 'desktop')
    expect(await stranger.page.getByRole('link', { name: 'My plan' }).count()).toBe(0)
    await stranger.close()
  })

  it('has a phone menu with Contact, and the focus follows to the new page', async () => {
    const { page, close } = await openAt('/', 'phone')
    const bar = page.getByRole('banner')
    await bar.getByText('Menu').tap()
    for (const name of ['Home', 'General Services', 'My Personalized Plan']) {
      await bar.getByRole('link', { name, exact: true }).waitFor()
    }
    await expectNoViolations(page)
    await bar.getByRole('link', { name: 'Contact' }).tap()
    await page.waitForURL('**/contact')
    await heading(page, 'Contact and help').waitFor()
    await bar.getByRole('link', { name: 'Contact' }).waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Contact and help')
    await close()
  })

  it('never hides what has the focus', async () => {
    const { page, close } = await openAt('/', 'phone', asAnn)
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight)
    })
    const links = page.getByRole('main').getByRole('link')
    await page.getByRole('contentinfo').getByRole('link').first().focus()
    const hidden: string[] = []
    for (let left = await links.count(); left > 0; left -= 1) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
        const focused = document.activeElement
        return focused !== null && focused.getBoundingClientRect().top < bar
          ? focused.textContent
          : null
      })
      if (covered !== null) hidden.push(covered)
    }
    expect(hidden).toEqual([])
    await close()
  })
})

describe('logout', () => {
  it('stays at the top right on a phone and on a desktop, and keeps when a test was done', async () => {
    const { page, close } = await openAt('/evaluations', 'phone', asAnn)
    const button = page.getByRole('button', { name: 'Logout' })
    await button.waitFor()
    for (const size of [screens.phone, screens.desktop]) {
      await page.setViewportSize(size)
      await page.evaluate(() => {
        window.scrollTo(0, document.body.scrollHeight)
      })
      const box = await button.boundingBox()
      expect(box?.y).toBeLessThan(40)
      expect(box?.y).toBeGreaterThanOrEqual(0)
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(size.width * 0.9)
    }
    await button.click()
    await page.getByText('Logout successful').waitFor()
    expect(new URL(page.url()).pathname).toBe('/')
    // Not the person's own: whose emergency numbers are shown, and that a guest was here.
    expect(
      await page.evaluate(() =>
        Object.entries(localStorage).filter(([key]) => key !== 'region' && key !== 'guests'),
      ),
    ).toEqual([
      ['completedTests', JSON.stringify({ ann: { Sleep: { completedAt: '11/02/2026' } } })],
    ])
    await button.waitFor({ state: 'hidden' })
    await close()
  })
})

describe('a page that explains', () => {
  it.each([
    ['/contact', 'Contact and help'],
    ['/about2', 'How scores are made'],
  ])('%s can be read with all its parts open', async (path, name) => {
    const { page, drainPageErrors, close } = await openAt(path, 'phone')
    await heading(page, name).waitFor()
    for (const part of await page.locator('main summary').all()) await part.click()
    await page.waitForLoadState('networkidle')
    await expectNoViolations(page)
    if (path === '/contact') {
      // The emergency numbers of the region, ready to dial.
      await page.getByRole('link', { name: '911' }).waitFor()
      expect(await page.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911')
      await page.getByText('Ask the place that gave you this address').waitFor()
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('an unknown address', () => {
  it('is said to be one', async () => {
    const response = await fetch(`${server.url}/no/such/page`)
    expect(response.status).toBe(404)
    expect(await response.text()).toContain('We could not find that page</h1>')
  })
})
