/** The advice screen with real scores and the built-in coach: both cards, safety, access, failures. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(screen: ScreenName, withScores: boolean) {
  const opened = await openMemberPage(browser, server.url, screen)
  const { member } = opened
  if (withScores) await submitAll(server.url, member)
  await visit(opened.page, '/about4')
  opened.drainPageErrors()
  return opened
}

const card = (page: Page, name: string) => page.getByRole('button', { name })
const report = (page: Page) => page.getByRole('region', { name: /^Your advice/ })
/** The step that is shown, and those behind "More steps". */
const steps = (page: Page) => report(page).locator('article, ol > li')

describe('advice on a phone screen', () => {
  it('comes at once for either card: one step, the others on demand, each reason once', async () => {
    const { page, drainPageErrors, close } = await openAsMember('phone', true)
    await page.getByRole('heading', { name: 'Your Personalized Wellbeing Advice' }).waitFor()
    await page.getByText('AI coach, not a person; not medical advice', { exact: true }).waitFor()

    const sent = page.waitForRequest('**/get-advice')
    await card(page, 'General Wellness').click()
    expect((await sent).postDataJSON()).toMatchObject({ criteria: 'Anyone' })
    const heading = page.getByRole('heading', { name: 'Your advice: General Wellness' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const goal = await report(page).getByRole('article').innerText()
    expect(goal).toContain('Your goal for this week:')
    await report(page).getByText('Step 1 of', { exact: false }).waitFor()
    expect(await steps(page).filter({ visible: true }).count()).toBe(1)
    // On paper every step is there, and nothing to press.
    await page.emulateMedia({ media: 'print' })
    expect(await card(page, 'People Like Me').isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
    await expect.poll(() => steps(page).filter({ visible: true }).count()).toBeGreaterThanOrEqual(3)
    await page.emulateMedia({ media: 'screen' })
    const another = report(page).getByRole('button', { name: 'Show me another' })
    const places = new Set<number | undefined>()
    const seen = new Set<string>()
    for (const _ of [1, 2, 3]) {
      await another.click()
      places.add((await another.boundingBox())?.y)
      seen.add(await report(page).getByRole('article').innerText())
    }
    await report(page).getByText('Step 4 of', { exact: false }).waitFor()
    expect(seen.has(goal)).toBe(false)
    expect(seen.size).toBe(3)
    // However long the steps are, a finger that presses twice finds the same button.
    expect(places.size).toBe(1)

    await report(page).getByText('Why this helps').click()
    await report(page).getByText('More steps', { exact: false }).click()
    const count = await steps(page).filter({ visible: true }).count()
    expect(count).toBeGreaterThanOrEqual(3)
    expect(count).toBeLessThanOrEqual(6)
    const reasons = await page.getByText(/^We picked this because/).allInnerTexts()
    expect(new Set(reasons).size).toBe(reasons.length)
    await page.getByText('Written by the built-in coach.').waitFor()
    await expectNoViolations(page)

    const other = page.waitForRequest('**/get-advice')
    await card(page, 'People Like Me').click()
    expect((await other).postDataJSON()).toMatchObject({ criteria: 'LikeMe' })
    await page.getByRole('heading', { name: 'Your advice: People Like Me' }).waitFor()
    await page.getByRole('heading', { name: 'You and people like you' }).click()
    expect(await card(page, 'People Like Me').getAttribute('aria-pressed')).toBe('true')
    expect(await card(page, 'General Wellness').getAttribute('aria-pressed')).toBe('false')
    await page.getByText('The figures, and where they come from').click()
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('advice', () => {
  it('waits in words, says Oops when it fails, can be tried again, and begins with the safety texts', async () => {
    const { page, close } = await openAsMember('phone', true)
    const held = Promise.withResolvers<void>()
    const oops = page
      .getByRole('alert')
      .getByText('Oops! Something went wrong. Please try again.', { exact: true })
    const again = page.getByRole('button', { name: 'Try again' })
    const waiting = page.getByText('Reading your scores and writing your advice')
    const text = 'Please call 911 or 988 now.'

    await page.route('**/get-advice', async (route) => {
      await held.promise
      await route.fulfill({ status: 500, json: {} })
    })
    await card(page, 'People Like Me').click()
    await waiting.waitFor()
    await expectNoViolations(page)
    held.resolve()
    await oops.waitFor()
    await expectNoViolations(page)

    await page.unroute('**/get-advice')
    const unreached = Promise.withResolvers<void>()
    await page.route('**/get-advice', async (route) => {
      await unreached.promise
      await route.abort()
    })
    await again.click()
    await waiting.waitFor()
    unreached.resolve()
    await oops.waitFor()

    await page.unroute('**/get-advice')
    await page.route('**/get-advice', async (route) => {
      const headers = { ...route.request().headers(), accept: 'application/json' }
      const reply: object = await (await route.fetch({ headers })).json()
      await route.fulfill({ json: { ...reply, safety: [{ code: 'x', tier: 0, text }] } })
    })
    await again.click()
    await report(page).getByText('Please call').waitFor()
    const words = await report(page).innerText()
    expect(words.indexOf(text)).toBeLessThan(words.indexOf('Your next step'))
    expect(await report(page).getByRole('link', { name: '988' }).getAttribute('href')).toBe(
      'tel:988',
    )
    await expectNoViolations(page)
    await close()
  })

  it('keeps the safety texts in sight when other advice does not come, and splits a bare text', async () => {
    const { page, close } = await openAsMember('phone', true)
    const text = 'Please call 911 or 988 now.'
    const safety = [{ code: 'x', tier: 0, text }]
    await page.route('**/get-advice', (route) =>
      route.fulfill({
        contentType: 'text/event-stream',
        body: `event: safety\ndata: ${JSON.stringify({ safety })}\n\n`,
      }),
    )
    await card(page, 'General Wellness').click()
    await page.getByRole('alert').getByText('Oops!').waitFor()
    await page.getByText('Please call').waitFor()
    await page.unroute('**/get-advice')
    await page.route('**/get-advice', (route) => route.abort())
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('alert').getByText('Oops!').waitFor()
    await page.getByText('Please call').waitFor()

    await page.unroute('**/get-advice')
    await page.route('**/get-advice', (route) =>
      route.fulfill({
        json: {
          advice: '• Walk after lunch. • Call a friend.\n- Drink water.',
          points: [],
          safety: [],
          model: 'another coach',
          comparison: null,
        },
      }),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('Written by another coach.').waitFor()
    expect(await steps(page).allInnerTexts()).toEqual([
      'Walk after lunch.',
      'Call a friend.',
      'Drink water.',
    ])
    await close()
  })

  it('begins with what the result is about that led to it', async () => {
    const { page, close } = await openAsMember('phone', true)
    for (const [path, domain] of [
      ['/exerciseresult', 'Exercise'],
      ['/socialanswers', 'Socialization'],
    ] as const) {
      await visit(page, path)
      await page.getByRole('link', { name: 'See what I can do about it' }).click()
      await report(page)
        .getByRole('article', { name: new RegExp(`^${domain}`) })
        .waitFor()
    }
    await close()
  })

  it('leads a person without scores to the evaluations', async () => {
    const { page, close } = await openAsMember('phone', false)
    await card(page, 'General Wellness').click()
    await page.getByText('Take one short test on this site first.').waitFor()
    await expectNoViolations(page)
    await page.getByRole('main').getByRole('link', { name: 'Go to the evaluations' }).click()
    await page.waitForURL('**/evaluations')
    await expect.poll(() => placeOf(page)).toBe('/evaluations')
    await close()
  })
})
