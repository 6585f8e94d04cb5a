/** Removes everything of one person from this device, after they have deleted their data. */

import { forgetBodyMeasures } from '../body-measures.ts'
import { forgetResultsHere } from '../kept-results.ts'
import { forgetPlanHere, notesKey } from '../plan/kept-plan.ts'
import { chooseDisplaySettings, readDisplaySettings } from '../display-settings.ts'
import { readStored } from '../device-storage.ts'
import { forgetCompletedTests } from '../completed-tests.ts'
import { forgetSession } from '../session.ts'
import { forgetTabMemory, forgetTabMemoryOf } from '../tab-memory.ts'
import { forgetGuest } from '../local-backend/known-guests.ts'
import { removeGuestRecords } from '../local-backend/records/guest-records.ts'
import { unmarkShared } from '../local-backend/shared-device.ts'
import { forgetDrafts, removeDraftCopiesOf } from '../waiting/draft-copies.ts'
import { removeWaitingOf } from '../waiting/waiting-records.ts'

/**
 * Deletes the results that a person has on this device; the person stays known for now.
 *
 * @param userId - whose.
 * @returns false when the browser refuses; then they are all still there.
 */
export async function deleteResultsHere(userId: string): Promise<boolean> {
  try {
    await removeGuestRecords(userId)
    await removeWaitingOf(userId)
    await removeDraftCopiesOf(userId)
    return true
  } catch {
    return false
  }
}

/**
 * Forgets what a person has left beside their results, whoever uses this device now.
 *
 * @param userId - whom.
 */
export function forgetTraces(userId: string): void {
  forgetDrafts(userId)
  forgetGuest(userId)
  unmarkShared(userId)
  forgetBodyMeasures(userId)
  forgetPlanHere(userId)
  forgetResultsHere(userId)
  forgetCompletedTests(userId)
  forgetTabMemoryOf(userId)
  if (readStored(notesKey) === userId) {
    void import('../device-notes.ts').then(({ endNotes }) => endNotes()).catch(() => undefined)
  }
  // The agreement was this person's; the next one is asked again.
  if (readDisplaySettings().voice === 'on') chooseDisplaySettings({ voice: 'off' })
}

/**
 * Forgets a person, whose results are deleted already, and ends their session on this device.
 *
 * @param userId - whom.
 */
export function forgetPerson(userId: string): void {
  forgetTraces(userId)
  forgetTabMemory()
  forgetSession()
}
