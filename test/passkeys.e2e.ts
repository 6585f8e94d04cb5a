/** A person makes a passkey, logs in with it where nobody knows them, and removes it. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { openMemberPage, signInFreshMember } from './support/person.ts'
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
    expect(other.drainPageErrors()).toEqual([expect.stringMatching(refusedLogin)])

    // Once more where nobody knows them, with the passkey still on the device.
    await button(other.page, 'Logout').click()
    await other.page.getByText('Logout successful').waitFor()
    await other.page.context().clearCookies()
    await withoutSuggestions(other.page)
    await visit(other.page, '/login')
    await showProofs(other.page, member.email)
    await pressByKeyboard(other.page, 'Log in with a passkey')
    await other.page.getByRole('alert').getByText('This passkey did not work.').waitFor()
    expect(placeOf(other.page)).toBe('/login')
    await expect.poll(() => other.page.getByLabel('Email').inputValue()).toBe(member.email)
    await other.page.getByLabel('Password', { exact: true }).fill(member.password)
    await other.page.getByLabel('Password', { exact: true }).press('Enter')
    await other.page.waitForURL('**/evaluations')
    await Promise.all([close(), other.close()])
  })
})

describe('a passkey that is made on one device and used on another', () => {
  let own: Awaited<ReturnType<typeof openMyData>>
  let other: Awaited<ReturnType<typeof openElsewhere>>

  beforeAll(async () => {
    own = await openMyData('desktop')
  })

  afterAll(async () => {
    await own?.close()
    await other?.close()
  })

  it('is explained where it does not come about, and can be tried again', async () => {
    const { page, device, drainPageErrors } = own
    const create = button(page, 'Create a passkey')
    await device.setFinger(false)
    await create.click()
    await page.getByRole('status').getByText('No passkey was made.').waitFor()
    await device.setFinger(true)
    await page.route('**/api/passkeys', (route) => route.abort())
    await create.click()
    await page.getByRole('alert').getByText('Network error').waitFor()
    await page.unroute('**/api/passkeys')
    drainPageErrors()
    await make(page)
    await create.click()
    await page.getByRole('status').getByText('This device has a passkey for you already.').waitFor()
    expect(await button(page, /^Remove the passkey/).count()).toBe(1)
    expect(drainPageErrors()).toEqual([])
  })

  it('logs in a person who picks it among the suggestions, with nothing typed', async () => {
    other = await openElsewhere(own.device, 'desktop')
    const asked = other.page.waitForRequest('**/api/login/passkey/options')
    await visit(other.page, '/about')
    await asked
    await other.copy.setAnswering(true)
    await visit(other.page, '/about')
    await other.page.waitForURL('**/evaluations')
    await other.page.getByRole('status').getByText('Login successful').waitFor()
    expect(other.drainPageErrors()).toEqual([])
  })

  it('leaves the other ways in where it fails, and what was typed', async () => {
    const { page, copy } = other
    const { member } = own
    await button(page, 'Logout').click()
    await page.getByText('Logout successful').waitFor()
    await page.context().clearCookies()
    await withoutSuggestions(page)
    await visit(page, '/login')
    await showProofs(page, member.email)
    const start = button(page, 'Log in with a passkey')
    const alert = page.getByRole('alert')
    const filled = page.getByLabel('Email')

    await copy.setFinger(false)
    await start.click()
    await page.getByRole('status').getByText('You are not logged in yet.').waitFor()
    await expectNoViolations(page)
    await expect.poll(() => filled.inputValue()).toBe(member.email)

    await copy.setFinger(true)
    await page.route('**/api/login/passkey', (route) => route.abort())
    await start.click()
    await alert.getByText('Network error').waitFor()
    await page.unroute('**/api/login/passkey')
    await page.route('**/api/login/passkey', (route) =>
      route.fulfill({ status: 500, json: { error: 'No.', code: 'INTERNAL' } }),
    )
    await start.click()
    await alert.getByText('Something went wrong on our side.').waitFor()
    await page.unroute('**/api/login/passkey')
    await expect.poll(() => filled.inputValue()).toBe(member.email)
    await start.click()
    await page.waitForURL('**/evaluations')
  })
})

describe('without a passkey', () => {
  it('the page waits and says nothing, and a guest is asked for nothing: no challenge is fetched unless they want one', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, url, 'phone')
    const offered = page.waitForRequest('**/api/login/passkey/options')
    await visit(page, '/login')
    await offered
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByRole('link', { name: 'Create an account' }).click()
    await page.waitForURL('**/register')
    expect(await page.getByRole('alert').innerText()).toBe('')
    expect(drainPageErrors()).toEqual([])

    await visit(page, '/login')
    await button(page, 'Continue as guest').click()
    await page.waitForURL('**/evaluations')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') asked.push(request.url())
    })
    await visit(page, '/login')
    await showProofs(page, 'nobody@example.org')
    expect(asked.filter((address) => address.includes('passkey'))).toEqual([])
    await close()
  })

  it('none is offered where none can be', async () => {
    const { page, drainPageErrors, close, member } = await openMemberPage(
      browser,
      server.url,
      'phone',
    )
    await visit(page, '/account')
    await page.getByText('This browser cannot make passkeys here.').waitFor()
    expect(await button(page, 'Create a passkey').count()).toBe(0)
    await button(page, 'Logout').click()
    await page.getByText('Logout successful').waitFor()
    expect(drainPageErrors()).toEqual([])
    await page.context().clearCookies()
    await visit(page, '/login')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Email').press('Enter')
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(await button(page, 'Log in with a passkey').count()).toBe(0)
    await close()
  })
})
