/** Where a person is in an instrument: which pages may be opened, and what the place is called. */

import { type Questionnaire, itemsOf, type Page } from '#core/instrument.ts'
import { requiredItems, type Responses, unansweredItems } from '#core/responses.ts'
import type { DraftPlace } from '../../../client/drafts.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'

/** What is on the screen. */
export interface Spot {
  /** The page, or the review. */
  readonly place: DraftPlace
  /** The one question of the page that is shown, by its linkId; null where the whole page is. */
  readonly at: string | null
}

/** The query that opens a spot; two spots are the same where their queries are. */
export function searchOf({ place, at }: Spot): string {
  return at === null ? `?page=${place}` : `?page=${place}&question=${at}`
}

/**
 * Reads a place from the address.
 *
 * @param text - `1` to the number of pages, or `review`.
 * @returns null for anything else.
 */
export function placeFrom(text: string | null, pageCount: number): DraftPlace | null {
  if (text === 'review') return 'review'
  if (text === null || !/^\d{1,3}$/.test(text)) return null
  const number = Number(text)
  return number >= 1 && number <= pageCount ? number : null
}

/**
 * Holds a wish to the pages that may be opened: nobody skips a page that is not complete.
 *
 * @param isComplete - tells whether a page has no faults.
 */
export function reachablePlace(
  wish: DraftPlace,
  pages: readonly Page[],
  isComplete: (page: Page) => boolean,
): DraftPlace {
  const firstOpen = pages.findIndex((page) => !isComplete(page)) + 1
  if (firstOpen === 0) return wish
  return wish === 'review' || wish > firstOpen ? firstOpen : wish
}

/**
 * Chooses the question of a page where one is shown at a time.
 *
 * @param wish - linkId of a question; another one is shown where the page does not ask it now.
 * @returns the wish, else the first question without an answer, else the last.
 */
export function questionAt(page: Page, responses: Responses, wish: string | null): string | null {
  const asked = { pages: [page] }
  const items = requiredItems(asked, responses)
  const [open] = unansweredItems(asked, responses)
  const item = items.find(({ linkId }) => linkId === wish) ?? open ?? items.at(-1)
  return item?.linkId ?? null
}

/**
 * The name of a spot, for example "Questions 4 to 5 of 12".
 *
 * One question is counted among those that are asked now. Where whole pages are shown and follow-ups make
 * the number of questions change, pages are counted instead: a total that is not reliable would mislead.
 */
export function spotName(
  instrument: Pick<Questionnaire, 'pages'>,
  { place, at }: Spot,
  responses: Responses,
  texts: QuestionnaireTexts,
): string {
  if (place === 'review') return texts.reviewTitle
  if (at !== null) {
    const asked = requiredItems(instrument, responses)
    return texts.questionOf(asked.findIndex(({ linkId }) => linkId === at) + 1, asked.length)
  }
  const items = itemsOf(instrument)
  if (items.some((item) => item.appliesWhen !== undefined)) {
    return texts.pageOf(place, instrument.pages.length)
  }
  const before = itemsOf({ pages: instrument.pages.slice(0, place - 1) }).length
  const here = instrument.pages[place - 1]?.items.length ?? 0
  return here === 1
    ? texts.questionOf(before + 1, items.length)
    : texts.questionsOf(before + 1, before + here, items.length)
}

/** The page that asks a question, counted from 1; null where none does. */
export function pageOf(instrument: Pick<Questionnaire, 'pages'>, linkId: string): number | null {
  const index = instrument.pages.findIndex((page) =>
    page.items.some((item) => item.linkId === linkId),
  )
  return index < 0 ? null : index + 1
}
