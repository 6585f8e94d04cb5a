/** What there is one of for each guest: read, changed and removed as a whole. */

import { withGuestDatabase } from './guest-database.ts'
import { type GuestSchema, onDisk } from './guest-schema.ts'
import { StorageFault } from './browser-storage.ts'

/** Stores with one record a guest. */
type OneOfGuest = 'memories' | 'plans' | 'profiles'

/** Its record. */
export type RecordOf<Name extends OneOfGuest> = GuestSchema[Name]['value']

/**
 * Reads the record of a guest.
 *
 * @returns undefined where there is none, and where the browser lets this site keep nothing.
 * @throws StorageFault when there may be one that cannot be read now.
 */
export function readOne<Name extends OneOfGuest>(
  name: Name,
  userId: string,
): Promise<RecordOf<Name> | undefined> {
  return unlessBlocked(() =>
    withGuestDatabase((database) =>
      database.getFromIndex(name, 'userId', IDBKeyRange.only(userId)),
    ),
  )
}

/**
 * Changes it; a second tab waits for its turn.
 *
 * @param change - makes the record from the one there is.
 * @returns the record, when it is on disk.
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export function changeOne<Name extends OneOfGuest>(
  name: Name,
  userId: string,
  change: (kept: RecordOf<Name> | undefined) => RecordOf<Name>,
): Promise<RecordOf<Name>> {
  return withGuestDatabase(async (database) => {
    const work = database.transaction(name, 'readwrite', onDisk)
    const cursor = await work.store.index('userId').openCursor(IDBKeyRange.only(userId))
    const record = change(cursor?.value)
    await (cursor ? cursor.update(record) : work.store.add(record))
    await work.done
    return record
  })
}

/**
 * Removes it, after it went into an account.
 *
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export async function removeOne(name: OneOfGuest, userId: string): Promise<void> {
  await unlessBlocked(() =>
    withGuestDatabase(async (database) => {
      const work = database.transaction(name, 'readwrite', onDisk)
      const cursor = await work.store.index('userId').openCursor(IDBKeyRange.only(userId))
      await cursor?.delete()
      await work.done
    }),
  )
}

/** Where nothing may be kept, nothing is there. */
async function unlessBlocked<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof StorageFault && error.reason === 'blocked') return undefined
    throw error
  }
}
