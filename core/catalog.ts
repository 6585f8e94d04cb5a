/** Every instrument with all it needs: to add one, write its folder, its row in the table and its line here. */

import type { Instrument } from './instrument.ts'
import { type InstrumentId, instrumentIdOf } from './instrument-table.ts'
import { exercise } from './instruments/exercise/scoring.ts'
import { literacy } from './instruments/literacy/scoring.ts'
import { mna } from './instruments/mna/scoring.ts'
import { sleep } from './instruments/sleep/scoring.ts'
import { social } from './instruments/social/scoring.ts'
import { stress } from './instruments/stress/scoring.ts'
import type { LifestyleDomain } from './lifestyle-domain.ts'

/** Every instrument by its id, in the order of the six domains. */
export const instruments: Readonly<Record<InstrumentId, Instrument>> = {
  social,
  literacy,
  exercise,
  mna,
  stress,
  sleep,
}

/**
 * Finds the instrument that measures a domain.
 *
 * @param domain - one of the six lifestyle domains.
 * @returns its instrument.
 */
export function instrumentOfDomain(domain: LifestyleDomain): Instrument {
  return instruments[instrumentIdOf(domain)]
}
