/** The ids of the guests of this device: the answers they have not sent say only whose they are. */

import { readStored, removeStored, store } from '../device-storage.ts'

const key = 'guests'

/** Remembers that an id is a guest's. */
export function rememberGuest(userId: string): void {
  const known = knownGuests()
  if (!known.includes(userId)) store(key, JSON.stringify([...known, userId]))
}

/** Forgets that an id is a guest's. */
export function forgetGuest(userId: string): void {
  const others = knownGuests().filter((known) => known !== userId)
  if (others.length === 0) removeStored(key)
  else store(key, JSON.stringify(others))
}

/** Everyone who was here as a guest. */
export function knownGuests(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}
