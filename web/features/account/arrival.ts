/** What the registration hands over to the sign-in page, so that the email is not typed twice. */

/** Carried by the history entry, never by the address. */
export interface Arrival {
  readonly registered: true
  readonly email: string
}

/**
 * Reads what was handed over.
 *
 * @param state - state of the history entry; anything at all.
 * @returns null for a person who did not come from the registration.
 */
export function readArrival(state: unknown): Arrival | null {
  if (typeof state !== 'object' || state === null) return null
  if (!('registered' in state) || state.registered !== true) return null
  if (!('email' in state) || typeof state.email !== 'string') return null
  return { registered: true, email: state.email }
}
