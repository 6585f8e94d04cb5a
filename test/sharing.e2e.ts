/** A member shares results by a link, somebody without an account reads them, and stopping ends it at once. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import { addresses } from '#contract/addresses.ts'
import { testStep } from '#server/store/test-records.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { type MemberPage, openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

const ended =
  'This link has ended or is not right. Ask the person who gave it to you for a new one.'

let server: AppServer
let browser: Browser
let owner: MemberPage
let reader: WatchedPage

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  owner = await openMemberPage(browser, server.url, 'small')
  await submitAll(server.url, owner.member)
  await owner.page.request.patch(addresses.changePlan.path, {
    headers: { authorization: `Bearer ${owner.member.token}` },
    data: { steps: [testStep()] },
  })
})

afterAll(async () => {
  await owner?.close()
  await reader?.close()
})

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

/** From the report to the link that is ready, by keyboard alone. */
async function makeLink(page: Page, name: string): Promise<string> {
  await page.getByLabel('A name for this link').focus()
  await page.keyboard.type(name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await heading(page, 'Your link is ready').waitFor()
  return page.getByRole('textbox', { name: 'Your link' }).inputValue()
}

describe('sharing results', () => {
  it('goes from the report to a reader without an account, and ends at one press', async () => {
    const { page } = owner
    await visit(page, '/report')
    await page.getByRole('link', { name: 'Share my results by a link' }).click()
    await heading(page, 'Share my results').waitFor()
    expect(placeOf(page)).toBe('/share')
    await page.getByRole('button', { name: 'Make the link' }).click()
    const problem = page.getByRole('region', { name: 'There is a problem' })
    await expect.poll(() => problem.evaluate((box) => box === document.activeElement)).toBe(true)
    const link = await makeLink(page, 'For my daughter')
    expect(link).toMatch(new RegExp(`^${server.url}/shared#[\\w-]{43}$`))
    expect(await heading(page, 'Your link is ready').evaluate((one) => one.matches(':focus'))).toBe(
      true,
    )
    await expectNoViolations(page)
    expect(await sideways(page)).toBeLessThanOrEqual(0)

    reader = await openPage(browser, server.url, 'phone')
    const sent: string[] = []
    reader.page.on('request', (request) =>
      sent.push(`${request.url()} ${request.headers()['referer']}`),
    )
    await reader.page.goto(link)
    const sheet = reader.page.getByRole('article', { name: 'Results' })
    await sheet.waitFor()
    const words = await sheet.innerText()
    expect(words).toMatch(/^These are the results of the person who gave you this link/)
    expect(words).toContain('Born in 1950. Female.')
    expect(words).toContain('20 out of 40 Moderate stress')
    expect(words).toContain('What the person is trying')
    expect(words).toContain('“Walk to the corner” (After breakfast, in the street).')
    expect(words).not.toContain('The answers')
    expect(await reader.page.content()).not.toContain(owner.member.email)
    await expectNoViolations(reader.page)
    const [address = '', secret = ''] = link.split('#')
    expect(sent.filter((one) => one.includes(secret))).toEqual([])
    const page404 = await reader.page.request.get(address)
    expect(page404.headers()['x-robots-tag']).toBe('noindex')

    await page.getByRole('link', { name: 'Go to My data' }).click()
    const item = page.getByRole('listitem').filter({ hasText: 'For my daughter' })
    await item.waitFor()
    expect(await item.innerText()).toMatch(
      /Shows your scores, your plan, and your year of birth and gender\./,
    )
    expect(await item.innerText()).toMatch(/Opened once, on /)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByRole('button', { name: 'Stop sharing: For my daughter' }).press('Enter')
    await page.getByText('You share no links now.').waitFor()
    expect(await page.locator('#sharing').evaluate((one) => one.matches(':focus'))).toBe(true)

    expect(reader.drainPageErrors()).toEqual([])
    await reader.page.reload()
    await reader.page.getByRole('alert').getByRole('heading', { name: ended }).waitFor()
    expect(await reader.page.getByRole('article').count()).toBe(0)
    reader.drainPageErrors()
    expect(owner.drainPageErrors()).toEqual([])
  })

  it('shows answers only where they are shared, and waits where there is no answer', async () => {
    const { page } = owner
    await visit(page, '/share')
    await page.getByLabel('A name for this link').fill('Dr. Lee')
    await page.getByLabel('Show my answers too').check()
    await page.getByRole('button', { name: 'Make the link' }).click()
    const link = await page.getByRole('textbox', { name: 'Your link' }).inputValue()
    // Another link on the same page would only be another place on it.
    await reader.page.goto('about:blank')
    await reader.page.route('**/api/shared-report', (route) => route.abort())
    await reader.page.goto(link)
    await heading(reader.page, 'We could not get the results.').waitFor()
    await reader.page.unrouteAll()
    await reader.page.getByRole('button', { name: 'Try again' }).click()
    await heading(reader.page, 'The answers').waitFor()
    expect(await reader.page.getByText('Born in').count()).toBe(0)
    expect(await reader.page.getByText('What the person is trying').count()).toBe(0)
  })

  it('is not offered to guests, who are told what they can do', async () => {
    const { page } = reader
    await visit(page, '/login')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL('**/evaluations')
    await visit(page, '/share')
    await page.getByText('so no link can show them').waitFor()
    await page.getByRole('link', { name: 'Open the report' }).click()
    await heading(page, 'Report for your doctor').waitFor()
  })
})
