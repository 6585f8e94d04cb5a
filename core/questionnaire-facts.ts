/** What lists say of a questionnaire before anybody opens it: none of its questions is loaded for that. */

import type { InstrumentId } from './instrument.ts'
import type { LifestyleDomain } from './lifestyle-domain.ts'

/** Honest minutes of each, as `minutes-to-answer.ts` computes them; its test holds them to the questions. */
export const minutesOfInstrument: Readonly<Record<InstrumentId, number>> = {
  social: 4,
  literacy: 3,
  exercise: 7,
  mna: 3,
  stress: 3,
  sleep: 8,
}

const idOfDomain = {
  Socialization: 'social',
  Learning: 'literacy',
  Exercise: 'exercise',
  Diet: 'mna',
  Stress: 'stress',
  Sleep: 'sleep',
} as const satisfies Record<LifestyleDomain, InstrumentId>

/**
 * Finds out which instrument measures a domain.
 *
 * @param domain - one of the six lifestyle domains.
 * @returns the id of its instrument.
 */
export function instrumentIdOf(domain: LifestyleDomain): InstrumentId {
  return idOfDomain[domain]
}
