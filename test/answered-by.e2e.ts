/** Somebody helps: said before the questions, hinted at them, recorded, and told beside the score; for a guest, by keyboard. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('helper mode', () => {
  it("is chosen on the start page by keyboard, and stays beside a guest's score", async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await visit(page, '/login')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL('**/evaluations')
    await page.getByRole('main').getByRole('link', { name: 'Stress', exact: true }).click()
    await page.waitForURL('**/stress')
    expect(await page.getByText('Please read each question aloud').count()).toBe(0)
    await page.locator('summary', { hasText: 'Is someone helping you?' }).focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowDown')
    const hint = page.getByText('Please read each question aloud and let them choose.')
    await hint.waitFor()
    const helped = page.getByLabel('Someone helps me read or type')
    expect(await helped.evaluate((one) => one.matches(':focus:checked'))).toBe(true)
    await expectNoViolations(page)
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.getByRole('link', { name: 'Start' }).click()
    await page.getByRole('heading', { name: 'For the person who helps' }).waitFor()
    await expectNoViolations(page)
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    await submitButton(page).click()
    await page.getByText('Answered with help.').waitFor()
    await expectNoViolations(page)
    await visit(page, '/report')
    const sheet = page.getByRole('article', { name: 'Report for your doctor' })
    expect(await sheet.innerText()).toMatch(/Who answered:?\s*Answered with help\./)
    await visit(page, '/about5')
    await page.getByText('Answered with help').waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('warns beside the score of a member for whom somebody else answered', async () => {
    const {
      page,
      drainPageErrors,
      close,
      member: { userID },
    } = await openMemberPage(browser, server.url, 'phone')
    await visit(page, '/stress')
    await page.getByText('Is someone helping you?').click()
    await page.getByText('Someone answers for me').first().click()
    await page.getByText('Please answer the way they would.').waitFor()
    await page.getByRole('link', { name: 'Start' }).click()
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    const sent = page.waitForRequest('**/api/stress-scale')
    await submitButton(page).click()
    expect((await sent).postDataJSON()).toMatchObject({
      userId: userID,
      answeredBy: 'someone-else',
    })
    await page.getByText('Answered by someone else.').waitFor()
    await page.getByText('made for people to answer for themselves').waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
