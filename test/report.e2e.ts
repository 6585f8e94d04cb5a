/** The report for the doctor: all six on one printed page, by members and guests, with nothing personal on it. */

import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Address, addresses } from '#contract/addresses.ts'
import { testStep } from '#server/store/test-records.ts'
import { stressCase } from './flow-cases.ts'
import { resultCases, submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName, screens, type WatchedPage } from './support/browser.ts'
import { type Member, registerMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { placeOf, visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

const monthMs = 30 * 86_400_000

let server: AppServer
let browser: Browser
let member: Member

/** One sitting of each a month ago, one today. */
beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
  member = await registerMember(server.url)
  const finishedAt = new Date(Date.now() - monthMs).toISOString()
  const assessments = resultCases.map(({ instrument: { id }, body }) => ({
    id: randomUUID(),
    instrument: id,
    answers: Object.values(body)[0],
    bmi: id === 'mna' ? '25.0' : null,
    finishedAt,
  }))
  await send(addresses.importResults, { assessments })
  await submitAll(server.url, member)
  await send(addresses.changePlan, { steps: [testStep()] })
})

async function send({ path, method }: Address, body: object): Promise<void> {
  const response = await fetch(server.url + path, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
    body: JSON.stringify(body),
  })
  expect(response.status, path).toBe(200)
}

function openAs({ token, userID }: Member, screen: ScreenName) {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'userID', value: userID },
  ]
  return openPage(browser, server.url, screen, {
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage }] },
  })
}

const sheet = (page: Page) => page.getByRole('article', { name: 'Report for your doctor' })

async function openReport(page: Page): Promise<void> {
  await visit(page, '/report')
  await sheet(page).waitFor()
}

/** Pages of the PDF the browser makes, and whether it carries headings and lists for a screen reader. */
async function printed(page: Page, format: 'Letter' | 'A4') {
  const pdf = (await page.pdf({ format, tagged: true })).toString('latin1')
  return {
    pages: pdf.match(/\/Type\s*\/Page\b/g)?.length,
    isTagged: pdf.includes('/StructTreeRoot'),
  }
}

/** In points. */
function smallestLetter(page: Page): Promise<number> {
  return page.evaluate(() => {
    const texts = document.querySelectorAll('article :is(h2, h3, p, dt, dd, li, strong, span)')
    const sizes = [...texts].map((text) => Number.parseFloat(getComputedStyle(text).fontSize))
    return Math.min(...sizes) * 0.75
  })
}

describe("a member's report", () => {
  let watched: WatchedPage

  beforeAll(async () => {
    watched = await openAs(member, 'phone')
  })

  afterAll(async () => {
    await watched?.close()
  })

  it('is found from the scores, says so when they cannot be loaded, and tries again', async () => {
    const { page, drainPageErrors } = watched
    await visit(page, '/about5')
    await page.getByRole('heading', { name: 'Latest Scores' }).waitFor()
    await page.route('**/api/history/**', (route) => route.abort())
    await page.getByRole('link', { name: 'Report for your doctor' }).click()
    await page.getByRole('heading', { level: 1, name: 'Report for your doctor' }).waitFor()
    expect(placeOf(page)).toBe('/report')
    await page.getByRole('alert').getByText('We could not load your scores.').waitFor()
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await sheet(page).waitFor()
    drainPageErrors()
  })

  it.each(['Letter', 'A4'] as const)(
    'has its scores on one page of %s, without the frame; the plan stands last and may need another',
    async (format) => {
      const { page } = watched
      const withPlan = page.getByLabel('Add my plan')
      expect((await printed(page, format)).pages).toBeLessThanOrEqual(2)
      await withPlan.uncheck()
      expect(await printed(page, format)).toEqual({ pages: 1, isTagged: true })
      await withPlan.check()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      expect(await page.getByRole('banner').isVisible()).toBe(false)
      await expect.poll(() => smallestLetter(page)).toBe(12)
      await page.emulateMedia({ media: null, colorScheme: 'light' })
    },
  )

  it('adds the answers from the second page on, and prints large, by keyboard alone', async () => {
    const { page, drainPageErrors } = watched
    await page.getByLabel('Add my answers').focus()
    await page.keyboard.press('Space')
    await page.getByRole('heading', { name: 'The answers' }).waitFor()
    const heading = page.getByRole('heading', { level: 3, name: /^Stress, answered/ })
    const rows = page.locator('section', { has: heading }).last().getByRole('listitem')
    expect(await rows.count()).toBe(9)
    expect(await rows.first().innerText()).toContain('Sometimes (2 points)')
    const usual = await printed(page, 'Letter')
    expect(usual.pages).toBeGreaterThan(1)
    // Past the drawings and the plan.
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    const large = await printed(page, 'Letter')
    expect(large.pages).toBeGreaterThan(usual.pages ?? 0)
    await page.emulateMedia({ media: 'print' })
    await expect.poll(() => smallestLetter(page)).toBe(18)
    await page.emulateMedia({ media: null })
    await page.evaluate(() => {
      window.print = () => {
        document.title = 'asked for the printer'
      }
    })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.title()).toBe('asked for the printer')
    expect(drainPageErrors()).toEqual([])
  })

  it('shows all six with band, direction, change, earlier date and source, and no name', async () => {
    const { page, drainPageErrors } = watched
    const words = await sheet(page).innerText()
    for (const { instrument } of resultCases) {
      const region = sheet(page).locator('section', {
        has: page.getByRole('heading', { level: 2, name: instrument.domain }),
      })
      const entry = await region.innerText()
      expect(entry).toMatch(/(Lower|Higher) is better/)
      expect(entry).toContain(instrument.shortSource)
      expect(entry).toMatch(/No clear change \(under \d+ points\)\./)
      expect(entry).toMatch(/Before: \d+ on \w+ \d+, \d{4}\./)
    }
    expect(words).toContain('20 out of 40 Moderate stress')
    expect(words).toContain('Loud snoring and pauses in breathing were reported.')
    expect(words).toContain('Bed time was given without AM or PM. It was read as 11:00 PM.')
    expect(words).toContain('It is not a test of memory or thinking.')
    expect(words).not.toMatch(/cognitive/i)
    expect(words).toContain('“Walk to the corner” (After breakfast, in the street).')
    await page.getByLabel('Add my plan').uncheck()
    expect(await sheet(page).innerText()).not.toContain('Walk to the corner')
    await page.getByLabel('Add drawings of my scores over time').check()
    const drawings = sheet(page).getByRole('img')
    expect(await drawings.count()).toBe(resultCases.length)
    expect(await drawings.first().getAttribute('aria-label')).toContain('2 results')
    expect(words).not.toContain(member.email)
    expect(words).not.toContain(String(member.yearOfBirth))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoViolations(page)
    }
    expect(drainPageErrors()).toEqual([])
  })

  it('pushes nothing sideways on the smallest phone with letters twice as large', async () => {
    const { page } = watched
    await page.setViewportSize(screens.small)
    expect(await page.getByLabel('Add my answers').isChecked()).toBe(true)
    expect(await page.getByLabel('Large print').isChecked()).toBe(true)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(await sideways()).toBeLessThanOrEqual(0)
  })

  it('is found from "My data"', async () => {
    const { page } = watched
    await visit(page, '/account')
    await page.getByRole('link', { name: 'Open the report' }).click()
    await sheet(page).waitFor()
    expect(placeOf(page)).toBe('/report')
  })
})

describe("a guest's report", () => {
  it('is made on the device, first empty, then with what was taken', async () => {
    const watched = await openPage(browser, server.url, 'phone')
    const { page, drainPageErrors, close } = watched
    await page.addInitScript(() => localStorage.setItem('userID', 'guest-with-a-doctor'))
    await visit(page, '/report')
    await page.getByRole('heading', { name: 'You have no scores yet.' }).waitFor()
    await visit(page, stressCase.questions)
    await walkToTheEnd(page, stressCase.instrument, stressCase.answers)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await openReport(page)
    const words = await sheet(page).innerText()
    expect(words).toContain('First score. There is nothing to compare it with yet.')
    expect(words.match(/Not taken yet\./g)).toHaveLength(5)
    expect(await printed(page, 'Letter')).toEqual({ pages: 1, isTagged: true })
    expect(asked.filter((path) => /history|view-scores/.test(path))).toEqual([])
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})
