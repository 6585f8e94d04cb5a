/** The fifteen codes of the safety policy with their tiers, and what each leaves to be said beside its fixed text. */

/** Tier of each code: 0 emergency, 1 crisis, 2 see a professional, 3 out of bounds. */
export const tiers = {
  suicide_self_harm: 0,
  stroke: 0,
  chest_pain: 0,
  emergency_other: 0,
  fall_injury: 0,
  sudden_confusion: 0,
  alcohol_withdrawal: 0,
  severe_depression: 1,
  abuse_neglect: 1,
  medication: 2,
  malnutrition: 2,
  eating_disorder: 2,
  diagnosis: 2,
  injection: 3,
  other_people_data: 3,
} as const satisfies Record<string, 0 | 1 | 2 | 3>

/** A code of the safety policy. */
export type SafetyCode = keyof typeof tiers

/** Whether a word is a code of the safety policy. */
export const isSafetyCode = (name: string): name is SafetyCode => name in tiers

/** Every code, in the order of {@link tiers}. */
export const safetyCodes: readonly SafetyCode[] = Object.keys(tiers).filter(isSafetyCode)

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
