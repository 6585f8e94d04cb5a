/** Why a device made or used no passkey, as far as browsers tell. */

/**
 * `stopped`: by the person, by time, or there is no passkey; browsers do not say which, so that a site
 * learns nothing about who is there. `called-off`: by ourselves. `known`: the device has one already.
 * `no-lock`: it cannot check who is there. `wrong-place`: not at this address.
 */
export type CeremonyFault =
  | 'stopped'
  | 'called-off'
  | 'known'
  | 'no-lock'
  | 'wrong-place'
  | 'unreachable'
  | 'failed'

/** Names of the errors (Web Authentication Level 3, sections 5.1.3 and 5.1.4). */
const faults: ReadonlyMap<string, CeremonyFault> = new Map([
  ['NotAllowedError', 'stopped'],
  ['TimeoutError', 'stopped'],
  ['AbortError', 'called-off'],
  ['InvalidStateError', 'known'],
  ['ConstraintError', 'no-lock'],
  ['SecurityError', 'wrong-place'],
])

/**
 * Reads what a browser threw.
 *
 * @param error - anything.
 */
export function faultOf(error: unknown): CeremonyFault {
  if (typeof error !== 'object' || error === null || !('name' in error)) return 'failed'
  return faults.get(String(error.name)) ?? 'failed'
}
