/** A guest's whole way: everything is answered on the device, and nothing personal leaves it. */

import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { mnaCase, sleepCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import { nextButton, submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const guestId = '0193a5c0-0000-7000-8000-000000000001'

/** A browser of a guest, with every request it makes. */
async function openAsGuest() {
  const watched = await openPage(browser, server.url, 'phone', {
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'userID', value: guestId }] }],
    },
  })
  const requests: Request[] = []
  watched.page.on('request', (request) => requests.push(request))
  return { ...watched, requests }
}

/** Whatever is more than asking for a page, its parts, or the operator's settings. */
function tellingRequests(requests: readonly Request[]): string[] {
  return requests
    .filter((request) => {
      const { pathname } = new URL(request.url())
      const isSetting = pathname === '/api/site'
      const isApi = pathname.startsWith('/api/') && !isSetting
      return request.method() !== 'GET' || isApi || request.url().includes(guestId)
    })
    .map((request) => `${request.method()} ${request.url()}`)
}

async function complete(page: Page, flow: typeof stressCase): Promise<void> {
  await visit(page, flow.questions)
  await walkToTheEnd(page, flow.instrument, flow.answers)
  await submitButton(page).click()
  await page.getByText(flow.sent, { exact: true }).waitFor()
  await page.getByRole('meter').waitFor()
  expect(placeOf(page)).toBe(flow.scorePage)
}

describe('a guest', () => {
  it('gets scores, list and advice without anything being sent', async () => {
    const { page, drainPageErrors, requests, close } = await openAsGuest()
    await complete(page, stressCase)
    await complete(page, sleepCase)
    await expectNoViolations(page)

    await visit(page, '/about5')
    await page.getByText('Stress').first().waitFor()
    await visit(page, '/evaluations')
    await page.getByRole('link', { name: 'Activate Health Coach' }).click()
    await page.waitForURL('**/about4')
    await page.getByText('General Wellness').first().click()
    await page.getByText('because').first().waitFor()

    expect(tellingRequests(requests)).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('is asked for height and weight before the nutrition score', async () => {
    const { page, drainPageErrors, requests, close } = await openAsGuest()
    await visit(page, mnaCase.questions)
    await walkToTheEnd(page, mnaCase.instrument, mnaCase.answers)
    await submitButton(page).click()
    await page.getByRole('alert').getByText(mnaCase.refused, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Enter height and weight' }).click()
    await page.getByLabel('Feet', { exact: true }).selectOption('5')
    await page.getByLabel('Your weight in pounds').selectOption('140')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('BMI saved successfully!').waitFor()
    await nextButton(page).click()
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    expect(tellingRequests(requests)).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('gets an answer in the topic chat on the device', async () => {
    const { page, drainPageErrors, requests, close } = await openAsGuest()
    await visit(page, '/assistant')
    await page.getByRole('textbox').first().fill('How can I sleep better at night?')
    await page.getByRole('button', { name: 'Send' }).click()
    await page.getByRole('log').getByText('sleep').nth(1).waitFor()
    expect(tellingRequests(requests)).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
