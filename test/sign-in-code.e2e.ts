/** A person who forgot the password signs in on a new device with a code by mail, by keyboard alone. */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** Code in the newest letter to an address; empty while there is none. */
function codeFor(email: string): string {
  const outbox = join(server.dataDir, 'outbox')
  if (!existsSync(outbox)) return ''
  const letters = readdirSync(outbox)
    .toSorted()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
  const letter = letters.findLast((text) => text.includes(`To: ${email}`)) ?? ''
  return /^Subject: (\d{6})/m.exec(letter)?.[1] ?? ''
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

    await expect.poll(() => codeFor(member.email)).toMatch(/^\d{6}$/)
    const code = codeFor(member.email)
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
    expect(codeFor('nobody@example.org')).toBe('')
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    await page.getByLabel('Password', { exact: true }).waitFor()
    await close()
  })
})
