/** Year of birth and gender of a guest, on this device alone: asked for one reason, to compare their scores. */

import type { GuestProfile } from './guest-schema.ts'
import { changeOne, readOne, removeOne } from './one-of-guest.ts'

/**
 * What the guest said.
 *
 * @returns undefined where they were not asked yet.
 * @throws StorageFault when there may be something that cannot be read now.
 */
export async function readGuestProfile(userId: string): Promise<GuestProfile | undefined> {
  return (await readOne('profiles', userId))?.profile
}

/**
 * Keeps what the guest says now.
 *
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function keepGuestProfile(userId: string, profile: GuestProfile): Promise<void> {
  await changeOne('profiles', userId, () => ({ userId, id: `profile ${userId}`, profile }))
}

/**
 * Removes it, for example when there is an account, which has its own.
 *
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export function removeGuestProfile(userId: string): Promise<void> {
  return removeOne('profiles', userId)
}
