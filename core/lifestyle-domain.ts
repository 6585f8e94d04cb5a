/** The six lifestyle domains and the three spellings the product uses for each. */

/** The six domains in the order of the name S.L.E.D.S.S. (spec section 1). */
export const lifestyleDomains = [
  'Socialization',
  'Learning',
  'Exercise',
  'Diet',
  'Stress',
  'Sleep',
] as const

/** One of the six lifestyle domains; also the `forum` of a score record on the wire. */
export type LifestyleDomain = (typeof lifestyleDomains)[number]

/**
 * The name of each domain on its evaluation card and in the local completed-tests record.
 * It differs from the domain only for Socialization (spec sections 2 and 3; instruments 10.16).
 */
export const evaluationNames = {
  Socialization: 'Socialize',
  Learning: 'Learning',
  Exercise: 'Exercise',
  Diet: 'Diet',
  Stress: 'Stress',
  Sleep: 'Sleep',
} as const satisfies Record<LifestyleDomain, string>

/** Name of a domain on its card and in the completed-tests record, for example `Socialize`. */
export type EvaluationName = (typeof evaluationNames)[LifestyleDomain]

/**
 * Tells whether a text names a lifestyle domain exactly.
 *
 * @param text - any text.
 * @returns true for one of the six domain names, spelt as in {@link lifestyleDomains}.
 */
export function isLifestyleDomain(text: string): text is LifestyleDomain {
  return (lifestyleDomains as readonly string[]).includes(text)
}
