/** The device of a guest for tests outside a browser: local storage, IndexedDB and the coach's thread as globals. */

import * as fakeIndexedDb from 'fake-indexeddb'
import { vi } from 'vitest'
import { InPageThread } from './in-page-thread.ts'

/**
 * Puts an empty device in place; `vi.unstubAllGlobals` takes it away again.
 *
 * @param userID - id of the guest who is ready on it.
 */
export function stubGuestDevice(userID: string): void {
  const stored = new Map([['userID', userID]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  for (const [name, value] of Object.entries(fakeIndexedDb)) {
    if (name.startsWith('IDB')) vi.stubGlobal(name, value)
  }
  vi.stubGlobal('indexedDB', new fakeIndexedDb.IDBFactory())
  vi.stubGlobal('Worker', InPageThread)
}
