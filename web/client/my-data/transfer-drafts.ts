/** What a guest leaves in local storage, taken over by the member they have become. */

import { forgetBodyMeasures, keepBodySize, readBodySize } from '../body-measures.ts'
import { forgetCompletedTests } from '../completed-tests.ts'
import { draftedInstruments, readDraft, removeDraft, saveAnswer, savePlace } from '../drafts.ts'
import { forgetTabMemoryOf } from '../tab-memory.ts'
import { forgetGuest } from '../local-backend/known-guests.ts'

/**
 * Hands a guest's answers that were not sent, and height and weight, to a member; then nothing on
 * this device names the guest any more. Where both have begun the same test, the later one counts.
 *
 * @param guest - id of the guest, whose results are in the account already.
 * @param member - id of the member.
 */
export function transferDrafts(guest: string, member: string): void {
  forgetGuest(guest)
  if (guest === member) return
  for (const instrument of draftedInstruments(guest)) {
    const from = { userId: guest, instrument }
    const to = { userId: member, instrument }
    const draft = readDraft(from)
    if (draft !== null && draft.startedAt > (readDraft(to)?.startedAt ?? '')) {
      removeDraft(to)
      const startedAt = new Date(draft.startedAt)
      for (const [linkId, answer] of Object.entries(draft.responses)) {
        saveAnswer(to, linkId, answer, startedAt, draft.answeredBy)
      }
      savePlace(to, draft.place)
    }
    removeDraft(from)
  }
  const size = readBodySize(guest)
  if (size !== null && readBodySize(member) === null) keepBodySize(member, size)
  forgetBodyMeasures(guest)
  forgetCompletedTests(guest)
  forgetTabMemoryOf(guest)
}
