/** What becomes of a guest's traces when somebody leaves this device. */

import { thisDeviceTexts } from '../../locales/this-device.ts'
import { type Session, readSession } from '../session.ts'
import { guestsHere } from '../this-device/guests-here.ts'
import { sharedGuests } from '../this-device/shared-guests.ts'
import { deleteResultsHere, forgetTraces } from './forget-person.ts'

/**
 * Removes everything of the guests who shared this computer and are gone.
 *
 * @returns false where the browser refused; then it is tried again when somebody comes.
 */
export async function forgetSharedGuests(): Promise<boolean> {
  const { userId } = readSession()
  let areGone = true
  for (const guest of sharedGuests().filter((id) => id !== userId)) {
    if (await deleteResultsHere(guest)) forgetTraces(guest)
    else areGone = false
  }
  return areGone
}

/**
 * Removes what is to go, once nobody is logged in any more.
 *
 * @param left - who has logged out.
 * @returns what that person should know, in one sentence or two; undefined where there is nothing.
 */
export async function sayFarewell({ userId, token }: Session): Promise<string | undefined> {
  const { leaving } = thisDeviceTexts
  if (sharedGuests().length > 0) {
    return (await forgetSharedGuests()) ? leaving.removed : leaving.notRemoved
  }
  if (token !== null) return undefined
  return (await guestsHere()).some((guest) => guest.userId === userId) ? leaving.left : undefined
}
