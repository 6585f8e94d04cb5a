/** "People like me": a guest is asked what it needs, on the page itself, and nothing of it is sent. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const guestId = '0193a5c0-0000-7000-8000-000000000017'
const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const focusedText = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

describe('people like me', () => {
  it('asks a guest for two things, compares on the device, and forgets them again', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small', {
      storageState: {
        cookies: [],
        origins: [{ origin: server.url, localStorage: [{ name: 'userID', value: guestId }] }],
      },
    })
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))

    await visit(page, '/people')
    await main(page).getByText('Take one short test first.', { exact: false }).waitFor()
    await visit(page, '/about1')
    await page.getByLabel('Stress', { exact: false }).first().fill('12')
    await main(page)
      .getByRole('button', { name: /^Check/ })
      .click()
    await main(page).getByRole('button', { name: 'Save these scores' }).click()
    await page.waitForURL('**/about5')

    await visit(page, '/people')
    await main(page).getByRole('heading', { name: 'Two things about you' }).waitFor()
    await page.getByLabel('Year of birth').fill('51')
    await button(page, 'Compare me').click()
    await main(page).getByRole('link', { name: 'Type a year, like 1950.' }).waitFor()
    await main(page).getByRole('link', { name: 'Choose one of the three.' }).waitFor()
    await expectNoViolations(page)
    expect(await page.getByLabel('Year of birth').inputValue()).toBe('51')
    const seventy = String(new Date().getFullYear() - 70)
    await page.getByLabel('Year of birth').fill(seventy)
    await page.getByLabel('Female').check()
    await button(page, 'Compare me').click()
    await main(page).getByText('You are compared with women aged 65 to 74.').waitFor()
    await expect.poll(() => focusedText(page)).toBe('You and people like you')
    await main(page).getByText('Stress', { exact: true }).first().waitFor()
    await main(page).getByText('About what is usual for women aged 65 to 74.').waitFor()
    await main(page).getByText('The figures, and where they come from').click()
    await main(page).getByText('United States survey of 2009', { exact: false }).waitFor()

    await page.reload()
    await main(page).getByText(`Year of birth: ${seventy}. Female.`).waitFor()
    await button(page, 'Change').click()
    await page.getByLabel('I would rather not say').check()
    await button(page, 'Compare me').click()
    await main(page).getByText('Then we leave this out.', { exact: false }).waitFor()
    await button(page, 'Remove it').click()
    await page.getByText('It is removed from this device.').waitFor()
    await main(page).getByRole('heading', { name: 'Two things about you' }).waitFor()
    await expect.poll(() => page.getByLabel('Year of birth').inputValue()).toBe('')
    expect(sent.filter((line) => !line.startsWith('GET') || line.includes('/api/people'))).toEqual(
      [],
    )
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is reached from a result, and shows a member all six rows', async () => {
    const { page, drainPageErrors, close, member } = await openMemberPage(
      browser,
      server.url,
      'phone',
    )
    await submitAll(server.url, member)
    await visit(page, '/stressscore')
    await main(page).getByRole('link', { name: 'People like me' }).click()
    await main(page).getByText('You are compared with women aged 75 and over.').waitFor()
    expect(await main(page).getByRole('listitem').count()).toBe(6)
    await main(page).getByRole('link', { name: 'Change it in my account' }).waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
