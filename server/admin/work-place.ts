/** What a command of the operator works with; put together once, in main.ts. */

import { createAuditTrail, type AuditTrail } from '../audit-trail.ts'
import type { Config } from '../config.ts'
import { createIdSource, type Clock, type RandomBytes } from '../ids.ts'
import type { Audit } from '../store/audit.ts'

/** Everything a command may ask for. */
export interface WorkPlace {
  readonly config: Config
  readonly clock: Clock
  readonly randomBytes: RandomBytes
  /** Gives a whole number from 0 to below its bound that nobody can guess. */
  readonly randomInt: (below: number) => number
  /** Folder in which the operator stands: names of files are meant from there. */
  readonly folder: string
  /** Told when the operator stops the command. */
  readonly signal: AbortSignal
  /** Shows a text; nothing is added to it. */
  readonly show: (text: string) => void
  /** Shows how far a command has come, apart from what it gives; nothing is added to the text. */
  readonly report: (text: string) => void
  /**
   * Asks the operator.
   *
   * @param question - without a line end.
   * @returns one line; undefined where nobody answers.
   */
  readonly ask: (question: string) => Promise<string | undefined>
}

/**
 * Makes the trail of what the operator does.
 *
 * @param place - where the command works.
 * @param audit - where events are kept.
 * @returns the trail.
 */
export function trailOf(place: WorkPlace, audit: Audit): AuditTrail {
  const { clock, randomBytes } = place
  return createAuditTrail({ audit, clock, newId: createIdSource(clock, randomBytes), randomBytes })
}
