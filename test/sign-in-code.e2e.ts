/** A person who forgot the password signs in on a new device with a code by mail, by keyboard alone. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { type MailServer, startMailServer } from './support/mail-server.ts'
import { openMemberPage, registerMember } from './support/person.ts'
import { sharedApp, sharedBrowser } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser
let mail: MailServer

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

async function codeFor(email: string): Promise<string> {
  const { content } = await mail.letterTo(email, (letter) =>
    /^Subject: \d{6}/m.test(letter.content),
  )
  return /^Subject: (\d{6})/m.exec(content)?.[1] ?? ''
}

/** Presses Tab until the wanted control has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true })
  for (let presses = 0; presses < 30; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab never came to ${name}.`)
}

describe('a new device on a small screen', () => {
  it('lets its person in with the code, names a wrong one, knows them afterwards, and does not tell who has an account', async () => {
    const member = await registerMember(server.url)
    const { page, close } = await openPage(browser, server.url, 'small')
    await visit(page, '/login')
    await page.getByLabel('Email').focus()
    await page.keyboard.type(member.email)
    await page.keyboard.press('Enter')
    await page.getByRole('alert').getByText('Invalid email', { exact: true }).waitFor()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await tabTo(page, 'Send me a code by email')
    await page.keyboard.press('Enter')
    await page.getByRole('status').getByText('We have sent you a code').waitFor()
    const field = page.getByLabel('Code from the email')
    await expect
      .poll(() => field.evaluate((element) => element === document.activeElement))
      .toBe(true)
    await page.getByText('If this is your first code for this account').waitFor()

    const code = await codeFor(member.email)
    await page.keyboard.type(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'This code is not right' }).waitFor()
    await expectNoViolations(page)

    await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`)
    await field.press('Enter')
    await page.waitForURL('**/evaluations')
    await page.getByRole('status').getByText('Your earlier password no longer works.').waitFor()
    await page.getByRole('status').getByRole('link', { name: 'Go to My data' }).click()
    await page.getByText('If you gave your OK before, it ended').waitFor()

    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful').waitFor()
    await visit(page, '/login')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Email').press('Enter')
    await page.waitForURL('**/evaluations')

    // The same is said of an address that has no account.
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful').waitFor()
    await visit(page, '/login')
    await page.getByLabel('Email').fill('nobody@example.org')
    await page.getByLabel('Email').press('Enter')
    await page.getByRole('button', { name: 'Send me a code by email' }).click()
    await page.getByRole('status').getByText('We have sent you a code').waitFor()
    await page.getByLabel('Code from the email').fill('123456')
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await page.getByRole('alert').getByText('Invalid email', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await close()
  })
})

describe('where the site sends no mail', () => {
  it('nobody is told to wait for a code: not at the door, and not on My data', async () => {
    const { server: plain } = await sharedApp()
    const { page, member, close } = await openMemberPage(browser, plain.url, 'phone')
    await visit(page, '/account')
    await page.getByText('You cannot change it here: this site sends no codes').waitFor()
    expect(await page.getByText('We send codes to it').count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Confirm my email' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.getByText('Logout successful').waitFor()
    await page.context().clearCookies()
    await visit(page, '/login')
    await page.getByLabel('Email').fill(member.email)
    await page.getByLabel('Email').press('Enter')
    await page.getByLabel('Password', { exact: true }).waitFor()
    expect(await page.getByText(/\bcode\b/).count()).toBe(0)
    await close()
  })
})
