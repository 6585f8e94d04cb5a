/** All that a guest can do, by pressing what is on the screen: no page is ever loaded anew. */

import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { flowCases, type FlowCase } from './flow-cases.ts'
import { hastenQuiet, unfoldFooter, visit } from './support/visit.ts'
import { nextButton, submitButton, walkToTheEnd } from './support/walk-flow.ts'
import { choosePlan, expectTwoPlans } from './two-plans.ts'

/** One row of the score list, as it is read on the screen. */
export type ShownScores = Readonly<Record<string, string>>

/** What the journey has seen. */
export interface Seen {
  /** The score of each domain, from its result page. */
  readonly results: ShownScores
  /** The same from the score list. */
  readonly list: ShownScores
}

/** Called with each screen worth a look. */
type Look = (page: Page) => Promise<void>

const main = (page: Page) => page.getByRole('main')
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })

/** Becomes a guest and waits until the page says that it needs the server no more. */
export async function becomeReadyGuest(page: Page): Promise<void> {
  await hastenQuiet(page)
  await visit(page, '/login')
  await main(page).getByRole('button', { name: 'Continue as guest' }).click()
  await page.waitForURL('**/evaluations')
  await page.waitForFunction(() => performance.getEntriesByName('guest-ready').length > 0)
}

/**
 * Takes evaluations and sees everything that comes of them; begins at the evaluations.
 *
 * @param flows - all six where it is left out.
 */
export async function takeWholeJourney(
  page: Page,
  look: Look,
  flows: readonly FlowCase[] = flowCases,
): Promise<Seen> {
  const results: Record<string, string> = {}
  for (const flow of flows) {
    results[flow.instrument.domain] = await takeOne(page, flow)
    await link(page, 'Back to Evaluations').first().click()
    await page.waitForURL('**/evaluations')
  }
  await link(page, 'Your Submitted Scores').click()
  const list = await readScoreList(page)
  await seeAdvice(page, look, flows.length === flowCases.length)
  await askBothChats(page)
  await seeMyData(page, flows.length)
  await look(page)
  return { results, list }
}

async function takeOne(page: Page, flow: FlowCase): Promise<string> {
  const { domain } = flow.instrument
  await link(page, evaluationNames[domain]).click()
  await page.waitForURL(`**${flow.intro}`)
  await link(page, 'Start').click()
  if (domain === 'Diet') await saveBmi(page)
  await page.waitForURL((url) => url.pathname === flow.questions)
  await walkToTheEnd(page, flow.instrument, flow.answers)
  await submitButton(page).click()
  await page.getByText(flow.sent, { exact: true }).waitFor()
  await page.waitForURL(`**${flow.scorePage}`)
  return (await page.getByRole('meter').getAttribute('aria-valuenow')) ?? 'none'
}

async function saveBmi(page: Page): Promise<void> {
  await page.waitForURL('**/bmi')
  await page.getByLabel('Feet', { exact: true }).fill('5')
  await page.getByLabel('Your weight in pounds').fill('140')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByText('BMI saved successfully!', { exact: true }).waitFor()
  await nextButton(page).click()
}

/** The newest score of each domain on the score list, which is on the screen. */
export async function readScoreList(page: Page): Promise<ShownScores> {
  const cards = page.getByRole('region', { name: 'Latest Scores' }).getByRole('listitem')
  await cards.first().waitFor()
  const scores: Record<string, string> = {}
  for (const card of await cards.all()) {
    const domain = await card.getByRole('heading').innerText()
    expect(scores).not.toHaveProperty(domain)
    scores[domain] = await card.locator('strong').innerText()
  }
  expect(await page.getByRole('region', { name: 'Previous Scores' }).count()).toBe(0)
  return scores
}

async function seeAdvice(page: Page, look: Look, areAllDone: boolean): Promise<void> {
  await link(page, 'Get Personalized Advice').click()
  if (areAllDone) await expectTwoPlans(page)
  else await choosePlan(page, 'General Wellness')
  await page.getByText('Written by the built-in coach.').waitFor()
  await choosePlan(page, 'People Like Me')
  const rows = page.getByRole('region', { name: 'You and people like you' })
  await rows.getByText('we do not know your age and gender').first().waitFor()
  await page.getByText('Written by the built-in coach.').waitFor()
  await look(page)
}

async function askBothChats(page: Page): Promise<void> {
  await link(page, 'Ask the coach').click()
  await ask(page, 'AI-Driven Advice')
  await page.getByRole('banner').getByRole('link', { name: 'Healthy Lifestyle Choices' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.getByText('About this site').click()
  await page.getByText('General Services').last().click()
  await link(page, 'Ask a question').click()
  await ask(page, 'Healthy Life Assistant')
}

async function ask(page: Page, chat: string): Promise<void> {
  await page.getByRole('heading', { name: chat, level: 1 }).waitFor()
  await page.getByLabel('Your question').fill('How can I sleep better at night?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('log').getByText('Answered by the built-in coach.').waitFor()
}

async function seeMyData(page: Page, results: number): Promise<void> {
  await unfoldFooter(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'My data' }).click()
  await page.getByText(`There are ${results} results on this device.`).waitFor()
}
