/** What a device keeps of its guests: apart from each other, over two tabs, and where it may keep nothing. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { type FlowCase, sleepCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage } from './support/browser.ts'
import { fillRegistration } from './support/fill-registration.ts'
import { newPerson, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

async function becomeGuest(page: Page): Promise<void> {
  await visit(page, '/login')
  await button(page, 'Continue as guest').click()
  await page.waitForURL('**/evaluations')
}

/** From the evaluations. */
async function answerAll(page: Page, flow: FlowCase): Promise<void> {
  await link(page, evaluationNames[flow.instrument.domain]).click()
  await link(page, 'Start').click()
  await walkToTheEnd(page, flow.instrument, flow.answers)
}

async function complete(page: Page, flow: FlowCase): Promise<void> {
  await answerAll(page, flow)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
}

async function scoresOf(page: Page): Promise<string[]> {
  await visit(page, '/about5')
  const cards = page.getByRole('region', { name: 'Latest Scores' }).getByRole('listitem')
  await cards.first().waitFor()
  return cards.getByRole('heading').allInnerTexts()
}

describe('a browser that lets the site keep nothing', () => {
  it('is named in plain words, and the answers go along into an account', async () => {
    const { page, close } = await openPage(browser, server.url, 'small')
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('not here', 'SecurityError')
      }
    })
    await becomeGuest(page)
    await answerAll(page, stressCase)
    await submitButton(page).click()
    const alert = page.getByRole('alert')
    await alert.getByText(stressCase.refused, { exact: true }).waitFor()
    await alert.getByText('does not let this site save anything').waitFor()
    await expectNoViolations(page)

    await main(page).getByRole('link', { name: 'Create an account' }).click()
    await page.getByRole('heading', { name: 'Create an account', level: 1 }).waitFor()
    await fillRegistration(page, newPerson())
    await button(page, 'Register').click()
    await page.getByText('Registration successful. Please login.').waitFor()
    await button(page, 'Login').click()
    await main(page).getByRole('link', { name: 'Add my results' }).click()
    await page.getByText('answers to 1 test that a guest has begun').waitFor()
    await expectNoViolations(page)
    await button(page, 'Add them to my account').click()
    await page.getByText('You can go on with these answers now.').waitFor()

    await visit(page, '/stressscale')
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    expect(await scoresOf(page)).toEqual(['Stress'])
    await close()
  })
})

describe('guests of one device', () => {
  it('lose nothing while two tabs send at the same moment', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await becomeGuest(page)
    // One after the other: a tab in the background answers a click only once a second.
    await answerAll(page, stressCase)
    const other = await page.context().newPage()
    await visit(other, '/evaluations')
    await answerAll(other, sleepCase)
    await Promise.all([submitButton(page).click(), submitButton(other).click()])
    await Promise.all([page, other].map((tab) => tab.getByRole('meter').waitFor()))
    expect((await scoresOf(page)).toSorted()).toEqual(['Sleep', 'Stress'])
    await close()
  })

  it('find what they left again after a member has used the device', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'small')
    await becomeGuest(page)
    await complete(page, stressCase)
    await signInFreshMember(page)
    await visit(page, '/logout')
    await page.getByText('Logout successful', { exact: true }).waitFor()
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).click()
    const before = main(page).getByRole('button', { name: /^Go on with my 1 result from / })
    await before.waitFor()
    await expectNoViolations(page)
    await before.click()
    await page.waitForURL('**/evaluations')
    expect(await scoresOf(page)).toEqual(['Stress'])
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('are asked on home, and nobody begins with an empty list unasked', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const leave = async () => {
      await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click()
      await page.getByText('Logout successful', { exact: true }).waitFor()
    }
    await becomeGuest(page)
    await complete(page, stressCase)
    await leave()
    await visit(page, '/')
    const goOn = button(page, /^Go on with my 1 result from /)
    await goOn.waitFor()
    const { y, height } = (await goOn.boundingBox()) ?? { y: Infinity, height: 0 }
    expect(y + height).toBeLessThanOrEqual(560)
    await expectNoViolations(page)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    const anew = 'You start anew. Your earlier results stay on this device.'
    await link(page, 'Start my evaluation').click()
    await expect.poll(focused).toBe(anew)
    expect(new URL(page.url()).pathname).toBe('/')
    await expectNoViolations(page)
    await button(page, 'Start anew').click()
    await page.waitForURL('**/evaluations')
    await main(page).getByText('Pick any one to begin').waitFor()

    await leave()
    await visit(page, '/login')
    await goOn.waitFor()
    await button(page, 'Continue as guest').click()
    await expect.poll(focused).toBe(anew)
    await button(page, 'Go on with my results').click()
    await page.waitForURL('**/evaluations')
    expect(await scoresOf(page)).toEqual(['Stress'])
    // At home the page becomes theirs.
    await leave()
    await visit(page, '/')
    await goOn.click()
    await main(page).getByText('Your newest result').waitFor()
    // A guest who comes to the door finds first what needs no door.
    await visit(page, '/login')
    expect(await main(page).getByRole('link').first().innerText()).toBe(
      'Explore healthy living tips',
    )
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
