/** What may still be said beside the fixed texts of a danger. */

import { type SafetyCode, tiers } from './safety/codes.ts'

/** After these codes of the safe tiers nothing but the fixed text is said: advice would be out of place. */
const silencing: ReadonlySet<SafetyCode> = new Set([
  'eating_disorder',
  'injection',
  'other_people_data',
])

/** From this tier on nobody is in danger, and other topics may be offered. */
const firstSafeTier = 2

/** Tells whether a code allows nothing at all beside its fixed text. */
export function isBarred(codes: readonly SafetyCode[]): boolean {
  return isFixedAlone(codes) || codes.some((code) => silencing.has(code))
}

/**
 * Tells whether a message tells of danger that leaves nothing to say but its fixed texts: help must not
 * be followed by a tip. They are given without looking for anything else.
 *
 * @param codes - what was detected in the message, most urgent tier first.
 * @returns true for an emergency or a crisis.
 */
export function isFixedAlone(codes: readonly SafetyCode[]): boolean {
  return codes.some((code) => tiers[code] < firstSafeTier)
}
