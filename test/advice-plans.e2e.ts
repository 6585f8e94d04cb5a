/** The two plans from six results: how they differ, what comes first, keyboard, paper. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { sidewaysScrolling } from './access/page-checks.ts'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { type ScreenName, screens } from './support/browser.ts'
import { openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { adviceReport, choosePlan, expectTwoPlans } from './two-plans.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

async function openAsMember(screen: ScreenName) {
  const opened = await openMemberPage(browser, server.url, screen)
  const { member } = opened
  await submitAll(server.url, member)
  await visit(opened.page, '/about4')
  return opened
}

/** The step that is shown, and those behind "More steps". */
const steps = (page: Page) => adviceReport(page).locator('article, ol > li')

/** One row for each score, in words, after the step and what a score is not. */
async function expectStandings(page: Page, words: RegExp): Promise<void> {
  await choosePlan(page, 'People Like Me')
  const rows = page.getByRole('region', { name: 'You and people like you' }).getByRole('listitem')
  expect(await rows.count()).toBe(6)
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/\d+ of \d+/)
  expect((await rows.allInnerTexts()).join(' ')).toMatch(words)
  const text = await adviceReport(page).innerText()
  const places = ['Your next step', 'It is not a memory test.', 'You and people like you'].map(
    (heading) => text.indexOf(heading),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
}

describe('two plans of a member with six results', () => {
  it('differ, say how they stand, and give each step its reason and source, on paper too', async () => {
    const { page, drainPageErrors, close } = await openAsMember('desktop')
    await expectTwoPlans(page)
    await expectStandings(page, /usual for women aged/)
    await expectNoViolations(page)

    for (const step of await steps(page).all()) {
      expect(await step.innerText()).toContain('Source:')
    }
    expect(await steps(page).first().innerText()).toContain('We picked this because your')
    const source = steps(page).locator('a').first()
    expect(await source.getAttribute('href')).toMatch(/^https:/)
    expect(await source.getAttribute('rel')).toContain('noopener')
    await page.getByText('AI coach, not a person; not medical advice.').waitFor()

    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'General Wellness' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print', exact: true }).isVisible()).toBe(false)
    const text = await adviceReport(page).innerText()
    for (const part of ['It is not a memory test.', 'You and people like you', 'Source:']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('AI coach, not a person; not medical advice.')
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('can be read and left with the keyboard alone, and fit small screens and large letters', async () => {
    const { page, close } = await openAsMember('small')
    await page.getByRole('button', { name: 'People Like Me' }).focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Your advice: People Like Me' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const reached: string[] = []
    for (let presses = 0; presses < 60 && !reached.includes('Your scores'); presses++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
      // The comparison waits behind a press.
      if (reached.at(-1) === 'You and people like you') await page.keyboard.press('Enter')
    }
    expect(reached).toContain('The figures, and where they come from')
    expect(reached).toContain('Ask the coach')

    await page.getByText('The figures, and where they come from').click()
    expect(await sidewaysScrolling(page)).toEqual([])
    await page.setViewportSize(screens.phone)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await sidewaysScrolling(page)).toEqual([])
    await page.getByRole('link', { name: 'Your scores', exact: true }).press('Enter')
    await page.waitForURL('**/about5')
    await close()
  })
})
