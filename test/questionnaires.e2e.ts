/** What happens on the way through a questionnaire: leaving it, coming back, changing an answer. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exerciseCase, socialCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { screens, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import {
  answer,
  answerPage,
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

describe('a questionnaire', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('shows all answers before sending, and lets each be changed', async () => {
    const { page, drainPageErrors } = watched
    const { instrument, answers } = stressCase
    await visit(page, stressCase.questions)
    await walkToTheEnd(page, instrument, answers)
    await page.getByRole('button', { name: 'Review your answers' }).click()
    await page.getByRole('heading', { level: 1, name: 'Review your answers' }).waitFor()
    await expectNoViolations(page)
    const item = itemOf(instrument, '1-2')
    await page.getByRole('link', { name: new RegExp(`^Change ?: ${item.topic}$`) }).click()
    await page.waitForURL('**/stressscale?page=1&change=1-2')
    await page.waitForFunction(() => document.activeElement?.tagName === 'H1')
    await answer(page, item, 'Very Often')
    await page.getByRole('button', { name: 'Back to your answers' }).click()
    await page.waitForURL('**/stressscale?page=review')
    await page.getByText('Very often').waitFor()
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    expect(drainPageErrors()).toEqual([])
  })

  it('keeps what was chosen before the script arrived', async () => {
    const { page, drainPageErrors } = watched
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(stressCase.questions, { waitUntil: 'commit' })
    const item = itemOf(stressCase.instrument, '1-0')
    await answer(page, item, 'Fairly Often')
    await expect
      .poll(() => page.getByRole('progressbar', { name: '0 of 9 questions answered' }).isVisible())
      .toBe(true)
    release()
    await page.getByRole('progressbar', { name: '1 of 9 questions answered' }).waitFor()
    await expect
      .poll(() => fieldOf(page, item).getByRole('radio', { name: 'Fairly often' }).isChecked())
      .toBe(true)
    expect(drainPageErrors()).toEqual([])
    await page.unrouteAll()
  })

  it('goes back page by page, goes on at the same page after a reload and in a new tab, and is left by Back from the first', async () => {
    const { page, drainPageErrors } = watched
    await page.setViewportSize(screens.desktop)
    const [first, second] = socialCase.instrument.pages
    if (first === undefined || second === undefined) throw new Error('pages are missing')
    await visit(page, socialCase.questions)
    await answerPage(page, first, socialCase.answers)
    await nextButton(page).click()
    await page.waitForURL('**/socialtest?page=2')
    await page.goBack()
    await page.waitForURL('**/socialtest?page=1')
    const group = fieldOf(page, itemOf(socialCase.instrument, '0'))
    await expect.poll(() => group.getByRole('radio', { name: '3 or 4' }).isChecked()).toBe(true)
    await nextButton(page).click()
    await page.waitForURL('**/socialtest?page=2')
    const item = itemOf(socialCase.instrument, '3')
    await answer(page, item, 'Often')
    await page.reload()
    await page.getByRole('progressbar', { name: '4 of 12 questions answered' }).waitFor()
    expect(placeOf(page)).toBe('/socialtest?page=2')
    expect(
      await fieldOf(page, item).getByRole('radio', { name: 'Often', exact: true }).isChecked(),
    ).toBe(true)

    const tab = await page.context().newPage()
    await tab.setViewportSize(screens.desktop)
    await visit(tab, socialCase.questions)
    await tab.getByRole('heading', { level: 1, name: second.heading ?? '' }).waitFor()
    expect(placeOf(tab)).toBe('/socialtest?page=2')
    await tab.close()

    const back = page.getByRole('main').getByRole('button', { name: 'Back' })
    await back.click()
    await page.waitForURL('**/socialtest?page=1')
    await back.click()
    await page.waitForURL('**/socialization')
    expect(drainPageErrors()).toEqual([])
  })

  it('asks follow-up questions once the answer calls for them', async () => {
    const { page, drainPageErrors } = watched
    await page.setViewportSize(screens.desktop)
    const { instrument } = exerciseCase
    const followUp = fieldOf(page, itemOf(instrument, '1-1'))
    await visit(page, exerciseCase.questions)
    expect(await followUp.count()).toBe(0)
    await page.getByRole('progressbar', { name: '0 of 12 questions answered' }).waitFor()
    await answer(page, itemOf(instrument, '1-0'), '1-2 days')
    await followUp.waitFor()
    await page.getByRole('progressbar', { name: '1 of 13 questions answered' }).waitFor()
    expect(await nextButton(page).getAttribute('aria-disabled')).toBe('true')
    await answer(page, itemOf(instrument, '1-0'), 'Never')
    await followUp.waitFor({ state: 'detached' })
    await nextButton(page).click()
    await page.waitForURL('**/exerciseactivity?page=2')
    expect(drainPageErrors()).toEqual([])
  })
})
