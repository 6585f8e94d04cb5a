/** Fills in a questionnaire as a person would: question by question, page by page. */

import type { Page } from 'playwright-core'
import { type Instrument, type Item, itemsOf, type Page as QuestionPage } from '#core/instrument.ts'
import { type Responses, requiredItems } from '#core/responses.ts'

/** Answers by linkId; option codes for choices, texts for what is typed. */
export type Answers = Responses

/** The fields of one question: its group of radios, or its input. */
export function fieldOf(page: Page, item: Item) {
  const main = page.getByRole('main')
  return item.kind === 'choice'
    ? main.getByRole('group', { name: item.prompt, exact: true })
    : main.getByLabel(item.prompt, { exact: true })
}

/** Answers one question. */
export async function answer(page: Page, item: Item, text: string): Promise<void> {
  if (item.kind !== 'choice') {
    await fieldOf(page, item).fill(text)
    return
  }
  const option = item.options.find(({ code }) => code === text)
  if (option === undefined) throw new Error(`${item.linkId} does not offer ${text}`)
  const label = option.label ?? option.code
  await fieldOf(page, item).getByRole('radio', { name: label, exact: true }).check()
}

/** Answers every question that a page asks, follow-ups included. */
export async function answerPage(
  page: Page,
  questions: QuestionPage,
  answers: Answers,
): Promise<void> {
  for (const item of requiredItems({ pages: [questions] }, answers)) {
    await answer(page, item, answers[item.linkId] ?? '')
  }
}

/** The button that goes on. */
export function nextButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Next', exact: true })
}

/** The button that sends. */
export function submitButton(page: Page) {
  return page.getByRole('main').getByRole('button', { name: 'Submit', exact: true })
}

/**
 * Answers all pages up to the last, which is left open with its answers given.
 *
 * @param look - called with each page before it is answered and after, for checks of what is shown.
 */
export async function walkToTheEnd(
  page: Page,
  instrument: Instrument,
  answers: Answers,
  look: (moment: 'open' | 'answered') => Promise<void> = async () => {},
): Promise<void> {
  for (const [index, questions] of instrument.pages.entries()) {
    await page.waitForURL((url) => url.searchParams.get('page') === String(index + 1))
    await look('open')
    await answerPage(page, questions, answers)
    await look('answered')
    if (index < instrument.pages.length - 1) await nextButton(page).click()
  }
}

/** The question with a linkId. */
export function itemOf(instrument: Instrument, linkId: string): Item {
  const item = itemsOf(instrument).find((candidate) => candidate.linkId === linkId)
  if (item === undefined) throw new Error(`${instrument.id} has no ${linkId}`)
  return item
}
