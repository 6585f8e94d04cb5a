/** The evaluations page: cards, what is begun and done, the way to the coach, and the introductions. */

import type { Browser } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { stressCase } from './flow-cases.ts'
import { resultCases, submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import { answer, itemOf } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(screen: ScreenName) {
  return openMemberPage(browser, server.url, screen)
}

const cards = [
  ['Socialize', '/socialization', '/socialtest'],
  ['Learning', '/learning', '/literacy'],
  ['Exercise', '/exercise', '/exerciseactivity'],
  ['Diet', '/diet', '/bmi'],
  ['Stress', '/stress', '/stressscale'],
  ['Sleep', '/sleep', '/pitt'],
] as const

function today(): string {
  const format = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Date().toLocaleDateString('en-US', format)
}

describe('the evaluations on a desktop screen', () => {
  it('lead to the six introductions and on to the questions', async () => {
    const { page, drainPageErrors, close } = await openAsMember('desktop')
    await visit(page, '/evaluations')
    expect(await page.getByText('Not done yet').count()).toBe(6)
    expect(await page.getByRole('link', { name: 'Activate Health Coach' }).count()).toBe(0)
    await expectNoViolations(page)
    for (const [name, intro, start] of cards) {
      await page.getByRole('main').getByRole('link', { name, exact: true }).click()
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      await page.waitForURL((url) => url.pathname === start)
      await page.goBack()
      await page.getByRole('link', { name: 'Start', exact: true }).waitFor()
      expect(placeOf(page)).toBe(intro)
      await page.getByRole('link', { name: 'Back to Evaluations' }).click()
      await page.waitForURL('**/evaluations')
    }
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('the evaluations', () => {
  it('offer to go on where a person stopped', async () => {
    const { page, drainPageErrors, close } = await openAsMember('desktop')
    await visit(page, stressCase.questions)
    await answer(page, itemOf(stressCase.instrument, '1-0'), 'Never')
    await answer(page, itemOf(stressCase.instrument, '1-1'), 'Sometimes')
    await page.getByRole('link', { name: 'Stop for now' }).click()
    await page.getByText('Started, not sent yet').waitFor()
    await expectNoViolations(page)
    const { topic } = itemOf(stressCase.instrument, '1-2')
    await page
      .getByRole('link', { name: `Continue your stress questions, question 3 of 9: ${topic}` })
      .press('Enter')
    await page.getByRole('progressbar', { name: '2 of 9 questions answered' }).waitFor()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'q-1-2')
    await page.reload()
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'q-1-2')
    await page.getByText('Saved on this device until you submit.').waitFor()
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('know what was done on another device', async () => {
    const { page, member, drainPageErrors, close } = await openAsMember('phone')
    await submitAll(server.url, member)
    await visit(page, '/evaluations')
    await page
      .getByText(`Completed on: ${today()}`)
      .nth(resultCases.length - 1)
      .waitFor()
    const record = await page.evaluate(() => localStorage.getItem('completedTests'))
    expect(record).toContain('"Socialize":{"completedAt"')
    expect(record).toContain('"status":"Checkmate"')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
