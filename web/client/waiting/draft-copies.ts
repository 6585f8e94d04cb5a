/**
 * A second copy of answers that are not sent yet. Browsers write the local storage to the disk some
 * seconds late: a browser that is ended in the middle would lose the last answers without this.
 */

import { type InstrumentId, instrumentIds } from '#core/instrument-table.ts'
import {
  type Draft,
  draftKey,
  type DraftOwner,
  endedKey,
  readDraft,
  removeDraft,
  subscribeToDrafts,
} from '../drafts.ts'
import { readStored, removeStored, store } from '../device-storage.ts'
import { StorageFault } from '../local-backend/records/browser-storage.ts'
import { onDisk, withDatabase } from './waiting-database.ts'

/**
 * Brings back what the local storage lost, and copies every change from then on.
 *
 * @param userId - whose answers.
 * @returns stops copying.
 */
export function copyDrafts(userId: string): () => void {
  const known = new Map<InstrumentId, string>()
  let last: Promise<void> = restoreDrafts(userId)
  const copyChanges = () => {
    // One after the other, so that the newest is the one that stays.
    last = last.then(() => copyAll(userId, known)).catch(() => undefined)
  }
  copyChanges()
  return subscribeToDrafts(copyChanges)
}

/** Forgets the copies of one person. */
export async function removeDraftCopiesOf(userId: string): Promise<void> {
  try {
    await withDatabase(async (database) => {
      const work = database.transaction('drafts', 'readwrite', onDisk)
      const keys = await work.store.index('userId').getAllKeys(userId)
      await Promise.all(keys.map((key) => work.store.delete(key)))
      await work.done
    })
    for (const instrument of instrumentIds) forgetEnded({ userId, instrument })
  } catch (error) {
    // A browser that keeps nothing has nothing to forget.
    if (!(error instanceof StorageFault && error.reason === 'blocked')) throw error
  }
}

/** Forgets all that a person has begun on this device, and which sittings were removed. */
export function forgetDrafts(userId: string): void {
  for (const instrument of instrumentIds) {
    const owner = { userId, instrument }
    if (readDraft(owner) !== null) removeDraft(owner)
    forgetEnded(owner)
  }
}

/** When the sitting that was removed had begun, ISO; null once no copy of it is left. */
function readEnded(owner: DraftOwner): string | null {
  return readStored(endedKey(owner))
}

function forgetEnded(owner: DraftOwner): void {
  removeStored(endedKey(owner))
}

async function restoreDrafts(userId: string): Promise<void> {
  const copies = await withDatabase((database) =>
    database.getAllFromIndex('drafts', 'userId', userId),
  ).catch(() => [])
  let hasRestored = false
  for (const { instrument: name, raw } of copies) {
    const instrument = instrumentIds.find((id) => id === name)
    if (instrument === undefined) continue
    const owner = { userId, instrument }
    const here = readDraft(owner)
    // The page may have been left before the copy of what was sent was gone as well.
    if (startedAtOf(raw) === readEnded(owner) || !isNewer(raw, here)) continue
    store(draftKey(owner), joined(raw, here))
    hasRestored = true
  }
  // Whoever shows a draft listens to changes made in other tabs; this is one.
  if (hasRestored) window.dispatchEvent(new StorageEvent('storage'))
}

function startedAtOf(raw: string): string {
  const { startedAt }: Draft = JSON.parse(raw)
  return startedAt
}

/** A later sitting, or more changes of the same one. */
function isNewer(raw: string, here: Draft | null): boolean {
  if (here === null) return true
  const { startedAt, changes = 0 }: Draft = JSON.parse(raw)
  if (startedAt !== here.startedAt) return startedAt > here.startedAt
  return changes > (here.changes ?? 0)
}

/** With what was answered here before the copy had come: nobody should have to do it twice. */
function joined(raw: string, here: Draft | null): string {
  const { submitKey: _, ...copy }: Draft = JSON.parse(raw)
  const isAhead = Object.keys(here?.responses ?? {}).some((linkId) => !(linkId in copy.responses))
  if (!isAhead || copy.startedAt !== here?.startedAt) return raw
  const responses = { ...here.responses, ...copy.responses }
  return JSON.stringify({ ...copy, responses, changes: (copy.changes ?? 0) + 1 })
}

async function copyAll(userId: string, known: Map<InstrumentId, string>): Promise<void> {
  for (const instrument of instrumentIds) {
    const owner = { userId, instrument }
    const raw = readStored(draftKey(owner))
    const ended = readEnded(owner)
    if (ended === null && raw === (known.get(instrument) ?? null)) continue
    await withDatabase(async (database) => {
      const work = database.transaction('drafts', 'readwrite', onDisk)
      const change =
        raw === null
          ? work.store.delete([userId, instrument])
          : work.store.put({ userId, instrument, raw })
      await Promise.all([change, work.done])
    })
    if (raw === null) known.delete(instrument)
    else known.set(instrument, raw)
    if (ended !== null) forgetEnded(owner)
  }
}
