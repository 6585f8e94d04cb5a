/** Which fixed texts are shown where a message tells of several dangers: one leads. */

import { type SafetyCode, tiers } from './codes.ts'

/** What may stand beside an emergency, for its text tells of another act: whom to call, or to stop paying. */
const beside: ReadonlySet<SafetyCode> = new Set(['suicide_self_harm', 'abuse_neglect'])

/** More nobody reads in a fright. */
const mostTexts = 2

/**
 * Leaves out what the leading text says already, or what would lead away from it. The first emergency leads: all of
 * them tell to call the same number, and what one bids another may forbid. That of a wish to die leads alone.
 *
 * @param codes - most urgent tier first, the best heard first of each tier.
 * @returns the codes whose texts are shown.
 */
export function leadingOf(codes: readonly SafetyCode[]): readonly SafetyCode[] {
  const [lead] = codes
  if (lead === undefined || tiers[lead] > 1) return codes.slice(0, mostTexts)
  if (lead === 'suicide_self_harm') return [lead]
  const isShown = (code: SafetyCode): boolean =>
    tiers[lead] === 0 ? beside.has(code) : tiers[code] <= 1 || code === 'malnutrition'
  return codes.filter((code) => code === lead || isShown(code)).slice(0, mostTexts)
}
