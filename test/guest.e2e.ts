/** A guest who is known by an id in their browser alone: what they lack is asked for, and nothing personal is sent. */

import type { Browser, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { mnaCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
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

describe('a guest', () => {
  it('is asked for height and weight before the nutrition score', async () => {
    const { page, drainPageErrors, requests, close } = await openAsGuest()
    await visit(page, mnaCase.questions)
    await walkToTheEnd(page, mnaCase.instrument, mnaCase.answers)
    await submitButton(page).click()
    await page.getByRole('alert').getByText(mnaCase.refused, { exact: true }).waitFor()
    await page.getByRole('link', { name: 'Enter height and weight' }).click()
    await page.getByLabel('Feet', { exact: true }).fill('5')
    await page.getByLabel('Your weight in pounds').fill('140')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('BMI saved successfully!').waitFor()
    // Nobody whose age is not known hears of being 65 or older.
    const result = page.getByRole('region', { name: 'Your BMI is' })
    await result.getByText('Overweight', { exact: true }).waitFor()
    expect(await result.innerText()).not.toContain('65')
    await nextButton(page).click()
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    expect(tellingRequests(requests)).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
