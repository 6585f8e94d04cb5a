/** A person makes a passkey, logs in with it where nobody knows them, and removes it. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import {
  addVirtualAuthenticator,
  type VirtualAuthenticator,
} from './support/virtual-authenticator.ts'

let server: AppServer
let browser: Browser
/** Passkeys are bound to a name, so the numbers of the address will not do. */
let url: string

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  url = server.url.replace('127.0.0.1', 'localhost')
})

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const refusedLogin = /status of 401 .*\/login/

async function openMyData(screen: ScreenName) {
  const opened = await openPage(browser, url, screen)
  const device = await addVirtualAuthenticator(opened.page)
  const member = await signInFreshMember(opened.page)
  await visit(opened.page, '/account')
  await button(opened.page, 'Create a passkey').waitFor()
  return { ...opened, device, member }
}

/** A browser that has never seen the person, with their passkeys on its device. */
async function openElsewhere(device: VirtualAuthenticator, screen: ScreenName) {
  const opened = await openPage(browser, url, screen)
  const copy = await device.copyTo(opened.page, false)
  return { ...opened, copy }
}

/** Makes an older browser of it; this device in software would answer every suggestion by itself. */
async function withoutSuggestions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
}

/** Types the email alone, which is not enough here, and waits for the other ways. */
async function showProofs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').focus()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await page.getByRole('alert').getByText('Invalid email', { exact: true }).waitFor()
  await button(page, 'Log in with a passkey').waitFor()
}

/** Presses Tab until the wanted control has the focus, then Enter. */
async function pressByKeyboard(page: Page, name: string | RegExp): Promise<void> {
  const wanted = button(page, name)
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter')
      return
    }
  }
  throw new Error(`Tab never came to ${name}.`)
}

async function make(page: Page): Promise<void> {
  await button(page, 'Create a passkey').click()
  await page.getByRole('status').getByText('Your passkey is ready.').waitFor()
}

describe('a passkey on a small screen, with the keyboard alone', () => {
  it('is made, logs its person in elsewhere, is removed, and is refused from then on', async () => {
    const { page, device, member, drainPageErrors, close } = await openMyData('small')
    const section = page.getByRole('region', { name: 'Passkeys' })
    await section.getByText('You have no passkeys yet.').waitFor()
    await expectNoViolations(page)
    await pressByKeyboard(page, 'Create a passkey')
    await page.getByRole('status').getByText('Your passkey is ready.').waitFor()
    await section.getByText('Not used yet.').waitFor()
    expect(await device.count()).toBe(1)
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await button(page, 'Logout').focus()
    await page.keyboard.press('Enter')
    await page.getByText('Logout successful').waitFor()

    const other = await openElsewhere(device, 'small')
    await visit(other.page, '/login?next=%2Faccount')
    await showProofs(other.page, member.email)
    await expectNoViolations(other.page)
    await other.copy.setAnswering(true)
    await pressByKeyboard(other.page, 'Log in with a passkey')
    await other.page.waitForURL('**/account')
    await other.page.getByRole('status').getByText('Login successful').waitFor()
    await other.page.getByText(/^Last used on/).waitFor()

    await pressByKeyboard(other.page, /^Remove the passkey of Chrome/)
    const dialog = other.page.getByRole('dialog', { name: 'Remove this passkey?' })
    await dialog.waitFor()
    await expectNoViolations(other.page)
    await other.page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await other.page.keyboard.press('Enter')
    await pressByKeyboard(other.page, 'Remove it')
    await other.page.getByRole('status').getByText('The passkey is removed.').waitFor()
    await other.page.getByText('You have no passkeys yet.').waitFor()
    const heading = other.page.getByRole('heading', { name: 'Passkeys' })
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await expectNoViolations(other.page)
    expect(other.drainPageErrors()).toEqual([expect.stringMatching(refusedLogin)])

    const third = await openElsewhere(device, 'small')
    await withoutSuggestions(third.page)
    await visit(third.page, '/login')
    await showProofs(third.page, member.email)
    await third.copy.setAnswering(true)
    await pressByKeyboard(third.page, 'Log in with a passkey')
    await third.page.getByRole('alert').getByText('This passkey did not work.').waitFor()
    await expectNoViolations(third.page)
    expect(placeOf(third.page)).toBe('/login')
    await expect.poll(() => third.page.getByLabel('Email').inputValue()).toBe(member.email)
    await third.page.getByLabel('Password', { exact: true }).fill(member.password)
    await third.page.getByLabel('Password', { exact: true }).press('Enter')
    await third.page.waitForURL('**/evaluations')
    await Promise.all([close(), other.close(), third.close()])
  })
})

describe('a passkey among the suggestions', () => {
  it('logs in a person who picks it, with nothing typed', async () => {
    const { page, device, drainPageErrors, close } = await openMyData('desktop')
    await make(page)
    const other = await openElsewhere(device, 'desktop')
    const asked = other.page.waitForRequest('**/api/login/passkey/options')
    await visit(other.page, '/about')
    await asked
    await other.copy.setAnswering(true)
    await visit(other.page, '/about')
    await other.page.waitForURL('**/evaluations')
    await other.page.getByRole('status').getByText('Login successful').waitFor()
    expect([...drainPageErrors(), ...other.drainPageErrors()]).toEqual([])
    await Promise.all([close(), other.close()])
  })

  it('is not missed by anybody: without one, the page waits and says nothing', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, url, 'phone')
    const asked = page.waitForRequest('**/api/login/passkey/options')
    await visit(page, '/login')
    await asked
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    expect(await page.getByRole('alert').innerText()).toBe('')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('a guest', () => {
  it('is asked for nothing: no challenge is fetched unless they want one', async () => {
    const { page, close } = await openPage(browser, url, 'phone')
    const asked: string[] = []
    await visit(page, '/login')
    await button(page, 'Continue as guest').click()
    await page.waitForURL('**/evaluations')
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await visit(page, '/login')
    await showProofs(page, 'nobody@example.org')
    expect(asked.filter((address) => address.includes('passkey'))).toEqual([])
    await close()
  })
})

describe('a passkey that does not come about', () => {
  it('is explained, and the other ways in are still there', async () => {
    const { page, device, member, close } = await openMyData('phone')
    await make(page)
    const other = await openElsewhere(device, 'phone')
    await withoutSuggestions(other.page)
    await visit(other.page, '/login')
    await showProofs(other.page, member.email)
    const start = button(other.page, 'Log in with a passkey')
    const status = other.page.getByRole('status')
    const alert = other.page.getByRole('alert')
    const filled = other.page.getByLabel('Email')

    await other.copy.setFinger(false)
    await other.copy.setAnswering(true)
    await start.click()
    await status.getByText('You are not logged in yet.').waitFor()
    await expectNoViolations(other.page)
    await expect.poll(() => filled.inputValue()).toBe(member.email)

    await other.copy.setFinger(true)
    await other.page.route('**/api/login/passkey', (route) => route.abort())
    await start.click()
    await alert.getByText('Network error').waitFor()
    await other.page.unroute('**/api/login/passkey')
    await other.page.route('**/api/login/passkey', (route) =>
      route.fulfill({ status: 500, json: { error: 'No.', code: 'INTERNAL' } }),
    )
    await start.click()
    await alert.getByText('Something went wrong on our side.').waitFor()
    await other.page.unroute('**/api/login/passkey')
    await expect.poll(() => filled.inputValue()).toBe(member.email)
    await start.click()
    await other.page.waitForURL('**/evaluations')
    await Promise.all([close(), other.close()])
  })

  it('is explained where it is made, and can be tried again', async () => {
    const { page, device, close } = await openMyData('phone')
    const create = button(page, 'Create a passkey')
    await device.setFinger(false)
    await create.click()
    await page.getByRole('status').getByText('No passkey was made.').waitFor()
    await expectNoViolations(page)
    await device.setFinger(true)
    await page.route('**/api/passkeys', (route) => route.abort())
    await create.click()
    await page.getByRole('alert').getByText('Network error').waitFor()
    await page.unroute('**/api/passkeys')
    await make(page)
    await create.click()
    await page.getByRole('status').getByText('This device has a passkey for you already.').waitFor()
    expect(await button(page, /^Remove the passkey/).count()).toBe(1)
    await close()
  })

  it('is not offered where no passkey can be', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const member = await signInFreshMember(page)
    await visit(page, '/account')
    await page.getByText('This browser cannot make passkeys here.').waitFor()
    expect(await button(page, 'Create a passkey').count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    const other = await openPage(browser, server.url, 'phone')
    await visit(other.page, '/login')
    await other.page.getByLabel('Email').fill(member.email)
    await other.page.getByLabel('Email').press('Enter')
    await button(other.page, 'Send me a code by email').waitFor()
    expect(await button(other.page, 'Log in with a passkey').count()).toBe(0)
    await Promise.all([close(), other.close()])
  })
})
