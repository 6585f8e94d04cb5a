/** The two plans from six results, for a member and for a guest: how they differ, what comes first, keyboard, paper. */

import type { Browser, Page } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { flowCases } from './flow-cases.ts'
import { submitAll } from './result-cases.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { openPage, type ScreenName } from './support/browser.ts'
import { signInFreshMember } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const guestId = '0193a5c0-0000-7000-8000-000000000002'

async function openAsMember(screen: ScreenName) {
  const opened = await openPage(browser, server.url, screen)
  const member = await signInFreshMember(opened.page)
  await submitAll(server.url, member)
  await visit(opened.page, '/about4')
  return opened
}

async function openAsGuest() {
  const opened = await openPage(browser, server.url, 'phone', {
    storageState: {
      cookies: [],
      origins: [{ origin: server.url, localStorage: [{ name: 'userID', value: guestId }] }],
    },
  })
  const { page } = opened
  await visit(page, '/bmi')
  await page.getByLabel('Feet', { exact: true }).fill('5')
  await page.getByLabel('Your weight in pounds').fill('140')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('BMI saved successfully!').waitFor()
  for (const flow of flowCases) {
    await visit(page, flow.questions)
    await walkToTheEnd(page, flow.instrument, flow.answers)
    await submitButton(page).click()
    await page.getByRole('meter').waitFor()
  }
  await visit(page, '/about4')
  return opened
}

const report = (page: Page) => page.getByRole('region', { name: /^Your advice/ })
const stepsNamed = (page: Page) =>
  report(page).getByRole('button', { name: /^Make this my step: / })
/** The step that is shown, and those behind "More steps". */
const steps = (page: Page) => report(page).locator('article, ol > li')

async function choose(page: Page, title: 'General Wellness' | 'People Like Me') {
  await page.getByRole('button', { name: title }).click()
  await page.getByRole('heading', { name: `Your advice: ${title}` }).waitFor()
  await report(page)
    .locator('details')
    .evaluateAll((parts) => parts.map((part) => part.setAttribute('open', '')))
  return stepsNamed(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
}

/** Both plans are whole, and at least half of the steps of one are not in the other. */
async function expectTwoPlans(page: Page): Promise<void> {
  const anyone = await choose(page, 'General Wellness')
  expect(await page.getByRole('heading', { name: 'You and people like you' }).count()).toBe(0)
  const likeMe = await choose(page, 'People Like Me')
  for (const plan of [anyone, likeMe]) {
    expect(plan.length).toBeGreaterThanOrEqual(3)
    expect(plan.length).toBeLessThanOrEqual(6)
    expect(new Set(plan).size).toBe(plan.length)
  }
  const own = likeMe.filter((action) => !anyone.includes(action))
  expect(own.length * 2).toBeGreaterThanOrEqual(likeMe.length)
  expect(await choose(page, 'General Wellness')).toEqual(anyone)
}

/** One row for each score, in words, after the safety texts and the step. */
async function expectStandings(page: Page, words: RegExp): Promise<void> {
  await choose(page, 'People Like Me')
  const rows = page.getByRole('region', { name: 'You and people like you' }).getByRole('listitem')
  expect(await rows.count()).toBe(6)
  for (const row of await rows.allInnerTexts()) expect(row).toMatch(/\d+ of \d+/)
  expect((await rows.allInnerTexts()).join(' ')).toMatch(words)
  const text = await report(page).innerText()
  const places = ['Please read this first', 'Your next step', 'You and people like you'].map(
    (heading) => text.indexOf(heading),
  )
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(places[0]).toBeGreaterThan(-1)
}

describe('two plans on a desktop screen', () => {
  it('differ for a member with six results, and say how they stand', async () => {
    const { page, drainPageErrors, close } = await openAsMember('desktop')
    await expectTwoPlans(page)
    await expectStandings(page, /usual for women aged/)
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

describe('two plans', () => {
  it('differ for a guest with six results, on the device alone', async () => {
    const { page, drainPageErrors, close } = await openAsGuest()
    await expectTwoPlans(page)
    await choose(page, 'People Like Me')
    const rows = page.getByRole('region', { name: 'You and people like you' })
    await rows.getByText('we do not know your age and gender').first().waitFor()
    await expectNoViolations(page)
    expect(drainPageErrors()).toEqual([])
    await close()
  })

  it('give each step its reason and a source that can be opened', async () => {
    const { page, close } = await openAsMember('desktop')
    await choose(page, 'People Like Me')
    for (const step of await steps(page).all()) {
      expect(await step.innerText()).toContain('Source:')
    }
    expect(await steps(page).first().innerText()).toContain('We picked this because your')
    const source = steps(page).locator('a').first()
    expect(await source.getAttribute('href')).toMatch(/^https:/)
    expect(await source.getAttribute('rel')).toContain('noopener')
    await page.getByText('AI coach, not a person; not medical advice.').waitFor()
    await close()
  })

  it('can be read and left with the keyboard alone', async () => {
    const { page, close } = await openAsMember('desktop')
    await page.getByRole('button', { name: 'People Like Me' }).focus()
    await page.keyboard.press('Enter')
    const heading = page.getByRole('heading', { name: 'Your advice: People Like Me' })
    await heading.waitFor()
    expect(await heading.evaluate((element) => element === document.activeElement)).toBe(true)
    const reached: string[] = []
    for (let presses = 0; presses < 60 && !reached.includes('See your scores'); presses++) {
      await page.keyboard.press('Tab')
      reached.push(await page.evaluate(() => document.activeElement?.textContent ?? ''))
    }
    expect(reached).toContain('The figures, and where they come from')
    expect(reached).toContain('Ask the coach a question')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/about5')
    await close()
  })

  it.each<[ScreenName, string]>([
    ['small', '100%'],
    ['phone', '200%'],
  ])('fit a %s screen with letters at %s', async (screen, size) => {
    const { page, close } = await openAsMember(screen)
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize
    }, size)
    await choose(page, 'People Like Me')
    await page.getByText('The figures, and where they come from').click()
    const [content, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      window.innerWidth,
    ])
    expect(content).toBeLessThanOrEqual(shown ?? 0)
    await close()
  })

  it('go on paper with safety, comparison, steps and sources, and nothing to press', async () => {
    const { page, close } = await openAsMember('desktop')
    await choose(page, 'People Like Me')
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'General Wellness' }).isVisible()).toBe(false)
    expect(await page.getByRole('button', { name: 'Print this advice' }).isVisible()).toBe(false)
    const text = await report(page).innerText()
    for (const part of ['Please read this first', 'You and people like you', 'Source:']) {
      expect(text).toContain(part)
    }
    expect(text).toContain('AI coach, not a person; not medical advice.')
    await close()
  })
})
