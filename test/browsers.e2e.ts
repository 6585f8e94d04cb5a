/** A person sees where they are signed in, and signs out there from another browser. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { openMemberPage, signInAgain, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const section = (page: Page) => page.getByRole('region', { name: 'Where you are signed in' })
const rows = (page: Page) => section(page).getByRole('listitem')

async function isSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
}

describe('two browsers on a small screen', () => {
  it('are listed, and one is signed out from the other, at once and for good', async () => {
    const here = await openPage(browser, server.url, 'small')
    const there = await openPage(browser, server.url, 'small')
    const member = await signInFreshMember(here.page)
    await signInAgain(there.page, member)
    await visit(there.page, '/evaluations')

    await visit(here.page, '/account')
    await expect.poll(() => rows(here.page).count()).toBe(2)
    await rows(here.page).getByText('Chrome on Linux').first().waitFor()
    await section(here.page).getByText('You are using this one now.').waitFor()
    await expectNoViolations(here.page)
    expect(await isSideways(here.page)).toBe(false)

    await button(here.page, 'Sign out there').click()
    await here.page.getByRole('status').getByText('You are signed out there').waitFor()
    await expect.poll(() => rows(here.page).count()).toBe(1)
    expect(
      await here.page.evaluate(() => document.activeElement?.textContent),
      'the focus does not fall out of the page with the button',
    ).toBe('Where you are signed in')
    await expectNoViolations(here.page)

    await visit(there.page, '/account')
    await there.page.waitForURL('**/login*')
    await there.page.getByLabel('Email').fill(member.email)
    await button(there.page, 'Login').click()
    await there.page.getByRole('alert').getByText('Invalid email', { exact: true }).waitFor()
    await there.page.getByLabel('Password', { exact: true }).waitFor()

    await here.page.reload()
    await expect.poll(() => rows(here.page).count()).toBe(1)
    await section(here.page).getByText('No other phone, tablet or computer').waitFor()
    expect(here.drainPageErrors()).toEqual([])
    await Promise.all([here.close(), there.close()])
  })

  it('asks before it signs out the one in use, by keyboard alone', async () => {
    const { page, drainPageErrors, close, member } = await openMemberPage(
      browser,
      server.url,
      'small',
    )
    await visit(page, '/account')
    await button(page, 'Sign out here').focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Sign out here?' })
    await dialog.waitFor()
    await expectNoViolations(page)
    expect(await isSideways(page)).toBe(false)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Sign out here' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('You are signed out here.').waitFor()
    await page.waitForURL('**/')
    expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
    expect(drainPageErrors()).toEqual([])
    const again = await page.context().request.post('/login', { data: { email: member.email } })
    expect(again.status()).toBe(401)
    await close()
  })
})

describe('everywhere else', () => {
  it('is signed out in one go, and a lost connection loses nothing', async () => {
    const here = await openPage(browser, server.url, 'phone')
    const other = await openPage(browser, server.url, 'desktop')
    const member = await signInFreshMember(here.page)
    await signInAgain(other.page, member)
    const third = await openPage(browser, server.url, 'phone')
    const token = await signInAgain(third.page, member)
    await visit(here.page, '/account')
    await expect.poll(() => rows(here.page).count()).toBe(3)

    const end = button(here.page, 'Sign out everywhere else now')
    await here.page.route('**/api/browsers/**', (route) => route.abort())
    await button(here.page, 'Sign out everywhere else').click()
    await end.click()
    await here.page.getByRole('alert').getByText('We could not sign you out').waitFor()
    expect(await rows(here.page).count()).toBe(3)

    await here.page.unroute('**/api/browsers/**')
    await button(here.page, 'Sign out everywhere else').click()
    await end.click()
    await here.page.getByRole('status').getByText('You are signed out everywhere else.').waitFor()
    await expect.poll(() => rows(here.page).count()).toBe(1)
    await visit(other.page, '/account')
    await other.page.waitForURL('**/login*')
    const headers = { authorization: `Bearer ${token}` }
    expect((await third.page.request.get('/api/me', { headers })).status()).toBe(401)
    await Promise.all([here, other, third].map(({ close }) => close()))
  })
})
