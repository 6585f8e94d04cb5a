/** Where a person is in an instrument: which pages may be opened, and what the place is called. */

import { type Questionnaire, itemsOf, type Page } from '#core/instrument.ts'
import type { DraftPlace } from '../../../client/drafts.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'

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
 * The name of a place, for example "Questions 4 to 5 of 12".
 *
 * Where follow-ups make the number of questions change, pages are counted instead: a total that
 * is not reliable would mislead.
 */
export function placeName(
  instrument: Pick<Questionnaire, 'pages'>,
  place: DraftPlace,
  texts: QuestionnaireTexts,
): string {
  if (place === 'review') return texts.reviewTitle
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
