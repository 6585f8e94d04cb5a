/** How a person without an account comes in: with a new id, or as the guest they were. */

import { forgetSharedPeople } from '../my-data/leave-device.ts'
import { becomeGuest, readSession } from '../session.ts'
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
