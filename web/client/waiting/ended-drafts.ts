/** Which sittings were removed while a copy of them may still be on the disk. */

import { instrumentIds } from '#core/instrument-table.ts'
import { readStored, removeStored } from '../device-storage.ts'
import { type DraftOwner, endedKey, readDraft, removeDraft } from '../drafts.ts'

/** When the sitting that was removed had begun, ISO; null once no copy of it is left. */
export function readEnded(owner: DraftOwner): string | null {
  return readStored(endedKey(owner))
}

/** Forgets which sitting was removed, when no copy of it is left. */
export function forgetEnded(owner: DraftOwner): void {
  removeStored(endedKey(owner))
}

/** Forgets all that a person has begun on this device, and which sittings were removed. */
export function forgetDrafts(userId: string): void {
  for (const instrument of instrumentIds) {
    const owner = { userId, instrument }
    if (readDraft(owner) !== null) removeDraft(owner)
    forgetEnded(owner)
  }
}
