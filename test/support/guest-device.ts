/** The device of a guest for tests outside a browser: local storage, IndexedDB and the coach's thread as globals. */

import * as fakeIndexedDb from 'fake-indexeddb'
import { vi } from 'vitest'
import type { AskedOfThread } from '#web/client/local-backend/coach/coach-thread.ts'

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

/** What `ask-coach.ts` uses of a worker; put in place of the global `Worker`. */
export class InPageThread extends EventTarget {
  postMessage(asked: AskedOfThread): void {
    void this.#answer(asked)
  }

  async #answer({ id, name, given }: AskedOfThread): Promise<void> {
    // Fetched when it is needed: it brings the whole coach.
    const { callCoach } = await import('#web/client/local-backend/coach/coach-calls.ts')
    const data = { id, result: structuredClone(callCoach(name, structuredClone(given))) }
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
