/** Where a questionnaire begins: after the answers were sent, and before what it needs is there. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { type FlowCase, literacyCase, mnaCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'

import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import {
  answer,
  fieldOf,
  itemOf,
  nextButton,
  submitButton,
  walkToTheEnd,
} from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember() {
  const watched = await openMemberPage(browser, server.url, 'small')
  return watched
}

async function send(page: Page, { questions, instrument, answers }: FlowCase): Promise<void> {
  await visit(page, questions)
  await walkToTheEnd(page, instrument, answers)
  await submitButton(page).click()
  await page.getByRole('meter').waitFor()
}

function today(): string {
  const format = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  return new Date().toLocaleDateString('en-US', format)
}

// From the score of the stress questions a person without a mouse goes back (access/keyboard-alone).
describe('going back from a score', () => {
  const flow = literacyCase

  it('shows that the answers were sent, the way to the score, and how to start again', async () => {
    const { page, drainPageErrors, close } = await openAsMember()
    await send(page, flow)
    await page.goBack()
    await page.getByText(`You sent these answers on ${today()}.`, { exact: true }).waitFor()
    expect(await page.getByRole('radio').count()).toBe(0)
    await page.waitForFunction(
      () => document.activeElement?.textContent === 'You have sent these answers',
    )
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'See your score', exact: true }).click()
    await page.getByRole('meter').waitFor()
    expect(placeOf(page)).toBe(flow.scorePage)
    await page.goBack()
    await page.getByRole('button', { name: 'Start again', exact: true }).press('Enter')
    const [item] = flow.instrument.pages[0]?.items ?? []
    if (item === undefined) throw new Error('no question')
    await answer(page, item, flow.answers[item.linkId] ?? '')
    await page.getByRole('progressbar', { name: /^1 of \d+ questions answered$/ }).waitFor()
    expect(await page.getByText('You have sent these answers').count()).toBe(0)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('the nutrition questions without height and weight', () => {
  it('say so below the first one, where no answer moves, and keep what is answered', async () => {
    const { page, close } = await openAsMember()
    await visit(page, mnaCase.questions)
    const panel = page.getByRole('heading', { name: 'Also needed: your height and weight' })
    await panel.waitFor()
    const { y: top } = (await panel.boundingBox()) ?? { y: 0 }
    const { y: next } = (await nextButton(page).boundingBox()) ?? { y: top }
    expect(next).toBeLessThan(top)
    await expectNoViolations(page)
    const [item] = mnaCase.instrument.pages[0]?.items ?? []
    if (item === undefined) throw new Error('no question')
    await answer(page, item, mnaCase.answers[item.linkId] ?? '')
    await page.getByRole('link', { name: 'Enter height and weight' }).click()
    await page.waitForURL('**/bmi')
    await page.getByLabel('Feet', { exact: true }).fill('5')
    await page.getByLabel('Your weight in pounds').fill('140')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('BMI saved successfully!').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Next', exact: true }).click()
    await page.waitForURL('**/nurtition?page=1**')
    await page.getByRole('progressbar', { name: '1 of 5 questions answered' }).waitFor()
    const group = fieldOf(page, itemOf(mnaCase.instrument, item.linkId))
    expect(await group.locator('input:checked').count()).toBe(1)
    expect(await page.getByText('Also needed: your height and weight').count()).toBe(0)
    await close()
  })
})
