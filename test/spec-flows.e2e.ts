/** Every questionnaire as the specification prints it, from its introduction to its score: pages, options, what is sent, what is said. */

import type { Browser, Page, Request } from 'playwright-core'
import { beforeAll, describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import type { Page as QuestionPage } from '#core/instrument.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { sidewaysScrolling } from './access/page-checks.ts'
import { type FlowCase, flowCases } from './flow-cases.ts'
import { resultTexts } from '#web/locales/result.ts'
import { specFlows, type SpecFlow, type SpecOption } from './spec-flows.ts'
import type { AppServer } from './support/app-server.ts'
import { expectNoViolations } from './support/axe.ts'
import { screens } from './support/browser.ts'
import { type Member, openMemberPage } from './support/person.ts'
import { sharedApp } from './support/shared-app.ts'
import { visit } from './support/visit.ts'
import { nextButton, submitButton, walkToTheEnd } from './support/walk-flow.ts'

let server: AppServer
let browser: Browser

beforeAll(async () => {
  ;({ server, browser } = await sharedApp())
})

const cases = flowCases.map((flow) => ({ flow, spec: specFlows[flow.instrument.id] }))

async function openAsMember() {
  return openMemberPage(browser, server.url, 'desktop')
}

/** Diet begins with height and weight. */
async function passBmi(page: Page): Promise<void> {
  await page.getByLabel('Feet', { exact: true }).fill('5')
  await page.getByLabel('Inches', { exact: true }).fill('6')
  await page.getByLabel('Your weight in pounds').fill('150')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('BMI saved successfully!').waitFor()
  await nextButton(page).click()
}

/** Nothing is cut off at the side, at either width. */
async function expectRoom(page: Page): Promise<void> {
  for (const screen of ['phone', 'desktop'] as const) {
    await page.setViewportSize(screens[screen])
    expect(await sidewaysScrolling(page)).toEqual([])
  }
  // The page hears of its width with the next frame, and is drawn anew: whatever comes now must find it so.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
}

/** What questions are built of; axe looks at each of it once. */
const seen = new Set<string>()

const kindsOn = ({ items }: QuestionPage, { instrument }: SpecFlow) =>
  items.map(({ kind, appliesWhen }) =>
    [kind, instrument === 'literacy' && 'with a picture', appliesWhen && 'that follows'].join(' '),
  )

/** What one page asks: how many questions, and what each choice stores and reads. */
function questionsOn(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main')
    const groups = [...(main?.querySelectorAll('fieldset') ?? [])].map((group) =>
      [...group.querySelectorAll('label')].map((row) => ({
        stored: row.querySelector('input')?.value,
        read: row.textContent,
      })),
    )
    return {
      count: groups.length + (main?.querySelectorAll('input:not([type=radio])').length ?? 0),
      groups,
      pictures: main?.querySelectorAll('form svg').length ?? 0,
    }
  })
}

function asRow(option: SpecOption) {
  const [stored, read] = typeof option === 'string' ? [option, option] : option
  return { stored, read }
}

async function walk(page: Page, flow: FlowCase, spec: SpecFlow): Promise<void> {
  let at = 0
  await visit(page, flow.intro)
  await page.getByRole('link', { name: 'Start', exact: true }).click()
  if (flow.instrument.needsBmi) await passBmi(page)
  await walkToTheEnd(page, flow.instrument, flow.answers, async (moment) => {
    if (moment === 'answered') {
      // With everything on it, follow-ups too.
      await expectRoom(page)
      const questions = flow.instrument.pages[at - 1]
      const kinds = questions === undefined ? [] : kindsOn(questions, spec)
      if (!kinds.every((kind) => seen.has(kind))) await expectNoViolations(page)
      for (const kind of kinds) seen.add(kind)
      return
    }
    await expect.poll(async () => (await questionsOn(page)).count).toBe(spec.pages[at])
    const { groups, pictures } = await questionsOn(page)
    const options = spec.options?.[at]?.map(asRow)
    if (options !== undefined) expect(groups).toEqual(groups.map(() => options))
    if (spec.instrument === 'literacy') expect(pictures).toBeGreaterThan(0)
    await expect.poll(() => page.getByText(spec.title, { exact: true }).isVisible()).toBe(true)
    at += 1
  })
  expect(at).toBe(spec.pages.length)
}

/** Leaves the page as it is, with nobody stored any more, or with the member back. */
function store(page: Page, member: Member | null): Promise<void> {
  return page.evaluate((session) => {
    if (session === null) {
      localStorage.removeItem('token')
      localStorage.removeItem('userID')
    } else {
      localStorage.setItem('token', session.token)
      localStorage.setItem('userID', session.userID)
    }
  }, member)
}

const said = (page: Page, sentence: string) =>
  page.getByRole('alert').getByText(sentence, { exact: true }).waitFor()

function keysOf(request: Request): string[] {
  const body: unknown = request.postDataJSON()
  if (typeof body !== 'object' || body === null) return []
  const sent: unknown = 'answers' in body ? body.answers : 'responses' in body && body.responses
  return typeof sent === 'object' && sent !== null ? Object.keys(sent) : []
}

function expectKeys(keys: readonly string[], spec: SpecFlow): void {
  if (spec.keys === 'list') expect(keys).toEqual(Array.from({ length: 12 }, (_, i) => String(i)))
  else if (spec.keys instanceof RegExp) {
    expect(keys.length).toBeGreaterThan(0)
    for (const key of keys) expect(key).toMatch(spec.keys)
  } else expect(keys.toSorted()).toEqual(spec.keys.toSorted())
}

const isSending = (url: URL) =>
  /^\/(social|api\/(mna-test|stress-scale|sleep-scale|exercise-scale|learn-scale))$/.test(
    url.pathname,
  )

describe('a questionnaire of the specification', () => {
  it.each(cases)('is printed, failing and sent as $spec.title', async ({ flow, spec }) => {
    const { page, member, drainPageErrors, close } = await openAsMember()
    await walk(page, flow, spec)
    expect(drainPageErrors()).toEqual([])

    await store(page, null)
    await submitButton(page).click()
    await said(page, spec.noUser)
    await store(page, member)

    await visit(page, flow.questions)
    await page.route(isSending, (route) => route.fulfill({ status: 500, body: '' }))
    await submitButton(page).click()
    await said(page, flow.refused)
    await page.unroute(isSending)
    await page.route(isSending, (route) => route.abort())
    await submitButton(page).click()
    await said(page, flow.unreachable)
    await page.getByText('They will be sent by themselves').waitFor()
    await page.unroute(isSending)
    drainPageErrors()

    const sent = page.waitForRequest((request) => isSending(new URL(request.url())))
    await submitButton(page).click()
    expectKeys(keysOf(await sent), spec)
    await page.getByRole('status').getByText(flow.sent, { exact: true }).waitFor()
    await page.waitForURL(`**${flow.scorePage}`)
    await expectScore(page, spec)
    await expectCompleted(page, flow, member)
    expect(drainPageErrors()).toEqual([])
    await close()
  })
})

/** Stands before the names of the learning score, which has others of our own. */
const groupName = resultTexts.surveyGroup('')

async function expectScore(page: Page, spec: SpecFlow): Promise<void> {
  const meter = page.getByRole('meter')
  await meter.waitFor()
  expect(await meter.getAttribute('aria-valuemin')).toBe('0')
  expect(await meter.getAttribute('aria-valuemax')).toBe(String(spec.max))
  await page.getByText('Legend and table').click()
  const legend = page.getByRole('list', { name: 'What the scores are called' })
  const rows = await legend.getByRole('listitem').allInnerTexts()
  expect(rows).toHaveLength(spec.bands.length)
  for (const [index, [range, label]] of spec.bands.entries()) {
    const words = rows[index]?.split(/\n+/).map((line) => line.trim())
    const names = words?.slice(1).map((line) => line.replace(groupName, ''))
    expect(words?.[0]).toBe(range)
    expect(names).toContain(label)
  }
  await expect
    .poll(() => page.getByRole('link', { name: 'Back to Evaluations' }).isVisible())
    .toBe(true)
}

async function expectCompleted(page: Page, flow: FlowCase, member: Member): Promise<void> {
  const name = evaluationNames[instruments[flow.instrument.id].domain]
  const today = /^(0[1-9]|1[0-2])\/(0[1-9]|[12]\d|3[01])\/\d{4}$/
  const record: unknown = JSON.parse(
    await page.evaluate(() => localStorage.getItem('completedTests') ?? 'null'),
  )
  expect(record).toEqual({
    [member.userID]: { [name]: { completedAt: expect.stringMatching(today), status: 'Checkmate' } },
  })
  await page.getByRole('link', { name: 'Back to Evaluations' }).click()
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name }) })
  await card.getByText(/^✓?Completed on: \d\d\/\d\d\/\d{4}$/).waitFor()
  expect(await page.getByText('Not done yet').count()).toBe(5)
  await page.getByRole('link', { name: 'Activate Health Coach' }).waitFor()
}
