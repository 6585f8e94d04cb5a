/** Removes everything of one person from this device, after they have deleted their data. */

import { forgetBodyMeasures } from '../body-measures.ts'
import { forgetCompletedTests } from '../completed-tests.ts'
import { draftedInstruments, removeDraft } from '../drafts.ts'
import { forgetSession } from '../session.ts'
import { forgetTabMemory } from '../tab-memory.ts'
import { removeGuestRecords } from '../this-device/guest-records.ts'

/**
 * Forgets a person and ends their session on this device.
 *
 * @param userId - whom.
 */
export function forgetPerson(userId: string): void {
  for (const instrument of draftedInstruments(userId)) removeDraft({ userId, instrument })
  removeGuestRecords(userId)
  forgetCompletedTests(userId)
  forgetBodyMeasures(userId)
  forgetTabMemory()
  forgetSession()
}
