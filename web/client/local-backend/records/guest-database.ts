/** The browser's own database of guests' results (docs/decisions/013-guests-on-this-device.md). */

import { openDB } from 'idb'
import {
  type GuestDatabase,
  type GuestSchema,
  guestDatabaseName,
  everyGuestStore,
} from './guest-schema.ts'
import { moveOlderRecords } from './older-records.ts'
import { StorageFault, isConnectionLost, storageFaultOf } from './browser-storage.ts'

const version = 4
/** Some browsers never answer when their storage is broken. */
const timeoutMs = 8000

let opening: Promise<GuestDatabase> | undefined

/**
 * Works with the database; a connection that was lost is made anew, once.
 *
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function withGuestDatabase<Result>(
  work: (database: GuestDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await connect())
  } catch (error) {
    if (!isConnectionLost(error)) throw storageFaultOf(error)
    opening = undefined
  }
  try {
    return await work(await connect())
  } catch (error) {
    throw storageFaultOf(error)
  }
}

async function connect(): Promise<GuestDatabase> {
  opening ??= open()
  try {
    return await opening
  } catch (error) {
    opening = undefined
    throw storageFaultOf(error, true)
  }
}

async function open(): Promise<GuestDatabase> {
  const database = await new Promise<GuestDatabase>((resolve, reject) => {
    setTimeout(() => {
      reject(new StorageFault('failed'))
    }, timeoutMs)
    openDB<GuestSchema>(guestDatabaseName, version, {
      upgrade(fresh) {
        for (const name of everyGuestStore) {
          if (fresh.objectStoreNames.contains(name)) continue
          const store = fresh.createObjectStore(name, { autoIncrement: true })
          store.createIndex('userId', 'userId')
          store.createIndex('id', 'id', { unique: true })
        }
      },
      blocked() {
        reject(new StorageFault('other-tab'))
      },
      // A newer page in another tab must not wait for this one.
      blocking(_current, _next, { target }) {
        if (target instanceof IDBDatabase) target.close()
        opening = undefined
      },
      terminated() {
        opening = undefined
      },
    }).then(resolve, reject)
  })
  // What cannot be moved stays where it is, and is tried again with the next page.
  await moveOlderRecords(database).catch(() => undefined)
  return database
}
