/** What becomes of a person's traces when somebody leaves this device. */

import { useSyncExternalStore } from 'react'
import { thisDeviceTexts } from '../../locales/this-device.ts'
import { call } from '../call.ts'
import { logout, onFarewell } from '../logout.ts'
import { type Session, readSession } from '../session.ts'
import { guestsHere } from '../this-device/guests-here.ts'
import { hasWalkedAway, sharedPeople } from '../this-device/shared-device.ts'
import { deleteResultsHere, forgetTraces } from './forget-person.ts'

/**
 * Before a page is shown: whoever shared this device and has walked away is logged out, here and at
 * the server, and nothing of them stays.
 */
export async function forgetWhoWalkedAway(): Promise<void> {
  onFarewell(sayFarewell)
  const { userId } = readSession()
  if (userId !== null && (await hasWalkedAway(userId))) void logout()
  await forgetSharedPeople()
}

/**
 * Removes everything of the people who shared this device and are gone.
 *
 * @returns false where the browser refused; then it is tried again when somebody comes.
 */
export async function forgetSharedPeople(): Promise<boolean> {
  const { userId } = readSession()
  let areGone = true
  for (const person of sharedPeople().filter((id) => id !== userId)) {
    if (!(await forgetHere(person))) areGone = false
  }
  return areGone
}

async function forgetHere(person: string): Promise<boolean> {
  const isGone = await deleteResultsHere(person)
  if (isGone) forgetTraces(person)
  return isGone
}

/**
 * Removes what is to go, once nobody is logged in any more; a member who stays known here is noted, so
 * that they can be offered to be forgotten.
 *
 * @param left - who has logged out.
 * @returns what that person should know, in one sentence or two; undefined where there is nothing.
 */
export async function sayFarewell({ userId, token }: Session): Promise<string | undefined> {
  const { leaving } = thisDeviceTexts
  const shared = sharedPeople()
  const isShared = userId !== null && shared.includes(userId)
  noteLeft(token === null || isShared ? null : userId)
  if (shared.length > 0 && !(await forgetSharedPeople())) return leaving.notRemoved
  if (isShared) return token === null ? leaving.removed : leaving.forgotten
  if (token !== null) return undefined
  return (await guestsHere()).some((guest) => guest.userId === userId) ? leaving.left : undefined
}

let lastLeft: string | null = null
const listeners = new Set<() => void>()

/**
 * The member who has logged out last while this page is open, and is still known on this device.
 *
 * @returns null where there is none.
 */
export function useLastLeft(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => lastLeft,
    () => null,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function noteLeft(userId: string | null): void {
  lastLeft = userId
  for (const listener of listeners) listener()
}

/**
 * Forgets a member on this device after their logout: the server takes the browser's cookie away, and
 * nothing of the person stays here.
 *
 * @param userId - whom.
 * @returns `unreachable` where the cookie is still there, `refused` where the browser keeps something.
 */
export async function forgetMember(userId: string): Promise<'done' | 'unreachable' | 'refused'> {
  const isGone = await forgetHere(userId)
  const outcome = await call('forgetBrowser', { body: { userID: userId } })
  if (!outcome.ok) return 'unreachable'
  if (!isGone) return 'refused'
  noteLeft(null)
  return 'done'
}
