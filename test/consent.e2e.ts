/** Agreeing to what happens to one's data: as one registers, or later, and never by accident. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { currentConsentVersion } from '#contract/consent.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson, signInAgain } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const agree = 'I agree that this site keeps and uses my data in this way.'

/** Registers by the bare call of the specification, which knows no consent, and signs in. */
async function signInWithoutConsent(page: Page): Promise<void> {
  const person = newPerson()
  const { email, password, yearOfBirth, gender } = person
  const age = new Date().getFullYear() - yearOfBirth
  const { request } = page.context()
  const data = { email, password, age, gender, yearOfBirth }
  expect((await request.post('/register', { data })).status()).toBe(200)
  await signInAgain(page, person)
  await visit(page, '/evaluations')
}

describe('consent on a desktop screen', () => {
  it('is asked for right above the button, and kept with its version', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await visit(page, '/register')
    // More about it, without taking along what was typed.
    await main(page).getByLabel('Email').fill('ada@example.com')
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      main(page).getByRole('link', { name: 'Read more about your data' }).click(),
    ])
    await opened.getByRole('heading', { level: 1, name: 'Your privacy' }).waitFor()
    await opened.close()
    await expect.poll(() => main(page).getByLabel('Email').inputValue()).toBe('ada@example.com')

    await fillRegistration(page, newPerson())
    await main(page).getByText(agree).waitFor()
    await expectNoViolations(page)
    await main(page).getByRole('button', { name: 'Register' }).click()
    await page.getByText('Registration successful. Please login.', { exact: true }).waitFor()
    await main(page).getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/evaluations')
    await visit(page, '/account')
    await page.getByText(`You agreed to version ${currentConsentVersion} on `).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is asked for later where it is missing, and stops nobody', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    await signInWithoutConsent(page)
    await page.getByRole('heading', { name: 'We need your OK' }).waitFor()
    await expectNoViolations(page)
    await visit(page, '/stressscale')
    await page.getByRole('radio').first().waitFor()
    await visit(page, '/evaluations')
    await page.getByRole('link', { name: 'Read and decide' }).click()
    await page.waitForURL('**/account')
    await page.getByRole('heading', { name: 'We need your OK' }).waitFor()
    await expectNoViolations(page)

    await main(page).getByRole('button', { name: 'Yes, I agree' }).click()
    await page.getByRole('status').getByText('Thank you. Your OK is saved.').waitFor()
    await page.getByText(`You agreed to version ${currentConsentVersion} on `).waitFor()
    const me = page.waitForResponse('**/api/me')
    await visit(page, '/evaluations')
    await (await me).finished()
    await page.getByRole('heading', { name: 'Your evaluations' }).waitFor()
    expect(await page.getByRole('heading', { name: 'We need your OK' }).count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
