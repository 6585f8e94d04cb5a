/** Answers that every instrument accepts, made from the instruments themselves. */

import { instruments } from '#core/catalog.ts'
import { itemsOf, type Item } from '#core/instrument.ts'
import { type InstrumentId } from '#core/instrument-table.ts'

/** Which of the offered options is chosen. */
export type Choice = 'first' | 'last'

/**
 * Answers a whole questionnaire.
 *
 * @param id - the instrument.
 * @param choice - which option of every question.
 * @returns answers as they travel: a list for social, an object for the others.
 */
export function answerAll(
  id: InstrumentId,
  choice: Choice = 'first',
): string[] | Record<string, string> {
  const byItem = answerByItem(id, choice)
  return id === 'social' ? Object.values(byItem) : byItem
}

/**
 * Answers a whole questionnaire, question by question.
 *
 * @param id - the instrument.
 * @param choice - which option of every question.
 * @returns answers keyed by linkId, in the order asked.
 */
export function answerByItem(id: InstrumentId, choice: Choice = 'first'): Record<string, string> {
  const items = itemsOf(instruments[id])
  return Object.fromEntries(items.map((item) => [item.linkId, answerOne(item, choice)]))
}

function answerOne(item: Item, choice: Choice): string {
  if (item.kind === 'clock') return item.clock === 'bed' ? '10:30 PM' : '6:30 AM'
  if (item.kind === 'number') return item.unit === 'minutes' ? '15' : '7'
  return item.options.at(choice === 'first' ? 0 : -1)?.code ?? ''
}
