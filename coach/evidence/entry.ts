/** What one piece of evidence is: a fact with its source, strength, audience, caution and first step. */

import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import type { AppliesTo } from './applies-to.ts'

/** How sure the fact is: A strong guideline or many trials, B one good trial, C observation, D expert sense. */
export type Strength = 'A' | 'B' | 'C' | 'D'

/** A fact as it was collected, before its domain and address are worked out. */
export interface EvidenceRecord {
  readonly id: string
  /** The finding, close to the source; not shown as it stands. */
  readonly fact: string
  readonly citation: string
  /** False where the source is recalled and has not been seen again. */
  readonly verified: boolean
  readonly strength: Strength
  readonly appliesTo: AppliesTo
  /** The audience in the words it was collected with. */
  readonly appliesToText: string
  /** What must be kept in mind when it is used; empty where nothing. */
  readonly caution: string
  /** The safest first step, in plain words, reading grade 7 or less. */
  readonly firstStep: string
  /** The step where the services of the United States do not exist. */
  readonly firstStepOutsideUS?: string
}

/** A fact ready for use. */
export interface EvidenceEntry extends EvidenceRecord {
  readonly domain: LifestyleDomain
  /** Address of the source, or null where it has none (a book). */
  readonly url: string | null
}
