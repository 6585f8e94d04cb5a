/** The browser's own database of what must outlast a browser that is ended in the middle. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { StorageFault, storageFaultOf } from '../local-backend/records/browser-storage.ts'
import { waitingDatabase } from './until-kept-for.ts'
import type { WaitingSubmit } from './waiting-submit.ts'

/** What is kept of a draft; its key says whose and of what. */
export interface DraftCopy {
  readonly userId: string
  readonly instrument: string
  /** As it stands in the local storage. */
  readonly raw: string
}

interface WaitingSchema extends DBSchema {
  submits: { key: [string, string]; value: WaitingSubmit; indexes: { userId: string } }
  drafts: { key: [string, string]; value: DraftCopy; indexes: { userId: string } }
}

/** What is kept is a promise: it is said only when the disk has it. */
export const onDisk = { durability: 'strict' } as const

/** Some browsers never answer when their storage is broken. */
const timeoutMs = 4000

/**
 * Works with the database. It is opened anew each time: it is needed seldom, and an open one can be lost.
 *
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function withDatabase<Result>(
  work: (database: IDBPDatabase<WaitingSchema>) => Promise<Result>,
): Promise<Result> {
  const database = await open()
  try {
    return await work(database)
  } catch (error) {
    throw storageFaultOf(error)
  } finally {
    database.close()
  }
}

function open(): Promise<IDBPDatabase<WaitingSchema>> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      reject(new StorageFault('failed'))
    }, timeoutMs)
    openHere().then(resolve, (error: unknown) => {
      reject(storageFaultOf(error, true))
    })
  })
}

/** Asynchronous as a whole: a browser that allows no database throws already when it is asked for one. */
async function openHere(): Promise<IDBPDatabase<WaitingSchema>> {
  return openDB<WaitingSchema>(waitingDatabase, 1, {
    upgrade(fresh) {
      fresh
        .createObjectStore('submits', { keyPath: ['userId', 'subject'] })
        .createIndex('userId', 'userId')
      fresh
        .createObjectStore('drafts', { keyPath: ['userId', 'instrument'] })
        .createIndex('userId', 'userId')
    },
  })
}
