/** What becomes of a person's traces when somebody leaves this device. */

import { useSyncExternalStore } from 'react'
import { localBackendTexts } from '../../locales/local-backend.ts'
import { call } from '../call.ts'
import { removeStored, store, storedKeys } from '../device-storage.ts'
import { type Session, readSession } from '../session.ts'
import { readTabMemory, subscribeToTabMemory, writeTabMemory } from '../tab-memory.ts'
import { guestsHere } from '../local-backend/guests-here.ts'
import { hasWalkedAway, sharedPeople } from '../local-backend/shared-device.ts'
import { leavePlanHere } from '../plan/kept-plan.ts'
import { forgetLaterPrefix } from '../waiting/until-kept-for.ts'
import { deleteResultsHere, forgetTraces } from './forget-person.ts'

/**
 * Before a page is shown: whoever shared this device and has walked away is logged out, here and at
 * the server, and nothing of them stays.
 *
 * @param logout - how.
 */
export async function forgetWhoWalkedAway(logout: () => Promise<void>): Promise<void> {
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
 * @param opensByEmail - false where their email alone does not open their account here any more.
 * @returns what that person should know, in one sentence or two; undefined where there is nothing.
 */
export async function sayFarewell(
  { userId, token }: Session,
  opensByEmail = true,
): Promise<string | undefined> {
  const { leaving } = localBackendTexts
  const shared = sharedPeople()
  const isShared = userId !== null && shared.includes(userId)
  // Who has come back since they asked to be forgotten is asked again.
  if (userId !== null) {
    removeStored(lateKey(userId))
    leavePlanHere(userId)
  }
  noteLeft(token === null || isShared ? null : userId, opensByEmail)
  if (shared.length > 0 && !(await forgetSharedPeople())) return leaving.notRemoved
  if (isShared) return token === null ? leaving.removed : leaving.forgotten
  if (token !== null) return undefined
  return (await guestsHere()).some((guest) => guest.userId === userId) ? leaving.left : undefined
}

const leftKey = 'left'
const needsProofKey = 'left-needs-proof'

/**
 * The member who has logged out last in this tab, also before a reload, and is still known on this device.
 *
 * @returns an id of null where there is none; `opensByEmail` is false where their email alone does not open
 *   their account here.
 */
export function useLastLeft() {
  const userId = useSyncExternalStore(
    subscribeToTabMemory,
    () => readTabMemory(leftKey),
    () => null,
  )
  const needsProof = useSyncExternalStore(
    subscribeToTabMemory,
    () => readTabMemory(needsProofKey),
    () => null,
  )
  return { userId, opensByEmail: needsProof === null }
}

function noteLeft(userId: string | null, opensByEmail = true): void {
  writeTabMemory(needsProofKey, opensByEmail || userId === null ? null : 'yes')
  writeTabMemory(leftKey, userId)
}

/**
 * Forgets a member on this device after their logout: the server takes the browser's cookie away, and
 * nothing of the person stays here. Where that fails, their id is noted for {@link forgetLateOnes}.
 *
 * @param userId - whom.
 * @returns `unreachable` where the cookie is still there, `refused` where the browser keeps something.
 */
export async function forgetMember(userId: string): Promise<'done' | 'unreachable' | 'refused'> {
  const isGone = await forgetHere(userId)
  // Noted before the server is asked: the person may close the page while it does not answer.
  store(lateKey(userId), '')
  const outcome = await call('forgetBrowser', { body: { userID: userId } })
  if (!outcome.ok) return 'unreachable'
  if (!isGone) return 'refused'
  removeStored(lateKey(userId))
  if (readTabMemory(leftKey) === userId) noteLeft(null)
  return 'done'
}

/** Tries once more for everybody who asked to be forgotten and could not be, unless they are here. */
export async function forgetLateOnes(): Promise<void> {
  for (const key of storedKeys(forgetLaterPrefix)) {
    const person = key.slice(forgetLaterPrefix.length)
    if (person !== readSession().userId) await forgetMember(person)
  }
}

function lateKey(userId: string): string {
  return `${forgetLaterPrefix}${userId}`
}
