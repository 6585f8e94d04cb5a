/** Reading, adding and removing a guest's results on this device; nothing of it is sent. */

import type { IDBPTransaction } from 'idb'
import { withGuestDatabase } from './guest-database.ts'
import {
  everyGuestStore,
  type GuestAssessment,
  type GuestRecords,
  type GuestSchema,
  guestStores,
  onDisk,
} from './guest-schema.ts'
import { readOlderRecords, removeOlderRecords } from './older-records.ts'
import { askToKeep, StorageFault } from './browser-storage.ts'

type Work<Mode extends IDBTransactionMode> = IDBPTransaction<
  GuestSchema,
  (keyof GuestRecords)[],
  Mode
>

const stores: (keyof GuestRecords)[] = [...guestStores]

/**
 * What a guest has on this device; empty lists where there is nothing, and where the browser lets
 * this site keep nothing.
 *
 * @throws StorageFault when there may be something that cannot be read now.
 */
export async function readGuestRecords(userId: string): Promise<GuestRecords> {
  try {
    return await withGuestDatabase((database) => readIn(database.transaction(stores), userId))
  } catch (error) {
    if (error instanceof StorageFault && error.reason === 'blocked') return readOlderRecords(userId)
    throw error
  }
}

/** What is to be kept, and what to give back once it is. */
export interface RecordsChange<Result> {
  readonly added: Partial<GuestRecords>
  /** Takes the place of the assessment with its id. */
  readonly corrected?: GuestAssessment
  readonly result: Result
}

/**
 * Adds to what a guest has. Reading and adding are one step: a second tab waits for its turn, and
 * sees what the first one has added.
 *
 * @param change - decides at once, without waiting for anything, from what there is; may be asked
 *   again where the browser lost its connection.
 * @returns the result, when everything added is on disk.
 * @throws StorageFault when the browser refuses; then nothing was added.
 */
export async function changeGuestRecords<Result>(
  userId: string,
  change: (records: GuestRecords) => RecordsChange<Result>,
): Promise<Result> {
  const done = await withGuestDatabase(async (database) => {
    const work = database.transaction(stores, 'readwrite', onDisk)
    const records = await readIn(work, userId)
    const { added, corrected, result } = change(records)
    const written = addIn(work, userId, added)
    if (corrected) written.push(replaceIn(work, userId, corrected))
    await Promise.all([...written, work.done])
    return { result, isFirst: countOf(records) === 0 && countOf(added) > 0 }
  })
  if (done.isFirst) askToKeep()
  return done.result
}

/**
 * Removes what a guest has, for example after it went into an account.
 *
 * @param records - removes these alone: another tab may have added more. Without them all goes, and
 *   what the coach remembers.
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export async function removeGuestRecords(userId: string, records?: GuestRecords): Promise<void> {
  const ids = records === undefined ? undefined : new Set(idsOf(records))
  // Those of older pages go together or not at all: their ids follow from their places.
  if (idsOf(readOlderRecords(userId)).every((id) => ids?.has(id) ?? true))
    removeOlderRecords(userId)
  try {
    await withGuestDatabase(async (database) => {
      const names = ids === undefined ? everyGuestStore : guestStores
      const work = database.transaction(names, 'readwrite', onDisk)
      for (const name of names) {
        let cursor = await work.objectStore(name).index('userId').openCursor(userId)
        while (cursor !== null) {
          if (ids === undefined || ids.has(cursor.value.id)) await cursor.delete()
          cursor = await cursor.continue()
        }
      }
      await work.done
    })
  } catch (error) {
    if (!(error instanceof StorageFault && error.reason === 'blocked')) throw error
  }
}

/** Ids of every guest who has left anything in the database; none where it cannot be read. */
export async function guestsWithRecords(): Promise<readonly string[]> {
  const guests = new Set<string>()
  try {
    await withGuestDatabase(async (database) => {
      const work = database.transaction(everyGuestStore)
      for (const name of everyGuestStore) {
        const index = work.objectStore(name).index('userId')
        let cursor = await index.openKeyCursor(null, 'nextunique')
        while (cursor !== null) {
          guests.add(cursor.key)
          cursor = await cursor.continue()
        }
      }
    })
  } catch (error) {
    if (!(error instanceof StorageFault)) throw error
  }
  return [...guests]
}

async function readIn(
  work: Work<'readonly'> | Work<'readwrite'>,
  userId: string,
): Promise<GuestRecords> {
  const [assessments, bmiRecords, enteredScores] = await Promise.all([
    work.objectStore('assessments').index('userId').getAll(userId),
    work.objectStore('bmiRecords').index('userId').getAll(userId),
    work.objectStore('enteredScores').index('userId').getAll(userId),
  ])
  return {
    assessments: assessments.map(withoutOwner),
    bmiRecords: bmiRecords.map(withoutOwner),
    enteredScores: enteredScores.map(withoutOwner),
  }
}

function addIn(
  work: Work<'readwrite'>,
  userId: string,
  { assessments = [], bmiRecords = [], enteredScores = [] }: Partial<GuestRecords>,
): Promise<unknown>[] {
  return [
    ...assessments.map((each) => work.objectStore('assessments').add({ ...each, userId })),
    ...bmiRecords.map((each) => work.objectStore('bmiRecords').add({ ...each, userId })),
    ...enteredScores.map((each) => work.objectStore('enteredScores').add({ ...each, userId })),
  ]
}

function withoutOwner<Kept extends { userId: string }>({ userId: _owner, ...record }: Kept) {
  return record
}

function idsOf({ assessments, bmiRecords, enteredScores }: GuestRecords): string[] {
  return [...assessments, ...bmiRecords, ...enteredScores].map(({ id }) => id)
}

function countOf(records: Partial<GuestRecords>): number {
  return Object.values(records).reduce((sum, list) => sum + list.length, 0)
}

/** The key of a record is its place in the store, so that the newest stays the last. */
async function replaceIn(
  work: Work<'readwrite'>,
  userId: string,
  corrected: GuestAssessment,
): Promise<void> {
  const store = work.objectStore('assessments')
  const key = await store.index('id').getKey(corrected.id)
  if (key !== undefined) await store.put({ ...corrected, userId }, key)
}
