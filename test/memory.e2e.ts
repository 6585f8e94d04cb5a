/** What the coach remembers: told, allowed, used in the next conversation, shown, changed and forgotten. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const guestId = '0193a5c0-0000-7000-8000-000000000012'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const memoryLink = (page: Page) => main(page).getByRole('link', { name: 'What I remember' })

async function ask(page: Page, question: string): Promise<void> {
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

/** Told and allowed, used the next time, changed, and gone. */
async function tellAndForget(page: Page, look: () => Promise<void>): Promise<void> {
  await visit(page, '/advice')
  await ask(page, 'My knees hurt. How do I get fitter?')
  await main(page).getByText('Shall I remember this for next time?').waitFor()
  expect(await main(page).getByRole('log').getByRole('button').allTextContents()).toEqual([
    'Yes',
    'Not this',
    'Never',
  ])
  await button(page, 'Yes').click()
  await main(page).getByText('Thank you. I will remember it.').waitFor()

  await button(page, 'Start New Chat').click()
  await main(page).getByText('Good to see you.').waitFor()
  await look()
  await ask(page, 'How do I get fitter?')
  await main(page).getByText('You told me: “My knees hurt”. I keep that in mind.').waitFor()

  await memoryLink(page).click()
  await main(page).getByText('“My knees hurt”', { exact: true }).waitFor()
  await button(page, 'Change: My knees hurt').click()
  const field = page.getByLabel('How should it be?')
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
  await field.fill('My left knee hurts')
  await look()
  await button(page, 'Save').click()
  await page.getByText('It is changed.').waitFor()
  await visit(page, '/memory')
  await button(page, 'Forget: My left knee hurts').click()
  await page.getByText('It is forgotten.').waitFor()
  await main(page).getByText('The coach remembers nothing of you.').waitFor()

  await visit(page, '/advice')
  await button(page, 'Start New Chat').click()
  await ask(page, 'How do I get fitter?')
  await main(page).getByRole('log').getByText('Where this comes from').first().waitFor()
  expect(await main(page).getByText('You told me').count()).toBe(0)
}

describe('what the coach remembers of a member', () => {
  it('is allowed by one press, used the next time, changed, and gone when it is forgotten', async () => {
    const { page, drainPageErrors, close } = await openMemberPage(browser, server.url, 'small')
    await tellAndForget(page, async () => undefined)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('what the coach remembers of a guest', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'small', {
      storageState: {
        cookies: [],
        origins: [{ origin: server.url, localStorage: [{ name: 'userID', value: guestId }] }],
      },
    })
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('is the same, and nothing of it is sent', async () => {
    const { page, drainPageErrors } = watched
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`))
    await tellAndForget(page, () => expectNoViolations(page))
    expect(sent.filter((line) => !line.startsWith('GET'))).toEqual([])
    expect(drainPageErrors()).toEqual([])
  })

  it('is found on "My data", and all of it is forgotten after one question', async () => {
    const { page, drainPageErrors } = watched
    await button(page, 'Start New Chat').click()
    // They have allowed it before, and are not asked again.
    await ask(page, 'I am hard of hearing. Where can I meet people?')
    await main(page).getByRole('log').getByText('Where this comes from').first().waitFor()
    await visit(page, '/account')
    await memoryLink(page).click()
    await button(page, 'Forget all of it').click()
    await page.getByRole('dialog').getByRole('button', { name: 'No, keep it' }).click()
    await main(page).getByText('“I am hard of hearing”', { exact: true }).waitFor()
    await button(page, 'Forget all of it').click()
    await expectNoViolations(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Yes, forget all of it' }).click()
    await page.getByText('All of it is forgotten.').waitFor()
    const heading = page.getByRole('heading', { name: 'In your own words' })
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    await button(page, 'Stop remembering').click()
    await page.getByText('The coach remembers nothing from now on.').waitFor()
    expect(drainPageErrors()).toEqual([])
  })
})
