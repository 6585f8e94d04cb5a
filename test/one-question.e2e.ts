/** On a phone one question is shown at a time: found at once, answered without a swipe, and never lost. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exerciseCase, sleepCase, socialCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, screens, type WatchedPage } from './support/browser.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import {
  answer,
  answerPage,
  fieldOf,
  itemOf,
  nextButton,
  walkToTheEnd,
} from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const backButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Back', exact: false })
const isAt = (page: Page, path: string, number: number, linkId: string) =>
  expect.poll(() => placeOf(page)).toBe(`${path}?page=${number}&question=${linkId}`)

describe('one question at a time', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openPage(browser, server.url, 'phone')
    await watched.page.addInitScript(() => localStorage.setItem('userID', 'guest-with-a-phone'))
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('is the whole screen with its answers and Next, forward and back', async () => {
    const { page, drainPageErrors } = watched
    const { instrument, questions, answers } = stressCase
    await visit(page, questions)
    let seen = 0
    await walkToTheEnd(page, instrument, answers, async (moment) => {
      const main = page.getByRole('main')
      expect(await main.locator('fieldset').count()).toBe(1)
      await main.getByText(`Question ${seen + (moment === 'open' ? 1 : 0)} of 9`).waitFor()
      if (moment === 'answered') return
      seen += 1
      // Above Submit stands the way to look through all answers first.
      if (seen < 9) {
        const next = await nextButton(page).boundingBox()
        expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(screens.phone.height)
      }
      if (seen === 1) return
      // Who hears the page hears the new question.
      const prompt = await main.getByRole('heading', { level: 1 }).innerText()
      await expect.poll(() => focused(page)).toBe(prompt)
      expect(await page.title()).toMatch(new RegExp(`^Question ${seen} of 9 - `))
    })
    await backButton(page).click()
    await isAt(page, questions, 2, '2-2')
    await page.goBack()
    await isAt(page, questions, 2, '2-1')
    const group = fieldOf(page, itemOf(instrument, '2-1'))
    await expect.poll(() => group.getByRole('radio', { name: 'Sometimes' }).isChecked()).toBe(true)
    await page.reload()
    await isAt(page, questions, 2, '2-1')
    expect(drainPageErrors()).toEqual([])
  })

  it('says what is missing, and asks follow-ups on screens of their own', async () => {
    const { page, drainPageErrors } = watched
    const { instrument, questions } = exerciseCase
    await visit(page, questions)
    await page.getByText('Question 1 of 12').waitFor()
    await nextButton(page).click({ force: true })
    await page.getByRole('link', { name: 'Choose an answer: Walking', exact: true }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q-1-0')
    expect(await page.title()).toMatch(/^Error: /)
    const place = async () => (await fieldOf(page, itemOf(instrument, '1-0')).boundingBox())?.y ?? 0
    const before = await place()
    await answer(page, itemOf(instrument, '1-0'), '1-2 days')
    // What is mended is not called a problem any more, and the question stays where it is.
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor({ state: 'hidden' })
    await expect.poll(() => page.title()).toMatch(/^Question 1 of /)
    expect(await place()).toBe(before)
    await nextButton(page).click()
    await isAt(page, questions, 1, '1-1')
    // What the follow-up is about stands above it.
    await page.getByRole('main').getByText('Walking', { exact: true }).waitFor()
    expect(await page.locator('main fieldset').getAttribute('aria-describedby')).toBe(
      await page.getByText('Walking', { exact: true }).getAttribute('id'),
    )
    await page.getByText('Question 2 of 13').waitFor()
    await backButton(page).click()
    await answer(page, itemOf(instrument, '1-0'), 'Never')
    await nextButton(page).click()
    await isAt(page, questions, 2, '2-0')
    await backButton(page).click()
    await isAt(page, questions, 1, '1-0')
    await backButton(page).click()
    await page.waitForURL('**/evaluations')
    expect(drainPageErrors()).toEqual([])
  })

  it('leads back to the one time of a night that cannot be', async () => {
    const { page, drainPageErrors } = watched
    const { instrument, questions } = sleepCase
    const [times] = instrument.pages
    if (times === undefined) throw new Error('the night has a page')
    await visit(page, questions)
    await answerPage(page, times, { '1-0': '7 am', '1-1': '10', '1-2': '7', '1-3': '7' })
    await nextButton(page).click()
    await page.getByRole('link', { name: 'come out the same' }).click()
    const field = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    const faulty = itemOf(instrument, String(field).slice(2))
    await isAt(page, questions, 1, faulty.linkId)
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Change: Bed time' }).click()
    await isAt(page, questions, 1, '1-0')
    const bed = itemOf(instrument, '1-0')
    await answer(page, bed, '1 pm')
    const rest = times.items.slice(times.items.indexOf(bed) + 1)
    for (const { linkId } of rest) {
      await nextButton(page).click()
      await isAt(page, questions, 1, linkId)
    }
    await nextButton(page).click()
    await page.getByRole('heading', { name: 'Please check your times' }).waitFor()
    await page.getByRole('button', { name: 'Change: Bed time' }).click()
    await isAt(page, questions, 1, '1-0')
    expect(drainPageErrors()).toEqual([])
  })

  it('stays where it was when the phone is turned, and changes one answer from the review', async () => {
    const { page, drainPageErrors } = watched
    const { instrument, questions, answers } = socialCase
    await visit(page, questions)
    await walkToTheEnd(page, instrument, answers)
    await page.getByRole('button', { name: 'Review your answers' }).click()
    const item = itemOf(instrument, '4')
    await page.getByRole('link', { name: new RegExp(`^Change ?: ${item.topic}$`) }).click()
    await expect.poll(() => page.locator('main fieldset').count()).toBe(1)
    await answer(page, item, 'Never')
    await page.setViewportSize({ width: 844, height: 390 })
    await expect.poll(() => page.locator('main fieldset').count()).toBe(2)
    await expect
      .poll(() => fieldOf(page, item).getByRole('radio', { name: 'Never' }).isChecked())
      .toBe(true)
    await page.setViewportSize(screens.phone)
    await expect.poll(() => page.locator('main fieldset').count()).toBe(1)
    await page.getByRole('button', { name: 'Back to your answers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Review your answers' }).waitFor()
    expect(drainPageErrors()).toEqual([])
  })
})
