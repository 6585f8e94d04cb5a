/** What a typed answer says in words, as the plain text that is scored. */

import { parseClockText } from '#core/clock-text.ts'
import type { ClockItem, NumberItem } from '#core/instrument.ts'
import { parseNumber } from '#core/rules/numbers.ts'
import { isFault } from '#core/scoring.ts'
import { amountAsTyped, clockAsTyped } from '#core/spoken-amounts.ts'

/**
 * Turns an answer.
 *
 * @param item - what was asked.
 * @param typed - as it stands in the field.
 * @returns the plain text; null where it is plain already, or cannot be read either way.
 */
export function plainAnswer(item: ClockItem | NumberItem, typed: string): string | null {
  if (item.kind === 'clock') {
    if (typed.trim() === '' || !isFault(parseClockText(typed, item.clock))) return null
    const turned = clockAsTyped(typed)
    return isFault(parseClockText(turned, item.clock)) ? null : turned
  }
  if (parseNumber(typed, item) !== null) return null
  const turned = amountAsTyped(typed, item.unit)
  return turned !== null && parseNumber(turned, item) !== null ? turned : null
}
