/** How a person without an account comes in: with a new id, or as the guest they were; fetched at the press. */

import { paths } from '../../paths.ts'
import { forgetSharedPeople } from '../my-data/leave-device.ts'
import { randomId } from '../random-id.ts'
import { becomeGuest, readSession } from '../session.ts'
import { askSiteSettings } from '../use-site-settings.ts'
import { type GuestHere, guestsHere } from './guests-here.ts'
import { isDeviceShared, markShared } from './shared-device.ts'

/** Everyone who has left anything here; who shared this device and went without a logout is forgotten first. */
export async function earlierGuests(): Promise<readonly GuestHere[]> {
  await forgetSharedPeople()
  return guestsHere()
}

/** Makes this browser that of a guest; a person who already has an id keeps it. */
export async function enterAsGuest(guest: string): Promise<void> {
  const isShared = await isDeviceShared()
  if (readSession().userId === null) becomeGuest(guest)
  const { userId, token } = readSession()
  if (isShared && userId !== null && token === null) markShared(userId)
}

/**
 * Makes the id of a new guest, unless the operator has another place to sign in, or somebody left something
 * here: then the sign-in page asks whether it was they.
 *
 * @param isAsked - true where the person was asked that already.
 */
export async function comeIn(isAsked = false): Promise<void> {
  const signIn = (await askSiteSettings())?.signInUrl ?? paths.login
  if (signIn !== paths.login) return
  if (isAsked || (await earlierGuests()).length === 0) await enterAsGuest(randomId())
}
