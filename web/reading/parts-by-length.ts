/** The six parts by how long they take, for whatever says which one comes next. */

import { type LifestyleDomain, lifestyleDomains } from '#core/lifestyle-domain.ts'
import { instrumentIdOf, instrumentTable } from '#core/instrument-table.ts'

/** Honest minutes of a domain. */
export function minutesOf(domain: LifestyleDomain): number {
  return instrumentTable[instrumentIdOf(domain)].minutes
}

/** The domains, the shortest first. */
export const shortestFirst = lifestyleDomains.toSorted((a, b) => minutesOf(a) - minutesOf(b))
