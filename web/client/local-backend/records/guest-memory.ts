/** What the coach remembers of a guest, on this device alone. */

import { changedMemory, type Memory, type MemoryChange, noMemory } from '#core/memory.ts'
import { changeOne, readOne, removeOne } from './one-of-guest.ts'
import { askToKeep } from './browser-storage.ts'

/**
 * What is remembered of a guest; empty where there is nothing.
 *
 * @throws StorageFault when there may be something that cannot be read now.
 */
export async function readGuestMemory(userId: string): Promise<Memory> {
  return (await readOne('memories', userId))?.memory ?? noMemory
}

/**
 * Changes it.
 *
 * @returns what is remembered, when it is on disk.
 * @throws StorageFault when the browser refuses; then nothing was changed.
 */
export async function changeGuestMemory(userId: string, change: MemoryChange): Promise<Memory> {
  const now = new Date().toISOString()
  const { memory } = await changeOne('memories', userId, (kept) => ({
    userId,
    id: `memory ${userId}`,
    memory: changedMemory(kept?.memory ?? noMemory, change, now),
  }))
  if (memory.slots.length > 0) askToKeep()
  return memory
}

/**
 * Removes it, after it went into an account.
 *
 * @throws StorageFault when the browser refuses; then nothing was removed.
 */
export function removeGuestMemory(userId: string): Promise<void> {
  return removeOne('memories', userId)
}
