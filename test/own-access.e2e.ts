/** A person confirms their email, keeps a password or none, and ends in one look what opens their account. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { type Person, signInByEmailAlone, signInFreshMember } from './support/person.ts'
import { sharedApp, sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts'

let mail: MailServer
let server: AppServer
let browser: Browser
/** Passkeys are bound to a name, so the numbers of the address will not do. */
let url: string

beforeAll(async () => {
  mail = await startMailServer()
  ;[server, browser] = await Promise.all([
    startAppServer({ SMTP_URL: mail.url, MAIL_FROM: 'clinic@example.org' }),
    sharedBrowser(),
  ])
  url = server.url.replace('127.0.0.1', 'localhost')
})

afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

async function codeFor(email: string): Promise<string> {
  const { content } = await mail.letterTo(email, (letter) =>
    /^Subject: \d{6}/m.test(letter.content),
  )
  return /^Subject: (\d{6})/m.exec(content)?.[1] ?? ''
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(
    false,
  )
}

/** A message that is said far from the button is not seen on a small screen. */
async function expectSeen(page: Page, text: string): Promise<void> {
  const said = page.getByRole('status').getByText(text)
  await said.waitFor()
  await expect.poll(() => said.evaluate(isInView)).toBe(true)
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

const focused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent ?? ''))

async function pressByKeyboard(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Status of a login with the password, where nobody knows the browser. */
async function logInElsewhere({ email, password }: Person): Promise<number> {
  const response = await fetch(server.url + addresses.login.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  return response.status
}

async function openMyData(screen: ScreenName) {
  const opened = await openPage(browser, url, screen)
  const device = await addVirtualAuthenticator(opened.page)
  const member = await signInFreshMember(opened.page)
  await visit(opened.page, '/account')
  return { ...opened, device, member }
}

async function makePasskey(page: Page): Promise<void> {
  await button(page, 'Create a passkey').click()
  await page.getByRole('status').getByText('Your passkey is ready.').waitFor()
}

describe('the email on a small screen', () => {
  it('is confirmed with a code, which ends what a stranger may have set up', async () => {
    const { page, member, drainPageErrors, close } = await openMyData('small')
    await makePasskey(page)
    expect(await logInElsewhere(member)).toBe(200)
    await page.reload()
    await part(page, 'Your email').getByText('Not confirmed yet.').waitFor()
    await expectFits(page)

    await pressByKeyboard(page, 'Confirm my email')
    const dialog = page.getByRole('dialog', { name: 'Confirm your email' })
    await dialog.getByText('The first code from your email also ends').waitFor()
    await pressByKeyboard(page, 'Send me a code by email')
    await dialog.getByLabel('Code from the email').waitFor()
    await expectNoViolations(page)
    await expectFits(page)
    await page.keyboard.type(await codeFor(member.email))
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Your email is confirmed.').waitFor()
    await focused(page).toBe('Your email')
    await part(page, 'Your email')
      .getByText(/^Confirmed on/)
      .waitFor()
    await page.getByText('You have no passkeys yet.').waitFor()
    await page.getByText('No other phone, tablet or computer knows you.').waitFor()
    await page.getByText('You have no password.').waitFor()
    await expectFits(page)
    expect(await logInElsewhere(member)).toBe(401)

    await pressByKeyboard(page, 'Yes, I agree')
    await page.getByRole('status').getByText('Your OK is saved.').waitFor()
    await pressByKeyboard(page, 'Set a password now')
    await page.getByLabel('New password').waitFor()
    await page.keyboard.type('eight loud herons')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Your password is saved.').waitFor()
    expect(await logInElsewhere({ ...member, password: 'eight loud herons' })).toBe(200)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('the password on a small screen, by keyboard alone', () => {
  it('is changed, removed and set, each time after a proof', async () => {
    const { page, close } = await openPage(browser, server.url, 'small')
    const member = await signInByEmailAlone(page)
    await visit(page, '/account')
    await pressByKeyboard(page, 'Change my password')
    await page.keyboard.type('short')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Use 8 or more characters.' }).waitFor()
    await expectFits(page)
    await page.getByLabel('New password').fill('eight loud herons')
    await page.getByLabel('New password').press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Please show that it is you' })
    await dialog.waitFor()
    await expectNoViolations(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.getByLabel('New password').inputValue()).toBe('eight loud herons')
    await button(page, 'Save my password').waitFor()
    await page.getByLabel('New password').press('Enter')
    await dialog.waitFor()
    await page.keyboard.type(member.password)
    await page.keyboard.press('Enter')
    await expectSeen(page, 'Your password is saved.')
    await focused(page).toBe('Your password')
    expect(await logInElsewhere(member)).toBe(401)
    const changed = { ...member, password: 'eight loud herons' }
    expect(await logInElsewhere(changed)).toBe(200)

    await pressByKeyboard(page, 'Remove my password')
    await page.getByRole('dialog', { name: 'Remove your password?' }).waitFor()
    await expectFits(page)
    await pressByKeyboard(page, 'Remove it')
    await expectSeen(page, 'Your password is removed.')
    await focused(page).toBe('Your password')
    expect(await logInElsewhere(changed)).toBe(401)

    await pressByKeyboard(page, 'Set a password')
    await page.keyboard.type('nine shy herons')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('Your password is saved.').waitFor()
    expect(await logInElsewhere({ ...member, password: 'nine shy herons' })).toBe(200)
    await close()
  })
})

describe('where no mail goes out', () => {
  it('a password that is the only way in is not taken away, and no code is promised', async () => {
    const { server: plain } = await sharedApp()
    const { page, close } = await openPage(
      browser,
      plain.url.replace('127.0.0.1', 'localhost'),
      'small',
    )
    await addVirtualAuthenticator(page)
    await signInFreshMember(page)
    await visit(page, '/account')
    await part(page, 'Your password').getByText('it is your only way in').waitFor()
    expect(await button(page, 'Remove my password').count()).toBe(0)
    await button(page, 'Sign out everywhere else').click()
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' })
    await dialog.getByText('it is your only way in').waitFor()
    expect(await dialog.getByRole('checkbox').count()).toBe(0)
    await expectFits(page)
    await page.keyboard.press('Escape')

    await makePasskey(page)
    await button(page, 'Sign out everywhere else').click()
    await dialog.getByRole('checkbox', { name: 'My password' }).check()
    await dialog.getByRole('checkbox', { name: 'My passkey' }).check()
    expect(await dialog.getByRole('checkbox', { name: 'My password' }).count()).toBe(0)
    await page.keyboard.press('Escape')
    await button(page, 'Remove my password').click()
    await page.getByText('You can still log in on a new device with your passkey.').waitFor()
    await button(page, 'Remove it').click()
    await expectSeen(page, 'Your password is removed.')
    await close()
  })
})

describe('everything else on a desktop screen', () => {
  it('ends in one look: browsers, passkeys, links and the password', async () => {
    const { page, member, drainPageErrors, close } = await openMyData('desktop')
    await makePasskey(page)
    expect(await logInElsewhere(member)).toBe(200)
    const shared = await page.request.post(addresses.createShare.path, {
      headers: { authorization: `Bearer ${member.token}` },
      data: { name: 'For my nurse', duration: 'week' },
    })
    expect(shared.ok()).toBe(true)

    await pressByKeyboard(page, 'Sign out everywhere else')
    const dialog = page.getByRole('dialog', { name: 'Sign out everywhere else' })
    await dialog.getByText('These are signed out:').waitFor()
    await dialog.getByText('For my nurse').waitFor()
    expect(await dialog.getByRole('checkbox', { checked: true }).count()).toBe(0)
    await expectNoViolations(page)
    await expectFits(page)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    expect(await logInElsewhere(member)).toBe(200)

    await page.keyboard.press('Enter')
    for (const name of ['My password', 'My passkey', 'My link to my results']) {
      await dialog.getByRole('checkbox', { name, exact: true }).focus()
      await page.keyboard.press('Space')
    }
    await pressByKeyboard(page, 'End what is ticked, and sign out elsewhere')
    const status = page.getByRole('status')
    await status.getByText('You are signed out everywhere else.').waitFor()
    await status.getByText('My password, My passkey, My link to my results').waitFor()
    await focused(page).toBe('Sign out everywhere else')
    await page.getByText('No other phone, tablet or computer knows you.').waitFor()
    await page.getByText('You have no passkeys yet.').waitFor()
    await page.getByText('You share no links now.').waitFor()
    await page.getByText('You have no password.').waitFor()
    expect(await logInElsewhere(member)).toBe(401)
    await expectFits(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
