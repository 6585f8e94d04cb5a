/** The score list, the entry of scores from elsewhere, and the Forum Tests that lead to it. */

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type WatchedPage } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const pasteBox = (page: Page) => page.getByLabel('Paste many scores at once')
const check = (page: Page) => page.getByRole('button', { name: 'Check my scores' }).click()
const save = (page: Page) => page.getByRole('button', { name: 'Save these scores' }).click()

async function enter(page: Page, text: string): Promise<void> {
  await visit(page, '/about1')
  await pasteBox(page).fill(text)
  await check(page)
  await save(page)
  await page.waitForURL('**/about5')
}

const cards = (page: Page, section: string) =>
  page.getByRole('region', { name: section }).getByRole('listitem')

describe('the scores of a member on a phone screen', () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openMemberPage(browser, server.url, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('that cannot be loaded say so kindly, log it without a word about the person, and can be tried again', async () => {
    const { page, drainPageErrors } = watched
    await page.route('**/view-scores/*', (route) => route.fulfill({ status: 500, json: {} }))
    await visit(page, '/about5')
    await page.getByRole('alert').getByText('We could not load your scores.').waitFor()
    const userId = await page.evaluate(() => localStorage.getItem('userID') ?? '')
    const logged = drainPageErrors().filter((line) => line.startsWith('uncaught'))
    expect(logged).toHaveLength(1)
    expect(logged[0]).not.toContain(userId)
    await expectNoViolations(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'You have no scores yet.' }).waitFor()
    drainPageErrors()
  })

  it('are listed with the newest of each domain first and the older ones below', async () => {
    const { page, drainPageErrors } = watched
    await enter(page, 'Sleep 9, Stress 14')
    await enter(page, 'Sleep 12')
    await page.getByRole('heading', { name: 'Your Submitted Scores' }).waitFor()
    await page.getByRole('heading', { name: 'Latest Scores' }).waitFor()
    expect(await cards(page, 'Latest Scores').count()).toBe(2)
    const newest = await cards(page, 'Latest Scores').first().innerText()
    for (const part of [
      'Sleep',
      '12 out of 21',
      'Severe',
      'lower score is better',
      'You entered',
    ]) {
      expect(newest).toContain(part)
    }
    expect(newest).toMatch(/\d\d\/\d\d\/\d{4}/)
    const older = await cards(page, 'Previous Scores').allInnerTexts()
    expect(older).toHaveLength(1)
    expect(older[0]).toContain('9 out of 21')
    await expectNoViolations(page)
    await page.getByRole('link', { name: 'Get Personalized Advice' }).click()
    await page.getByRole('heading', { name: 'Your Personalized Wellbeing Advice' }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/about4')
    expect(drainPageErrors()).toEqual([])
  })

  it('name every row at fault when they are entered, at the field and in the summary', async () => {
    const { page } = watched
    await visit(page, '/about1')
    await check(page)
    const summary = page.getByRole('region', { name: 'There is a problem' })
    await summary.getByRole('link', { name: 'Type or paste at least one score.' }).waitFor()
    await page.getByLabel('Sleep').fill('22')
    await page.getByLabel('Diet').fill('3.5')
    await check(page)
    expect(await summary.getByRole('link').allInnerTexts()).toEqual([
      'Diet: type a whole number from 0 to 14.',
      'Sleep: type a whole number from 0 to 21.',
    ])
    expect(await page.title()).toMatch(/^Error: /)
    await expectNoViolations(page)
    await summary.getByRole('link', { name: /Sleep/ }).click()
    const field = page.getByLabel('Sleep')
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('')
    await page.getByLabel('Diet').fill('')
  })

  it('are read back before anything is saved', async () => {
    const { page, drainPageErrors } = watched
    await pasteBox(page).fill('SLEEP 7, stress: 14/40\nSocialize = 3\nMood 5\nDiet 80%')
    await page.getByLabel('Learning').fill('8')
    await check(page)
    const review = page.getByRole('region', { name: 'Is this right?' })
    const rows = await review.getByRole('row').allInnerTexts()
    expect(rows.slice(1).map((row) => row.split(/\s+/).slice(0, 4).join(' '))).toEqual([
      'Learning 8 out of',
      'Sleep 7 out of',
      'Stress 14 out of',
      'Socialization 3 out of',
    ])
    await review.getByText('"Mood 5" has no test name that we know.').waitFor()
    await review.getByText('"Diet 80%" is on another scale.').waitFor()
    await expectNoViolations(page)

    await page.getByRole('button', { name: 'Change' }).click()
    expect(await pasteBox(page).inputValue()).toContain('Mood 5')
    await check(page)
    await save(page)
    await page.getByText('Your scores are saved.', { exact: true }).waitFor()
    await expect.poll(() => placeOf(page)).toBe('/about5')
    await page.getByRole('heading', { name: 'Latest Scores' }).waitFor()
    expect(await cards(page, 'Latest Scores').count()).toBe(4)
    expect(drainPageErrors()).toEqual([])
  })

  it('are not lost by a failed save, and never saved twice', async () => {
    const { page } = watched
    const keys: (string | undefined)[] = []
    let fails = true
    await page.route('**/api/scores', (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      return fails ? route.abort() : route.continue()
    })
    await visit(page, '/about1')
    await pasteBox(page).fill('Sleep 7')
    await page.reload()
    await expect.poll(() => pasteBox(page).inputValue()).toBe('Sleep 7')
    await check(page)
    await save(page)
    await page.getByRole('alert').getByText('Your scores could not be saved.').waitFor()
    await page.getByText('Network error. Check your connection.').waitFor()
    fails = false
    await save(page)
    await page.getByText('Your score is saved.', { exact: true }).waitFor()
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    await page.unrouteAll()
    await visit(page, '/about1')
    await expect.poll(() => pasteBox(page).inputValue()).toBe('')
  })

  it('come from the Forum Tests: six that open on their own sites, also after a failure', async () => {
    const { page, drainPageErrors } = watched
    await page.route('**/forum-tests.json', (route) => route.fulfill({ json: { tests: [] } }))
    await visit(page, '/about3')
    await page.getByRole('alert').getByText('We could not load the tests.').waitFor()
    await page.unrouteAll()
    drainPageErrors()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Self-MNA' }).waitFor()
    const tests = page.getByRole('list', { name: 'The six tests' }).getByRole('listitem')
    expect(await tests.count()).toBe(6)
    for (const link of await tests.getByRole('link').all()) {
      expect(await link.getAttribute('href')).toMatch(/^https:\/\//)
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.innerText()).toContain('(opens in a new tab)')
    }
    const opened = page.context().waitForEvent('page')
    await page.getByRole('link', { name: 'Paste All Your Scores' }).click()
    const entry = await opened
    await entry.getByRole('heading', { name: 'Enter your scores' }).waitFor()
    expect(placeOf(entry)).toBe('/about1')
    expect(drainPageErrors()).toEqual([])
  })
})

describe('the scores of a guest', () => {
  it('stay on this device', async () => {
    const { page, drainPageErrors, close } = await openPage(browser, server.url, 'phone')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET' || request.url().includes('view-scores')) {
        sent.push(request.url())
      }
    })
    await visit(page, '/login?next=%2Fabout1')
    await page.getByRole('button', { name: 'Continue as guest' }).click()
    await page.waitForURL('**/about1')
    await enter(page, 'Sleep 7')
    expect(await cards(page, 'Latest Scores').first().innerText()).toContain('7 out of 21')
    expect(sent).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
