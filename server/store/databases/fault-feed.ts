/** Tells of every statement and connection of a database that failed, for whoever counts them. */

import { type DatabaseFaultKind, kindOfFault } from './faults.ts'

/** Takes the kind of a fault. It must not throw. */
export type FaultListener = (kind: DatabaseFaultKind) => void

/** Who listens, and the faults they hear of. */
export interface FaultFeed {
  /** Has a listener told from now on, for as long as the database is open. */
  readonly listen: (listener: FaultListener) => void
  /** Tells of what a statement threw; a broken constraint (an address that is taken) is an answer, no fault. */
  readonly tell: (fault: unknown) => void
}

/** Makes a feed that nobody listens to yet. */
export function createFaultFeed(): FaultFeed {
  const listeners: FaultListener[] = []
  return {
    listen: (listener) => void listeners.push(listener),
    tell(fault) {
      const kind = kindOfFault(fault)
      if (kind !== undefined) for (const listener of listeners) listener(kind)
    },
  }
}
