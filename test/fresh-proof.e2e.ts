/** A session that began with the email alone asks for a fresh proof before it gives anything away. */

import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { newPerson, signInByEmailAlone, signInFreshMember } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { addVirtualAuthenticator } from './support/virtual-authenticator.ts'

let mail: MailServer
let server: AppServer
let browser: Browser

beforeAll(async () => {
  mail = await startMailServer()
  ;[server, browser] = await Promise.all([
    startAppServer({ SMTP_URL: mail.url, MAIL_FROM: 'clinic@example.org' }),
    sharedBrowser(),
  ])
})

afterAll(async () => {
  await server?.stop()
  await mail?.stop()
})

const question = 'Please show that it is you'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const proofDialog = (page: Page) => page.getByRole('dialog', { name: question })
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true })
const codeField = (page: Page) => page.getByLabel('Code from the email')

async function codeFor(email: string): Promise<string> {
  const { content } = await mail.letterTo(email, (letter) =>
    /^Subject: \d{6}/m.test(letter.content),
  )
  return /^Subject: (\d{6})/m.exec(content)?.[1] ?? ''
}

async function openRemembered(screen: ScreenName, path = '/account') {
  const opened = await openPage(browser, server.url, screen)
  const member = await signInByEmailAlone(opened.page)
  await visit(opened.page, path)
  return { ...opened, member }
}

async function expectFits(page: Page): Promise<void> {
  await expectNoViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(
    false,
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

const hasFocus = (page: Page, name: string) =>
  expect
    .poll(() => button(page, name).evaluate((found) => found === document.activeElement))
    .toBe(true)

describe('by password on a desktop screen', () => {
  it('a download begins only after the proof, by keyboard alone', async () => {
    const { page, member, drainPageErrors, close } = await openRemembered('desktop')
    await button(page, 'Download everything').focus()
    await page.keyboard.press('Enter')
    await proofDialog(page).waitFor()
    await expectFits(page)
    await page.keyboard.press('Escape')
    await page.getByRole('status').getByText('You went back. Nothing has changed.').waitFor()
    await hasFocus(page, 'Download everything')
    // The words stand at the top of the page; the press stays in view.
    const pressed = page.locator('[aria-describedby=about-json]')
    await expect.poll(() => pressed.evaluate(isInView)).toBe(true)

    await page.evaluate(() => (document.documentElement.dataset.text = 'largest'))
    await page.keyboard.press('Enter')
    await proofDialog(page).waitFor()
    expect(await proofDialog(page).getByRole('heading').evaluate(isInView)).toBe(true)
    await page.evaluate(() => delete document.documentElement.dataset.text)
    await page.keyboard.type('not my password')
    await page.keyboard.press('Enter')
    await proofDialog(page).getByRole('link', { name: 'This password is not right.' }).waitFor()
    await expectFits(page)

    await passwordField(page).fill(member.password)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      passwordField(page).press('Enter'),
    ])
    expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toMatchObject({
      person: { email: member.email },
    })
    await hasFocus(page, 'Download everything')
    expect(drainPageErrors().filter((line) => !/status of (403|400)/.test(line))).toEqual([])
    await close()
  })

  it('everything is deleted, and nothing before the proof', async () => {
    const { page, member, close } = await openRemembered('desktop')
    await button(page, 'Delete my data').click()
    const dialog = page.getByRole('dialog', { name: 'Delete everything for good?' })
    await dialog.getByRole('checkbox').check()
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await proofDialog(page).waitFor()
    await button(page, 'No, go back').click()
    await proofDialog(page).waitFor({ state: 'hidden' })
    await expect.poll(() => dialog.getByRole('checkbox').isChecked()).toBe(true)
    await hasFocus(page, 'Delete for good')

    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await passwordField(page).fill(member.password)
    await passwordField(page).press('Enter')
    await page.getByRole('status').getByText('All your data is deleted.').waitFor()
    await close()
  })
})

describe('by a code from the mail', () => {
  it('another email is asked for, with what was typed before still there', async () => {
    const { page, member, close } = await openRemembered('small')
    const { email } = newPerson()
    await button(page, 'Change my email').click()
    await page.getByLabel('New email').fill(email)
    await button(page, 'Send me a code').click()
    await proofDialog(page).waitFor()
    await button(page, 'No, go back').click()
    await expect.poll(() => page.getByLabel('New email').inputValue()).toBe(email)

    await button(page, 'Send me a code').click()
    await proofDialog(page).getByText('The first code from your email also ends').waitFor()
    await button(page, 'Send me a code by email').click()
    await codeField(page).waitFor()
    await expectFits(page)
    const code = await codeFor(member.email)
    await page.keyboard.type(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await proofDialog(page).getByRole('link', { name: 'This code is not right' }).waitFor()

    // On a phone the page is often loaded anew when a person comes back from their mail.
    await page.reload()
    await button(page, 'Change my email').click()
    await page.getByLabel('New email').fill(email)
    await button(page, 'Send me a code').click()
    await codeField(page).fill(code)
    await codeField(page).press('Enter')
    await page.getByText('We have sent a code to:').waitFor()
    await page.getByText(email, { exact: true }).waitFor()
    await close()
  })

  it('is told to wait after too many tries, and the other ways stay', async () => {
    const { page, close } = await openRemembered('phone')
    await page.route('**/api/me/proof', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'retry-after': '120' },
        json: { error: 'Wait.', code: 'TOO_MANY_REQUESTS' },
      }),
    )
    await button(page, 'Download as a table').click()
    await passwordField(page).fill('seven quiet herons')
    await passwordField(page).press('Enter')
    await page.getByRole('link', { name: 'Please wait 2 minutes' }).waitFor()
    await button(page, 'Send me a code by email').click()
    await codeField(page).waitFor()
    await close()
  })
})

describe('by a passkey', () => {
  it('a link is made with what was typed before, and the wrong finger is explained', async () => {
    // Passkeys are bound to a name, so the numbers of the address will not do.
    const named = server.url.replace('127.0.0.1', 'localhost')
    const { page, close } = await openPage(browser, named, 'small')
    const device = await addVirtualAuthenticator(page)
    const member = await signInFreshMember(page)
    await visit(page, '/account')
    await button(page, 'Create a passkey').click()
    await page.getByRole('status').getByText('Your passkey is ready.').waitFor()
    await signInByEmailAlone(page, member)

    await visit(page, '/share')
    await page.getByLabel('A name for this link').fill('For my daughter')
    await button(page, 'Make the link').click()
    await proofDialog(page).waitFor()
    await device.setFinger(false)
    await button(page, 'Use my passkey').click()
    await proofDialog(page).getByRole('alert').getByText('It was stopped').waitFor()
    await expectFits(page)
    await device.setFinger(true)
    await button(page, 'Use my passkey').click()
    await page.getByRole('heading', { name: 'Your link is ready' }).waitFor()
    await visit(page, '/account')
    await page.getByText('For my daughter').waitFor()
    await close()
  })
})

describe('a guest', () => {
  it('is asked for no proof: everything is on their own device', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    const asked: string[] = []
    await visit(page, '/login')
    await button(page, 'Continue as guest').click()
    await page.waitForURL('**/evaluations')
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/account')
    await button(page, 'Delete my data').click()
    await page.getByRole('checkbox').check()
    await button(page, 'Delete for good').click()
    await page.getByRole('status').getByText('All your data is deleted.').waitFor()
    expect(asked.filter((address) => address.includes('/api/me'))).toEqual([])
    await close()
  })
})
