/** Fills in a questionnaire as a person would: question by question, page by page. */

import type { Page } from 'playwright-core'
import { type Instrument, type Item, itemsOf, type Page as QuestionPage } from '#core/instrument.ts'
import { type Responses, requiredItems } from '#core/responses.ts'

/** Answers by linkId; option codes for choices, texts for what is typed. */
export type Answers = Responses

/** Whether one question is shown at a time, as on a phone. */
function isOneByOne(page: Page): Promise<boolean> {
  return page.evaluate(() => window.matchMedia('(max-width: 37.5em)').matches)
}

/** The fields of one question: its group of radios, or its input. */
export function fieldOf(page: Page, item: Item) {
  const main = page.getByRole('main')
  return item.kind === 'choice'
    ? main.getByRole('group', { name: item.prompt, exact: true })
    : main.getByLabel(item.prompt, { exact: true })
}

/** Where the row of an option is. */
function rowOf(linkId: string, code: string): string {
  return `main input[name="q-${linkId}"][value="${code}"]`
}

/** Answers one question. */
export async function answer(page: Page, item: Item, text: string): Promise<void> {
  if (item.kind !== 'choice') {
    await fieldOf(page, item).fill(text)
    return
  }
  if (!item.options.some(({ code }) => code === text)) {
    throw new Error(`${item.linkId} does not offer ${text}`)
  }
  // Not by its words, for which the browser names every row of the page first: e2e tests give thousands of answers.
  await page.locator(rowOf(item.linkId, text)).check()
}

/** Answers every question that a page asks, follow-ups included; on a phone one screen after the other. */
export async function answerPage(
  page: Page,
  questions: QuestionPage,
  answers: Answers,
): Promise<void> {
  const isOne = await isOneByOne(page)
  for (const [index, item] of requiredItems({ pages: [questions] }, answers).entries()) {
    if (index > 0 && isOne) {
      await nextButton(page).click()
      await page.waitForURL((url) => url.searchParams.get('question') === item.linkId)
    }
    await answer(page, item, answers[item.linkId] ?? '')
  }
}

/** The same in a blink, for e2e tests that are about what comes afterwards. */
async function answerPageAtOnce(
  page: Page,
  questions: QuestionPage,
  answers: Answers,
): Promise<void> {
  const items = requiredItems({ pages: [questions] }, answers)
  const choices = items.filter(({ kind }) => kind === 'choice')
  const rows = choices.map(({ linkId }) => rowOf(linkId, answers[linkId] ?? ''))
  // A follow-up comes on the screen once the answer before it is given.
  for (const row of rows)
    await page.locator(row).evaluate((input: HTMLInputElement) => {
      input.click()
    })
  for (const item of items) {
    if (item.kind !== 'choice') await answer(page, item, answers[item.linkId] ?? '')
  }
}

/** The button that goes on, in either language. */
export function nextButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: /^(Next|Siguiente)$/ })
}

/** The button that sends. */
export function submitButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Submit', exact: true })
}

/**
 * Answers all pages up to the last, which is left open with its answers given.
 *
 * @param look - called with each page before it is answered and after, for checks of what is shown. Only
 *   with it each row is pressed as a person would.
 */
export async function walkToTheEnd(
  page: Page,
  instrument: Instrument,
  answers: Answers,
  look?: (moment: 'open' | 'answered') => Promise<void>,
): Promise<void> {
  const asked = screensOf(await isOneByOne(page), instrument, answers)
  for (const [index, { search, questions }] of asked.entries()) {
    await page.waitForURL((url) => url.search.startsWith(search))
    if (look === undefined) {
      await answerPageAtOnce(page, questions, answers)
    } else {
      await look('open')
      await answerPage(page, questions, answers)
      await look('answered')
    }
    if (index < asked.length - 1) await nextButton(page).click()
  }
}

/** What is asked on one screen after the other: pages, or on a phone single questions. */
function screensOf(isOne: boolean, instrument: Instrument, answers: Answers) {
  return instrument.pages.flatMap((questions, index) => {
    const search = `?page=${index + 1}`
    if (!isOne) return [{ search, questions }]
    return requiredItems({ pages: [questions] }, answers).map((item) => ({
      search: `${search}&question=${item.linkId}`,
      questions: { items: [item] },
    }))
  })
}

/** The question with a linkId. */
export function itemOf(instrument: Instrument, linkId: string): Item {
  const item = itemsOf(instrument).find((candidate) => candidate.linkId === linkId)
  if (item === undefined) throw new Error(`${instrument.id} has no ${linkId}`)
  return item
}
