/** How long the screens are on a phone: one looks, and does not have to search. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { addresses, languageCookie } from '#contract/addresses.ts'
import type { Language } from '#core/languages.ts'
import { dayAfter } from '#core/local-day.ts'
import { testId, testStep } from '#server/store/test-records.ts'
import { personDay } from '#web/client/plan/person-day.ts'
import { coachTexts as coachEn } from '#web/locales/coach.ts'
import { coachTexts as coachEs } from '#web/locales/coach.es.ts'
import { flowCases, literacyCase, socialCase } from './flow-cases.ts'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { openPage, screens } from './support/browser.ts'
import { type Member, signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

/** In screens of a phone. */
const heightOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)

async function speak(page: Page, language: Language): Promise<void> {
  await page.context().addCookies([{ name: languageCookie, value: language, url: server.url }])
}

/** As the display settings do. */
const showLargest = (page: Page, isLargest: boolean) =>
  page.evaluate((largest) => {
    document.documentElement.dataset['text'] = largest ? 'largest' : 'usual'
  }, isLargest)

async function planThree(page: Page, { token }: Member): Promise<void> {
  const today = personDay()
  const steps = [1, 2, 3].map((number) =>
    testStep({
      id: testId(Date.now() + number),
      startOn: today,
      lookBackOn: dayAfter(today, 7),
      days: [1, 2, 3, 4, 5, 6, 7],
    }),
  )
  const headers = { authorization: `Bearer ${token}` }
  const planned = await page.request.patch(addresses.changePlan.path, { headers, data: { steps } })
  expect(planned.ok()).toBe(true)
}

/** What a score of Learning is not: it stands under the step. */
const notAMemoryTest = { en: 'It is not a memory test.', es: 'No es una prueba de memoria.' }

describe('on a phone', () => {
  it('a guest chooses among six, and begins, on two screens', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    await page.addInitScript(() => localStorage.setItem('userID', 'guest-who-measures'))
    await visit(page, '/evaluations')
    expect(await heightOf(page)).toBeLessThanOrEqual(2.2)
    for (const { intro } of flowCases) {
      await visit(page, intro)
      expect(await heightOf(page), intro).toBeLessThanOrEqual(1.6)
    }
    await close()
  })

  it.each([
    ['es', socialCase],
    ['en', literacyCase],
  ] as const)(
    'the longest questions are little more than a screen, in %s',
    async (language, flow) => {
      const { page, close } = await openPage(browser, server.url, 'phone')
      await speak(page, language)
      await page.addInitScript(() => localStorage.setItem('userID', 'guest-who-measures'))
      await visit(page, flow.questions)
      await walkToTheEnd(page, flow.instrument, flow.answers, async (moment) => {
        if (moment === 'answered') return
        const place = page.url()
        expect(await heightOf(page), place).toBeLessThanOrEqual(1.3)
        await showLargest(page, true)
        expect(await heightOf(page), place).toBeLessThanOrEqual(2)
        await showLargest(page, false)
      })
      await close()
    },
  )

  it('advice is one step with what to know beside it, and home three steps and what came of six', async () => {
    const { page, close } = await openPage(browser, server.url, 'phone')
    const member = await signInFreshMember(page)
    await submitAll(server.url, member)
    for (const [language, texts] of [
      ['es', coachEs],
      ['en', coachEn],
    ] as const) {
      await speak(page, language)
      await visit(page, '/about4')
      for (const card of [texts.anyoneTitle, texts.likeMeTitle]) {
        await page.getByRole('button', { name: card }).click()
        await page.getByRole('heading', { name: texts.adviceFor(card) }).waitFor()
        await page.getByText(notAMemoryTest[language]).waitFor()
        expect(await heightOf(page), card).toBeLessThanOrEqual(1.5)
      }
    }
    await planThree(page, member)
    await visit(page, '/')
    await page.getByRole('heading', { name: 'Your six parts' }).waitFor()
    expect(await page.getByRole('button', { name: 'Done', exact: true }).count()).toBe(3)
    expect(await heightOf(page)).toBeLessThanOrEqual(2.5)
    await close()
  })

  it.each([screens.phone, screens.small])(
    'at the largest letters a question and its answer fill the view, $width px wide',
    async (viewport) => {
      const { page, close } = await openPage(browser, server.url, 'phone', { viewport })
      await signInFreshMember(page)
      await page.addInitScript(() => {
        localStorage.setItem('comfort', JSON.stringify({ text: 'largest', colors: 'usual' }))
      })
      await visit(page, '/assistant')
      const main = page.getByRole('main')
      await main.getByRole('textbox').fill('How much protein do I need?')
      await main.getByRole('button', { name: 'Send' }).click()
      await main.getByRole('button', { name: 'Make it my goal' }).waitFor()
      const log = await page.getByRole('log').boundingBox()
      const composer = await main.locator('form').boundingBox()
      const line = await page
        .getByRole('log')
        .getByRole('paragraph')
        .first()
        .evaluate((one) => Number.parseFloat(getComputedStyle(one).lineHeight))
      expect(((composer?.y ?? 0) - Math.max(0, log?.y ?? 0)) / line).toBeGreaterThanOrEqual(6)
      const dockTop = async () =>
        (await main.locator('form').locator('..').boundingBox())?.y ?? Number.NaN
      expect(viewport.height - (await dockTop())).toBeLessThanOrEqual(176)

      // Who may be in danger reads what helps, and not what they have asked.
      await main.getByRole('textbox').fill('I want to die')
      await main.getByRole('button', { name: 'Send' }).click()
      const card = page.getByRole('log').getByRole('region', { name: 'Please read this first' })
      const cardTop = async () => (await card.boundingBox())?.y ?? Number.NaN
      await expect.poll(cardTop).toBeLessThan(viewport.height * 0.2)
      expect((await dockTop()) - (await cardTop())).toBeGreaterThan(viewport.height * 0.6)
      await close()
    },
  )
})
