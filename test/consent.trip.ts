/** Agreeing to what happens to one's data: as one registers, or later, and never by accident. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentConsentVersion } from '#contract/consent.ts'
import { startAppServer, type AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { launchBrowser, openPage, type ScreenName } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson } from './support/person.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([startAppServer(), launchBrowser()])
})

afterAll(async () => {
  await browser?.close()
  await server?.stop()
})

const main = (page: Page) => page.getByRole('main')
const box = (page: Page) => main(page).getByRole('checkbox', { name: 'I agree' })
const fault = 'Tick this box if you agree. We need your OK to keep your data.'

/** Registers by the bare call of the specification, which knows no consent, and signs in. */
async function signInWithoutConsent(page: Page): Promise<void> {
  const { email, password, yearOfBirth, gender } = newPerson()
  const age = new Date().getFullYear() - yearOfBirth
  const { request } = page.context()
  const data = { email, password, age, gender, yearOfBirth }
  expect((await request.post('/register', { data })).status()).toBe(200)
  await visit(page, '/login')
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByRole('button', { name: 'Login', exact: true }).click()
  await page.waitForURL('**/evaluations')
}

describe.each<ScreenName>(['small', 'desktop'])('consent on a %s screen', (screen) => {
  it('is asked for as one registers; without it nothing is sent and nothing is lost', async () => {
    const { page, takeTroubles, close } = await openPage(browser, server.url, screen)
    const person = newPerson()
    await visit(page, '/register')
    await fillRegistration(page, person)
    const row = await main(page).locator('label[for="consent"]').boundingBox()
    expect(row?.height).toBeGreaterThanOrEqual(48)
    await box(page).uncheck()
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await main(page).getByRole('button', { name: 'Register' }).click()
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await summary.getByRole('link', { name: fault }).click()
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await box(page).getAttribute('aria-invalid')).toBe('true')
    await expectNoViolations(page)
    expect(posts).toEqual([])
    expect(await main(page).getByLabel('Email').inputValue()).toBe(person.email)
    expect(await main(page).getByLabel('Password', { exact: true }).inputValue()).toBe(
      person.password,
    )
    expect(await main(page).getByLabel('Gender').inputValue()).toBe(person.gender)

    await page.keyboard.press('Space')
    await main(page).getByRole('button', { name: 'Register' }).click()
    await page.getByText('Registration successful. Please login.', { exact: true }).waitFor()
    await main(page).getByRole('button', { name: 'Login', exact: true }).click()
    await page.waitForURL('**/evaluations')
    await visit(page, '/account')
    await page.getByText(`You agreed to version ${currentConsentVersion} on `).waitFor()
    await expectNoViolations(page)
    expect(takeTroubles()).toEqual([])
    await close()
  })

  it('is asked for later where it is missing, and stops nobody', async () => {
    const { page, takeTroubles, close } = await openPage(browser, server.url, screen)
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
    await main(page).getByText(fault).waitFor()
    expect(await box(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await expectNoViolations(page)
    await page.keyboard.press('Space')
    await main(page).getByRole('button', { name: 'Yes, I agree' }).click()
    await page.getByRole('status').getByText('Thank you. Your OK is saved.').waitFor()
    await page.getByText(`You agreed to version ${currentConsentVersion} on `).waitFor()
    await expectNoViolations(page)

    await visit(page, '/account')
    await page.getByText(`You agreed to version ${currentConsentVersion} on `).waitFor()
    const me = page.waitForResponse('**/api/me')
    await visit(page, '/evaluations')
    await (await me).finished()
    await page.getByRole('heading', { name: 'Your evaluations' }).waitFor()
    expect(await page.getByRole('heading', { name: 'We need your OK' }).count()).toBe(0)
    expect(takeTroubles()).toEqual([])
    await close()
  })
})

describe('the text', () => {
  it('leads to more about it without taking along what was typed', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await visit(page, '/register')
    await main(page).getByLabel('Email').fill('ada@example.com')
    const [opened] = await Promise.all([
      page.context().waitForEvent('page'),
      main(page).getByRole('link', { name: 'Read more about your data' }).click(),
    ])
    await opened.getByRole('heading', { level: 1, name: 'Your privacy' }).waitFor()
    expect(await main(page).getByLabel('Email').inputValue()).toBe('ada@example.com')
    await close()
  })
})
