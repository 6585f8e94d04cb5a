/** What the coach remembers of a guest, on this device alone. */

import { changedMemory, type Memory, type MemoryChange, noMemory } from '#core/memory.ts'
import { withGuestDatabase } from './guest-database.ts'
import { onDisk } from './guest-schema.ts'
import { askToKeep } from './persistent-storage.ts'
import { StorageFault } from './storage-fault.ts'

/**
 * What is remembered of a guest; empty where there is nothing, and where the browser lets this site
 * keep nothing.
 *
 * @throws StorageFault when there may be something that cannot be read now.
 */
export async function readGuestMemory(userId: string): Promise<Memory> {
  try {
    return await withGuestDatabase(async (database) => {
      const kept = await database.getFromIndex('memories', 'userId', userId)
      return kept?.memory ?? noMemory
    })
  } catch (error) {
    if (error instanceof StorageFault && error.reason === 'blocked') return noMemory
    throw error
  }
}

/**
 * Changes it; a second tab waits for its turn.
 *
 * @returns what is remembered, when it is on disk.
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function changeGuestMemory(userId: string, change: MemoryChange): Promise<Memory> {
  const memory = await withGuestDatabase(async (database) => {
    const work = database.transaction('memories', 'readwrite', onDisk)
    const cursor = await work.store.index('userId').openCursor(userId)
    const now = new Date().toISOString()
    const changed = changedMemory(cursor?.value.memory ?? noMemory, change, now)
    const record = { userId, id: `memory ${userId}`, memory: changed }
    await (cursor ? cursor.update(record) : work.store.add(record))
    await work.done
    return changed
  })
  if (memory.slots.length > 0) askToKeep()
  return memory
}

/**
 * Removes it, after it went into an account.
 *
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export async function removeGuestMemory(userId: string): Promise<void> {
  try {
    await withGuestDatabase(async (database) => {
      const work = database.transaction('memories', 'readwrite', onDisk)
      const cursor = await work.store.index('userId').openCursor(userId)
      await cursor?.delete()
      await work.done
    })
  } catch (error) {
    // Where nothing may be kept, nothing is there.
    if (!(error instanceof StorageFault && error.reason === 'blocked')) throw error
  }
}
