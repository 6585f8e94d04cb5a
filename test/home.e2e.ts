/** The home page, the frame around every page, and the pages that explain: read, used by keyboard, and checked. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName, screens } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { untilTakenOver } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAt(path: string, screen: ScreenName) {
  const opened = await openPage(browser, server.url, screen)
  const response = await opened.page.goto(path)
  await untilTakenOver(opened.page)
  return { ...opened, response }
}

const sizes = ['phone', 'desktop'] as const

/** Looks at the page on both screens and in both color schemes, with all that it loads by itself. */
async function expectAccess(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  for (const screen of sizes) {
    await page.setViewportSize(screens[screen])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page)
    }
  }
}

/** Nothing is cut off at the side of a narrow screen, nor with letters twice as large. */
async function expectRoom(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.setViewportSize(screens.small)
  expect(await tooWide()).toBeLessThanOrEqual(0)
  await page.setViewportSize(screens.phone)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await tooWide()).toBeLessThanOrEqual(0)
}

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name, exact: true })
}

describe('home', () => {
  it('has every part on every screen, in light and dark', async () => {
    const { page, drainPageErrors, close } = await openAt('/', 'phone')
    await heading(page, 'Welcome to S.L.E.D.S.S').waitFor()
    const phone = await page.getByRole('main').innerText()
    await page.setViewportSize(screens.desktop)
    const desktop = await page.getByRole('main').innerText()
    for (const text of [
      'Your journey to a healthier mind and lifestyle starts here.',
      'How It Works',
      'General Services',
      'My Services',
      'Why It Matters',
      'Dr. Sonia Lupien followed healthy older people for years. Those whose stress hormone stayed high did worse on memory tests. The memory part of the brain was smaller too.',
      'Dr. Miia Kivipelto led a two-year trial with 1,260 older adults. Better food, more movement, brain training and heart checks helped them think and remember better. Her team also found that poor sleep was linked with later memory illness.',
      'Named researchers do not endorse this product.',
      'Socialization',
      'Learning',
      'Exercise',
      'Diet',
      'Stress',
      'Sleep',
    ]) {
      for (const words of [phone, desktop]) expect(words).toContain(text)
    }
    const start = page.getByRole('link', { name: 'Start my evaluation' })
    expect(await start.getAttribute('href')).toBe('/evaluations')
    const studies = page.locator('a[href^="https://doi.org/"]')
    expect(await studies.evaluateAll((links) => links.map((a) => a.getAttribute('href')))).toEqual([
      'https://doi.org/10.1038/271',
      'https://doi.org/10.1016/S0140-6736(15)60461-5',
      'https://doi.org/10.1016/j.jalz.2018.05.012',
    ])
    const sisters = page.getByRole('navigation', { name: 'Sister products' })
    expect(await sisters.getByRole('link').count()).toBe(2)
    await expectAccess(page)
    await expectRoom(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('reads the user id of the address once, for a guest', async () => {
    const { page, close } = await openAt('/?userId=ann-7', 'phone')
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBe('ann-7')
    expect(new URL(page.url()).search).toBe('')
    await close()
  })

  it('ignores a user id that is no id, and says so kindly', async () => {
    const { page, close } = await openAt('/?userId=%3Cb%3E', 'phone')
    await page.getByText('Part of the link you opened could not be read.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBeNull()
    await close()
  })

  it('keeps a member who is logged in when the link names someone else', async () => {
    const { page, close } = await openAt('/', 'desktop')
    await page.evaluate(() => {
      localStorage.setItem('userID', 'member')
      localStorage.setItem('token', 'of-the-member')
    })
    await page.goto('/?userId=other')
    await page.getByText('You are logged in, so nothing has changed.').waitFor()
    expect(await page.evaluate(() => localStorage.getItem('userID'))).toBe('member')
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
    const { page, close } = await openAt('/', 'phone')
    await page.evaluate(() => {
      localStorage.setItem('userID', 'ann')
    })
    await page.reload({ waitUntil: 'networkidle' })
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
  it.each<ScreenName>(['phone', 'desktop'])('stays at the top right on a %s', async (screen) => {
    const { page, close } = await openAt('/', screen)
    expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0)
    await page.evaluate(() => {
      localStorage.setItem('userID', 'ann')
      localStorage.setItem(
        'completedTests',
        JSON.stringify({ ann: { Sleep: { completedAt: '11/02/2026', status: 'Checkmate' } } }),
      )
    })
    await page.goto('/evaluations')
    const button = page.getByRole('button', { name: 'Logout' })
    await button.waitFor()
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight)
    })
    const box = await button.boundingBox()
    const width = page.viewportSize()?.width ?? 0
    expect(box?.y).toBeLessThan(40)
    expect(box?.y).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeGreaterThan(width * 0.9)
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

const explaining = [
  ['/contact', 'Contact and help'],
  ['/about2', 'How scores are made'],
  ['/demo', 'Sledss demo'],
] as const

describe.each(explaining)('%s', (path, name) => {
  it('opens on every screen, in light and dark', async () => {
    const { page, drainPageErrors, close } = await openAt(path, 'phone')
    await heading(page, name).waitFor()
    for (const part of await page.locator('main summary').all()) await part.click()
    await expectAccess(page)
    await expectRoom(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('what the pages say', () => {
  it('gives the emergency numbers of the region, ready to dial', async () => {
    const { page, close } = await openAt('/contact', 'phone')
    await page.getByRole('link', { name: '911' }).waitFor()
    expect(await page.getByRole('link', { name: '911' }).getAttribute('href')).toBe('tel:911')
    await page.getByText('Ask the place that gave you this address').waitFor()
    await close()
  })

  it('shows every instrument with source, license and deviations', async () => {
    const { page, close } = await openAt('/about2', 'desktop')
    const { instruments } = await import('#core/catalog.ts')
    const all = (await page.getByRole('main').textContent()) ?? ''
    for (const instrument of Object.values(instruments)) {
      const { title, citation, licence, formula, deviations, notes, bands } = instrument
      const texts = [title, citation, licence, ...formula, ...deviations, ...notes]
      for (const text of [...texts, ...bands.map((band) => band.label)]) {
        expect(all).toContain(text)
      }
    }
    await close()
  })

  it('marks the person of the demo as made up, with six meters and advice', async () => {
    const { page, close } = await openAt('/demo', 'desktop')
    await page.getByText('This is a made-up person.').waitFor()
    expect(await page.getByRole('meter').count()).toBe(6)
    expect(await page.locator('main ol > li').count()).toBeGreaterThanOrEqual(3)
    await close()
  })
})

describe('an unknown address', () => {
  it('helps on every screen, in light and dark', async () => {
    const { page, response, close } = await openAt('/no/such/page', 'phone')
    expect(response?.status()).toBe(404)
    await heading(page, 'We could not find that page').waitFor()
    const main = page.getByRole('main')
    const targets = await main
      .getByRole('link')
      .evaluateAll((links) => links.map((a) => a.getAttribute('href')))
    expect(targets).toEqual(['/', '/evaluations', '/about5', '/about4', '/contact'])
    await expectAccess(page)
    await close()
  })
})
