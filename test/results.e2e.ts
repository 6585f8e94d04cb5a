/** The six score pages with real submissions: gauge, words, access, failures and print. */

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addresses } from '#contract/addresses.ts'
import { stressCase } from './flow-cases.ts'
import { resultCases, submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName, type WatchedPage } from './support/browser.ts'
import { type Member, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'

let server: AppServer
let browser: Browser
let tested: Member
let fresh: Member
let changing: Member

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  tested = await registerMember(server.url)
  fresh = await registerMember(server.url)
  changing = await registerMember(server.url)
  await submitAll(server.url, tested)
  await submitAll(server.url, changing)
})

/** Opens a page of the app as that member. */
async function openAs(member: Member, screen: ScreenName) {
  const origin = { origin: server.url, localStorage: storageOf(member) }
  return openPage(browser, server.url, screen, {
    storageState: { cookies: [], origins: [origin] },
  })
}

function storageOf({ token, userID }: Member): { name: string; value: string }[] {
  return [
    { name: 'token', value: token },
    { name: 'userID', value: userID },
  ]
}

describe('results', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openAs(tested, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it.each(resultCases)(
    'shows $page, and prints it on one page without buttons',
    async ({ instrument, page: path, reading, band, texts }) => {
      const { page, drainPageErrors } = watched
      await page.goto(path)
      const meter = page.getByRole('meter', { name: `Your ${instrument.scoreName}` })
      await meter.waitFor()
      expect(await meter.getAttribute('aria-valuetext')).toBe(reading)
      expect(await meter.getAttribute('aria-valuemax')).toBe(String(instrument.maxScore))
      expect(await page.locator('main').ariaSnapshot()).toContain(
        `- meter "Your ${instrument.scoreName}"`,
      )

      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g), path).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      expect(await page.getByRole('link', { name: 'Back to Evaluations' }).isVisible()).toBe(false)
      await page.getByRole('list', { name: 'What the scores are called' }).waitFor()
      await page.emulateMedia({ media: null })

      for (const fold of await page.locator('main summary').all()) await fold.click()
      const marked = page.getByRole('listitem').filter({ hasText: 'Your score' })
      expect(await marked.textContent()).toContain(band)
      const words = await page.locator('main').innerText()
      for (const text of texts) expect(words).toContain(text)
      expect(words).toMatch(/(Lower|Higher) is better/)
      if (instrument.id === 'stress') {
        // How it was made.
        await page.getByText('Your answers and their points').waitFor()
        await page.getByText('12 + 8 = 20').waitFor()
        await expectNoViolations(page)
      }
      expect(drainPageErrors()).toEqual([])
    },
  )

  it('lead in one press to advice that says no reason twice, and back to the evaluations', async () => {
    const { page, drainPageErrors } = watched
    await page.goto('/pittscore')
    await page.getByRole('link', { name: 'See what I can do about it' }).click()
    await page.getByRole('heading', { name: 'Your advice: General Wellness' }).waitFor()
    const reasons = await page.getByText(/^We picked this/).allTextContents()
    expect(reasons.length).toBeGreaterThan(0)
    expect(new Set(reasons).size).toBe(reasons.length)
    await page.goBack()
    const link = page.getByRole('link', { name: 'Health Coach' })
    expect(await link.getAttribute('href')).toBe('/about4')
    await page.getByRole('link', { name: 'Back to Evaluations' }).click()
    await page.waitForURL('**/evaluations')
    expect(drainPageErrors()).toEqual([])
  })
})

describe('a result', () => {
  it('is scored again with another answer, in three presses', async () => {
    const { page, drainPageErrors, close } = await openAs(changing, 'phone')
    await page.goto('/exerciseresult')
    await page.getByText('How this score was made').click()
    await page.getByText('71 out of 350').waitFor()
    await page.getByRole('button', { name: 'Change: Muscle exercises', exact: true }).click()
    await page.getByRole('radio', { name: '3 or 4 days' }).click()
    // Days of it call for hours.
    await page.getByRole('button', { name: 'Score again' }).click()
    await page.getByRole('alert').getByText('Please answer this question').waitFor()
    await expectNoViolations(page)
    await page.getByRole('radio', { name: 'Less than 1 hour' }).click()
    await page.getByRole('button', { name: 'Score again' }).click()
    await page.getByText('Scored again with your change.').waitFor()
    await page.getByText('78 out of 350').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
    await page
      .getByRole('button', { name: /^Change: Walking/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Keep my answer' }).click()
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change')
    await page.reload()
    await page.getByText('78 out of 350').waitFor()
    expect(drainPageErrors().filter((line) => !line.includes('400'))).toEqual([])
    await close()
  })

  it('names the shortest part that is left, and how long it takes; the others are asked to be taken', async () => {
    const { page, drainPageErrors, close } = await openAs(fresh, 'phone')
    const sent = await page.request.post(addresses.submitStress.path, {
      headers: { authorization: `Bearer ${fresh.token}` },
      data: { userId: fresh.userID, responses: stressCase.answers },
    })
    expect(sent.ok()).toBe(true)
    await page.goto('/stressscore')
    const next = page.getByRole('main').getByRole('link', { name: /^Next: \w+, about \d minutes$/ })
    await next.click()
    await page.waitForURL(/\/(socialization|diet|sleep|exercise|learning)$/)
    expect(drainPageErrors()).toEqual([])

    await page.goto('/socialanswers')
    await page.getByText('No score found').waitFor()
    await page.getByText('N/A').waitFor()
    await page.getByRole('link', { name: 'Back to Evaluations' }).waitFor()
    const link = page.getByRole('link', { name: 'Take the test' })
    expect(await link.getAttribute('href')).toBe('/socialtest')
    await page.goto('/mna')
    await page.getByRole('link', { name: 'Take the test' }).waitFor()
    await expectNoViolations(page)
    await close()
  })
})

/** The pages are alike, but that one says in its own words that there is no score. */
const withAndWithoutWords = resultCases.filter(({ page }) =>
  ['/socialanswers', '/stressscore'].includes(page),
)

describe('when there is no score', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openAs(tested, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  const said = (sentence: string) =>
    watched.page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()

  it.each(withAndWithoutWords)(
    'says why on $page, and tries again',
    async ({ instrument, ...result }) => {
      const { page } = watched
      const isScore = /-scale\/|-score|\/api\/learn-scale/
      await page.route(isScore, (route) => route.abort('connectionfailed'))
      await page.goto(result.page)
      await said('Network error. Check your connection.')
      await page.unroute(isScore)
      await page.route(isScore, (route) =>
        route.fulfill({
          status: 503,
          json: { error: 'The server is being looked after.', code: 'UNAVAILABLE' },
        }),
      )
      await page.getByRole('button', { name: 'Try again' }).click()
      await said('The server is being looked after.')
      for (const text of ['No score found', 'N/A']) {
        await expect
          .poll(() => page.getByText(text, { exact: true }).isVisible())
          .toBe(instrument.id === 'social')
      }
      if (instrument.id === 'social') await expectNoViolations(page)
      await page.unroute(isScore)
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('meter').waitFor()
    },
  )

  it('knows when nobody is there', async () => {
    const { page } = watched
    await page.evaluate(() => {
      localStorage.removeItem('token')
      localStorage.removeItem('userID')
    })
    await page.reload()
    await said('User not logged in')
  })
})
