/**
 * When what keeps answers on this device is needed: a first visit to a question has nothing to send, to
 * bring back or to forget, and fetches nothing for it before the person answers.
 */

import { readStored, storedKeys } from '../device-storage.ts'
import { draftPrefix, subscribeToDrafts } from '../drafts.ts'
import { untilQuietEnds } from '../quiet.ts'
import { sharedPeopleKey } from '../session.ts'

/** Name of the browser's own database of what waits. */
export const waitingDatabase = 'waiting'

/** Begins the key of everybody who asked to be forgotten and could not be. */
export const forgetLaterPrefix = 'forgetLater:'

/**
 * Tells whether something of an earlier visit is on this device: submits, answers, people who share it or
 * wait to be forgotten.
 *
 * @returns true also where the browser does not say.
 */
export async function isSomethingKept(): Promise<boolean> {
  if (readStored(sharedPeopleKey) !== null) return true
  if ([forgetLaterPrefix, draftPrefix].some((prefix) => storedKeys(prefix).length > 0)) return true
  try {
    return (await indexedDB.databases()).some(({ name }) => name === waitingDatabase)
  } catch {
    return true
  }
}

/** Resolves with the first change of an answer, or when the quiet time of the page is over. */
export async function untilSomethingIsToKeep(): Promise<void> {
  await new Promise<void>((resolve) => {
    const end = () => {
      stop()
      resolve()
    }
    const stop = subscribeToDrafts(end)
    void untilQuietEnds().then(end)
  })
}
