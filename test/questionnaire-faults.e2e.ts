/** What goes wrong in a questionnaire, and that no answer is lost by it. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Reply } from '#contract/endpoints.ts'
import { refusals } from '#contract/refusals.ts'
import { draftKey } from '#web/client/drafts.ts'
import { sendingTexts } from '#web/locales/sending.ts'
import { type FlowCase, mnaCase, stressCase } from './flow-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type MemberPage, type Member, openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import { answer, itemOf, nextButton, submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function assessmentsOf({ userID, token }: Member): Promise<Reply<'history'>['assessments']> {
  const response = await fetch(`${server.url}/api/history/${userID}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const history: Reply<'history'> = await response.json()
  return history.assessments
}

async function fillIn(page: Page, { questions, instrument, answers }: FlowCase): Promise<void> {
  await visit(page, questions)
  await walkToTheEnd(page, instrument, answers)
}

const isSubmit = (url: URL) =>
  /^\/(social|api\/(mna-test|stress-scale|sleep-scale|exercise-scale|learn-scale))$/.test(
    url.pathname,
  )

function focusedLabel(page: Page): Promise<string | null> {
  return page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)
}

describe('sending from a phone', () => {
  let watched: MemberPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('says what failed, keeps the answers, and records them once where the answer of the server was lost', async () => {
    const flow = stressCase
    const { page, drainPageErrors } = watched
    await fillIn(page, flow)
    await page.route(isSubmit, (route) => route.fulfill({ status: 500, body: '{}' }))
    await submitButton(page).click()
    await page.getByRole('alert').getByText(flow.refused, { exact: true }).waitFor()
    await expectNoViolations(page)

    await page.unroute(isSubmit)
    await page.route(isSubmit, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await submitButton(page).click()
    await page.getByText('They will be sent by themselves').waitFor()
    await page.getByRole('alert').getByText(flow.unreachable, { exact: true }).waitFor()

    await page.unroute(isSubmit)
    await submitButton(page).dblclick()
    await page.getByText(flow.sent, { exact: true }).waitFor()
    await page.getByRole('meter').waitFor()
    expect(placeOf(page)).toBe(flow.scorePage)
    expect(await assessmentsOf(watched.member)).toHaveLength(1)
    drainPageErrors()
  })

  it('asks for height and weight first where they are missing, and comes back', async () => {
    const { page, drainPageErrors } = watched
    await fillIn(page, mnaCase)
    await submitButton(page).click()
    await page.getByRole('alert').getByText(mnaCase.refused, { exact: true }).waitFor()
    drainPageErrors()
    await page.getByRole('link', { name: 'Enter height and weight' }).click()
    await page.getByLabel('Feet', { exact: true }).fill('5')
    await page.getByLabel('Your weight in pounds').fill('140')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await page.getByText('BMI saved successfully!').waitFor()
    await nextButton(page).click()
    await page.waitForURL('**/nurtition?page=5&question=neuro')
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    expect(drainPageErrors()).toEqual([])
  })

  it('keeps the answers of a session that has ended, and leads back to them', async () => {
    const { page } = watched
    await fillIn(page, stressCase)
    await page.evaluate(() => {
      localStorage.setItem('token', 'a-token-that-has-ended')
    })
    await submitButton(page).click()
    await page.waitForURL((url) => url.pathname === '/login')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/stressscale?page=2&question=2-3')
    await page.getByText('User not logged in', { exact: true }).waitFor()
    const drafts = await page.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith('draft:')),
    )
    expect(drafts).toHaveLength(1)
  })
})

describe('while answers are sent', () => {
  it('keeps an answer that is changed while the others are under way', async () => {
    const { page, drainPageErrors, member, close } = await openMemberPage(
      browser,
      server.url,
      'phone',
    )
    await fillIn(page, stressCase)
    const sent = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    await page.route(isSubmit, async (route) => {
      sent.resolve()
      await released.promise
      await route.continue()
    })
    await submitButton(page).click()
    await sent.promise
    const other = page.locator('[data-item] label:has(input:not(:checked))').last()
    const code = await other.locator('input').getAttribute('value')
    await other.click()
    released.resolve()
    await page.getByRole('meter').waitFor()
    const key = draftKey({ userId: member.userID, instrument: 'stress' })
    const draft = await page.evaluate((name) => localStorage.getItem(name), key)
    expect(Object.values(JSON.parse(draft ?? '{}').responses).at(-1)).toBe(code)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('a server that is busy', () => {
  it('has the answers wait on the device, which says so kindly and sends them by itself', async () => {
    const { page, drainPageErrors, member, close } = await openMemberPage(
      browser,
      server.url,
      'phone',
    )
    await fillIn(page, stressCase)
    await page.route(isSubmit, (route) =>
      route.fulfill({
        status: 503,
        headers: { 'retry-after': '5' },
        json: { error: refusals.unavailable, code: 'UNAVAILABLE' },
      }),
    )
    await submitButton(page).click()
    await page.getByRole('alert').getByText(sendingTexts.sentLater).waitFor()
    await page.unroute(isSubmit)
    // One of the moments at which it tries; else a minute would have to pass.
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await page.getByRole('status').getByText('Your stress answers are sent.').waitFor()
    await page.getByRole('meter').waitFor()
    expect(await assessmentsOf(member)).toHaveLength(1)
    drainPageErrors()
    await close()
  })
})

describe('a page that is not complete', () => {
  it('says what is missing when Next is pressed too early, and cannot be passed by its address', async () => {
    const { page, drainPageErrors, close } = await openMemberPage(browser, server.url, 'desktop')
    await visit(page, stressCase.questions)
    await answer(page, itemOf(stressCase.instrument, '1-0'), 'Never')
    expect(await nextButton(page).getAttribute('aria-disabled')).toBe('true')
    await nextButton(page).click({ force: true })
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor()
    expect(await focusedLabel(page)).toBe('There is a problem')
    expect(await page.title()).toMatch(/^Error: /)
    const item = itemOf(stressCase.instrument, '1-3')
    const message = `Choose an answer: ${item.topic}`
    expect(await page.getByRole('main').getByText(message).count()).toBe(2)
    await page.getByRole('link', { name: message }).click()
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('q-1-3')
    await page.keyboard.press('Space')
    await page.getByRole('progressbar', { name: '2 of 9 questions answered' }).waitFor()
    expect(await page.getByRole('main').getByText(message).count()).toBe(1)
    expect(placeOf(page)).toBe('/stressscale?page=1')

    await page.goto('/socialtest?page=5')
    await page.waitForURL('**/socialtest?page=1')
    await page.goto('/socialtest?page=review')
    await page.waitForURL('**/socialtest?page=1')
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
