/** After every logout a member can have this device forget them, and then nothing of them is left. */

import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { tabTo } from './access/tab-to.ts'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { keptByBrowser } from './support/kept-by-browser.ts'
import { type Member, openMemberPage, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { hastenQuiet, placeOf, visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const bar = (page: Page) => page.getByRole('banner')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const forget = (page: Page) => button(page, 'Forget me on this device')

/** A member who has begun a test. */
async function begunSite(
  options?: BrowserContextOptions,
): Promise<WatchedPage & { readonly member: Member }> {
  const watched = await openPage(browser, server.url, 'small', options)
  const { page } = watched
  await hastenQuiet(page)
  const member = await signInFreshMember(page)
  await visit(page, '/literacy')
  await page.locator('main input[type="radio"]').first().check()
  await page.evaluate(() => localStorage.setItem('comfort', '{"text":"larger"}'))
  return { ...watched, member }
}

/** The same, with another test done, and height and weight given; the site is kept too. */
async function usedSite(): Promise<WatchedPage & { readonly member: Member }> {
  const begun = await begunSite({ serviceWorkers: 'allow' })
  const { page } = begun
  await page.evaluate(() => navigator.serviceWorker.ready)
  await visit(page, '/bmi')
  await page.getByLabel('Feet', { exact: true }).fill('5')
  await page.getByLabel('Inches', { exact: true }).fill('6')
  await page.getByLabel('Your weight in pounds').fill('155')
  await button(page, 'Calculate').click()
  await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
  await visit(page, stressCase.questions)
  await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
  return begun
}

async function logOut(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Logout' }).click()
  await page.getByText('Logout successful', { exact: true }).waitFor()
  await forget(page).waitFor()
}

const ofDevice =
  /^(local (comfort=\{"text":"larger"\}|waitingChanged=[\dTZ:.-]+|completedTests=\{\}|region=US)|history null|cache )/

/** @returns what is left, none of it a person's. */
async function expectNothingOf(page: Page, { email, userID, token }: Member): Promise<string[]> {
  const lines = await keptByBrowser(page)
  expect(lines.filter((line) => !ofDevice.test(line))).toEqual([])
  const known = [email, userID, token]
  expect(lines.filter((line) => known.some((text) => line.includes(text)))).toEqual([])
  return lines
}

describe('after a logout', () => {
  it('one press leaves nothing of the person, and the display settings stay', async () => {
    const { page, drainPageErrors, close, member } = await usedSite()
    await logOut(page)
    expect(placeOf(page)).toBe('/')
    await page.keyboard.press('Tab')
    expect(await forget(page).evaluate((control) => control === document.activeElement)).toBe(true)
    await expectNoViolations(page)
    expect(await page.evaluate(() => Object.keys(localStorage))).toContain(
      `draft:${member.userID}:literacy`,
    )
    await tabTo(page, forget(page))
    await page.keyboard.press('Enter')
    await page.getByText('This device has forgotten you.').waitFor()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
      'This device has forgotten you.',
    )
    await expectNoViolations(page)
    expect(await forget(page).count()).toBe(0)
    const left = await expectNothingOf(page, member)
    expect(left.some((line) => line.startsWith('cache '))).toBe(true)
    expect(drainPageErrors()).toEqual([])
    await visit(page, '/login')
    await main(page).getByLabel('Email').fill(member.email)
    await button(page, 'Login').click()
    await main(page).getByText('We do not know this device yet.').first().waitFor()
    await close()
  })

  it('"Sign out here" offers it too, still after a reload, and a press without the server is made good later', async () => {
    const { page, close, member } = await begunSite()
    const second = await page.context().newPage()
    await visit(second, '/advice')
    await second.getByRole('textbox').fill('half typed')
    await visit(page, '/account')
    await button(page, 'Sign out here').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign out here' }).click()
    await page.getByText('You are signed out here.').waitFor()
    await main(page).getByText('What you did here may still be on this device.').waitFor()
    await second.waitForURL('**/login*')
    expect((await keptByBrowser(second)).join('\n')).not.toContain('half typed')
    await page.reload()
    await page.route('**/api/browsers/forget', (route) => route.abort())
    await forget(page).click()
    await page.getByText('we could not reach our server').waitFor()
    await page.unroute('**/api/browsers/forget')
    await page.reload()
    await forget(page).waitFor({ state: 'detached' })
    await expect.poll(() => page.context().cookies()).toEqual([])
    await expectNothingOf(page, member)
    await close()
  })

  it('takes what was typed in another tab along, however slowly that tab loads', async () => {
    const { page, close } = await openMemberPage(browser, server.url, 'small')
    const second = await page.context().newPage()
    await second.route('**/later-*', (route) => route.abort())
    await visit(second, '/advice')
    await second.getByRole('textbox').fill('half typed')
    expect((await keptByBrowser(second)).join('\n')).toContain('half typed')
    await visit(page, '/evaluations')
    await logOut(page)
    await second.waitForURL('**/login*')
    expect((await keptByBrowser(second)).join('\n')).not.toContain('half typed')
    await close()
  })

  it('nothing changes for a person who does not press, and the address /logout offers it again', async () => {
    const { page, close, member } = await begunSite()
    await logOut(page)
    await bar(page).getByRole('link', { name: 'Login' }).click()
    await main(page).getByLabel('Email').fill(member.email)
    expect(await forget(page).count()).toBe(0)
    await button(page, 'Login').click()
    await page.getByText('Login successful', { exact: true }).waitFor()
    await visit(page, '/literacy')
    await expect.poll(() => page.locator('main input[type="radio"]').first().isChecked()).toBe(true)
    const token = (await page.evaluate(() => localStorage.getItem('token'))) ?? member.token

    await visit(page, '/logout')
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await forget(page).click()
    await page.getByText('This device has forgotten you.').waitFor()
    await expectNothingOf(page, { ...member, token })
    await close()
  })

  it('says what is not sent yet, and that the server could not be reached', async () => {
    const { page, close, member } = await begunSite()
    await visit(page, stressCase.questions)
    await page.route('**/api/stress-scale', (route) => route.abort())
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    await submitButton(page).click()
    await page
      .getByText(stressCase.refused, { exact: false })
      .or(page.getByText('Waiting'))
      .first()
      .waitFor()
    await page.goto('/logout')
    await page.getByRole('button', { name: 'Log out, and keep them here' }).click()
    await main(page).getByText('One thing you did here is not sent yet.').waitFor()
    await expectNoViolations(page)
    await page.route('**/api/browsers/forget', (route) => route.abort())
    await forget(page).click()
    await page.getByText('we could not reach our server').waitFor()
    await page.unroute('**/api/browsers/forget')
    await forget(page).click()
    await page.getByText('This device has forgotten you.').waitFor()
    await expectNothingOf(page, member)
    await close()
  })
})

/**
 * The headless browser of these e2e tests keeps no whole pages ("BackForwardCacheDisabledForDelegate"), so
 * what a browser does with one is done by hand: it hears nothing of a logout made on a later page, and
 * then that it is shown again.
 */
const putAway = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  })
const bringAgain = (page: Page) =>
  page.evaluate(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
    return getComputedStyle(document.documentElement).opacity
  })

describe('a page that Back brings again', () => {
  it('is as it was for a person still logged in, and shows nothing of one who left, not even for a moment', async () => {
    const {
      page,
      close,
      member: { email },
    } = await openMemberPage(browser, server.url, 'desktop')
    await visit(page, '/account')
    await main(page).getByText(email).first().waitFor()
    await page.waitForLoadState('networkidle')
    await putAway(page)
    expect(await bringAgain(page)).toBe('1')
    expect(placeOf(page)).toBe('/account')
    expect(await main(page).getByText(email).count()).toBeGreaterThan(0)

    await putAway(page)
    await page.evaluate(() => {
      for (const key of ['token', 'userID']) localStorage.removeItem(key)
    })
    expect(await main(page).getByText(email).count()).toBeGreaterThan(0)
    expect(await bringAgain(page)).toBe('0')
    await page.waitForURL('**/login?next=%2Faccount')
    expect(await main(page).getByText(email).count()).toBe(0)
    await close()
  })
})
