/** A person gives their account another email, with a code read from a real mail server. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName } from './support/browser.ts'
import { startMailServer, type MailServer } from './support/mail-server.ts'
import { newPerson, openMemberPage, registerMember } from './support/person.ts'
import { sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

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

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const newEmail = (page: Page) => page.getByLabel('New email')
const codeField = (page: Page) => page.getByLabel('Code from the email')

const isAbout = (subject: string) => (letter: { content: string }) =>
  letter.content.includes(`Subject: ${subject}`)

async function codeFor(email: string): Promise<string> {
  const { content } = await mail.letterTo(email)
  return /^Subject: (\d{6})/m.exec(content)?.[1] ?? ''
}

async function openForm(screen: ScreenName) {
  const opened = await openMemberPage(browser, server.url, screen)
  const { member } = opened
  await visit(opened.page, '/account')
  await button(opened.page, 'Change my email').click()
  await newEmail(opened.page).waitFor()
  return { ...opened, member }
}

describe('another email on a small screen', () => {
  it('is set with the code from the letter, by keyboard alone', async () => {
    const { page, member, drainPageErrors, close } = await openForm('small')
    const { email } = newPerson()
    const hasFocus = (label: string) =>
      expect
        .poll(() => page.getByLabel(label).evaluate((field) => field === document.activeElement))
        .toBe(true)
    await hasFocus('New email')
    await page.keyboard.type('not an email')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Type an email like name@example.com.' }).waitFor()
    await expect.poll(() => newEmail(page).inputValue()).toBe('not an email')
    await expectNoViolations(page)

    await newEmail(page).fill(email)
    await newEmail(page).press('Enter')
    await page.getByText('We have sent a code to:').waitFor()
    await hasFocus('Code from the email')
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth),
    ).toBe(false)

    const code = await codeFor(email)
    await page.keyboard.type(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'This code is not right' }).waitFor()
    await expectNoViolations(page)
    expect(drainPageErrors().filter((line) => !line.includes('400'))).toEqual([])

    // On a phone the page is often loaded anew when a person comes back from their mail.
    await page.reload()
    await codeField(page).fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await codeField(page).press('Enter')
    await page
      .getByRole('region', { name: 'Your email', exact: true })
      .getByRole('status')
      .getByText('Your email is changed.')
      .waitFor()
    await page.getByText(email, { exact: true }).waitFor()
    expect(drainPageErrors()).toEqual([])

    const { content } = await mail.letterTo(
      member.email,
      isAbout('The email of your account was changed'),
    )
    expect(content).not.toContain(email)
    const login = (wanted: string) =>
      page.context().request.post('/login', { data: { email: wanted } })
    expect((await login(email)).status()).toBe(200)
    expect((await login(member.email)).status()).toBe(401)
    await close()
  })
})

describe('an email that belongs to somebody else', () => {
  it('is answered like any other, only its reader learns of it, and a lost connection loses nothing', async () => {
    const other = await registerMember(server.url)
    const { page, member, close } = await openForm('phone')
    await page.route('**/api/me/email', (route) => route.abort())
    await newEmail(page).fill(other.email)
    await button(page, 'Send me a code').click()
    await page.getByRole('alert').getByText('The code could not be sent.').waitFor()
    await expect.poll(() => newEmail(page).inputValue()).toBe(other.email)

    await page.unroute('**/api/me/email')
    await button(page, 'Send me a code').click()
    await page.getByText('We have sent a code to:').waitFor()
    const { content } = await mail.letterTo(
      other.email,
      isAbout('This email already has an account'),
    )
    expect(content).toContain('If it was not you')
    expect(content).not.toContain(member.email)
    await button(page, 'Send me a new code').click()
    await button(page, 'Send me a new code').waitFor()
    await codeField(page).fill('123456')
    await button(page, 'Save my new email').click()
    await page.getByRole('alert').getByText('Your email could not be changed.').waitFor()
    await button(page, 'Type another email').click()
    await expect.poll(() => newEmail(page).inputValue()).toBe(other.email)
    await button(page, 'Keep my old email').click()
    await page.getByText(member.email, { exact: true }).waitFor()
    await close()
  })
})
