/** A person without a mouse: from the home page through an account and a questionnaire to the score and its making. */

import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from '../flow-cases.ts'
import type { AppServer } from '../support/app-server.ts'
import { expectNoViolations } from '../support/axe.ts'
import { openPage } from '../support/browser.ts'
import { newPerson } from '../support/person.ts'
import { sharedApp } from '../support/shared-app.ts'
import { placeOf, visit } from '../support/visit.ts'
import { tabTo, untilHeadingHasFocus } from './tab-to.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

describe('with the keyboard alone', () => {
  it('a stranger gets an account, a score, and sees how it was made', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'desktop')
    const { keyboard } = page
    const main = page.getByRole('main')
    const person = newPerson()

    await visit(page, '/')
    await keyboard.press('Tab')
    await keyboard.press('Enter')
    expect(await main.evaluate((place) => place.contains(document.activeElement))).toBe(true)

    await visit(page, '/register')
    await tabTo(page, main.getByLabel('Email'))
    await keyboard.type(person.email)
    await tabTo(page, main.getByLabel('Password', { exact: true }))
    await keyboard.type(person.password)
    await tabTo(page, main.getByLabel('Year of birth'))
    await keyboard.type(String(person.yearOfBirth))
    await tabTo(page, main.getByLabel('Gender'))
    await keyboard.type(person.gender)
    await tabTo(page, main.getByRole('button', { name: 'Register', exact: true }))
    await keyboard.press('Enter')
    await page.waitForURL((url) => url.pathname !== '/register')

    await visit(page, '/login')
    await tabTo(page, main.getByLabel('Email'))
    await keyboard.type(person.email)
    await keyboard.press('Enter')
    await page.waitForURL('**/evaluations')
    const card = main.getByRole('link', { name: 'Stress', exact: true })
    await tabTo(page, card)
    await keyboard.press('Enter')
    await page.waitForURL('**/stress')
    await tabTo(page, main.getByRole('link', { name: 'Start', exact: true }))
    await keyboard.press('Enter')

    for (const [index, { items }] of stressCase.instrument.pages.entries()) {
      await page.waitForURL((url) => url.searchParams.get('page') === String(index + 1))
      for (const { prompt } of items) {
        const group = main.getByRole('group', { name: prompt, exact: true })
        await tabTo(page, group.getByRole('radio').first())
        await keyboard.press('Space')
        await keyboard.press('ArrowDown')
        await expect.poll(() => group.getByRole('radio').nth(1).isChecked()).toBe(true)
      }
      await keyboard.press('Enter')
    }

    await page.waitForURL('**/stressscore')
    await untilHeadingHasFocus(page, '')
    await page.getByRole('meter').waitFor()
    await tabTo(page, main.locator('summary', { hasText: 'How this score was made' }))
    await keyboard.press('Enter')
    await main.getByText('Strain', { exact: true }).last().waitFor()
    await expectNoViolations(page)

    // The key for this is the browser's own, and has none here.
    await page.goBack()
    await main.getByText(/^You sent these answers on /).waitFor()
    expect(placeOf(page)).toContain('/stressscale')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
