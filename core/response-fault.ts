/** Says at once, while a person types, whether a single response can be used. */

import { parseClockText } from './clock-text.ts'
import type { Item } from './instrument.ts'
import { chosenOption, isAnswered } from './rules/asked.ts'
import { parseNumber } from './rules/number-text.ts'
import { isFault, type ScoringError } from './scoring.ts'

/**
 * Judges one response by itself, with the same rules as the scorer.
 *
 * @param item - the item.
 * @param response - its response as typed or chosen; undefined when there is none.
 * @returns the fault, or null where the response can be used.
 */
export function responseFault(item: Item, response: unknown): ScoringError | null {
  if (!isAnswered(response)) return 'INCOMPLETE'
  if (item.kind === 'choice') {
    return chosenOption(item, response) === undefined ? 'INVALID_OPTION' : null
  }
  if (item.kind === 'clock') {
    return isFault(parseClockText(response, item.clock)) ? 'INVALID_TIME' : null
  }
  return parseNumber(response, item) === null ? 'INVALID_NUMBER' : null
}
