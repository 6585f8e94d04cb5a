/** Which fixed texts are shown where a message tells of several dangers: one leads. */

import { type SafetyCode, tiers } from './codes.ts'
import { detectIn } from './detect.ts'

/** More nobody reads in a fright. */
const mostTexts = 2

/**
 * Leaves out what the leading text says already, or what would lead away from it. The first emergency leads: all of
 * them tell to call the same number, and what one bids another may forbid. That of a wish to die leads alone.
 *
 * @param codes - most urgent tier first, the best heard first of each tier.
 * @param told - the message: harm by others stands beside an emergency only where a plain phrase tells it.
 * @returns the codes whose texts are shown.
 */
export function leadingOf(codes: readonly SafetyCode[], told: string): readonly SafetyCode[] {
  const [lead] = codes
  if (lead === undefined || tiers[lead] > 1) return codes.slice(0, mostTexts)
  if (lead === 'suicide_self_harm') return [lead]
  const isShown = (code: SafetyCode): boolean => {
    if (tiers[lead] > 0) return tiers[code] <= 1 || code === 'malnutrition'
    const isPlain = code === 'abuse_neglect' && detectIn(told).includes(code)
    return code === 'suicide_self_harm' || isPlain
  }
  return codes.filter((code) => code === lead || isShown(code)).slice(0, mostTexts)
}
