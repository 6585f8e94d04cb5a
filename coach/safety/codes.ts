/** The fifteen codes of the safety policy with their tiers. */

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
