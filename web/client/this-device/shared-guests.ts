/** Guests who said that others use this computer too: what is theirs goes when they go. */

import { readStored, removeStored, store } from '../device-storage.ts'
import { readTabMemory, writeTabMemory } from '../tab-memory.ts'

/** Names guests, never what they did. */
export const sharedGuestsKey = 'sharedGuests'

/** The guests whose traces are to go; empty where nobody has said so. */
export function sharedGuests(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(sharedGuestsKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

/** Notes that a guest shares this computer, and that this tab is theirs. */
export function markShared(guest: string): void {
  const known = sharedGuests()
  if (!known.includes(guest)) store(sharedGuestsKey, JSON.stringify([...known, guest]))
  writeTabMemory(tabKey(guest), 'here')
  void holdPlace(guest)
}

/** Takes the note back. */
export function unmarkShared(guest: string): void {
  const others = sharedGuests().filter((known) => known !== guest)
  if (others.length === 0) removeStored(sharedGuestsKey)
  else store(sharedGuestsKey, JSON.stringify(others))
}

/**
 * Tells whether a guest of a shared computer has gone without logging out: this tab was never theirs,
 * and no other tab that is open is.
 *
 * @returns false for every other guest, and where the browser cannot tell.
 */
export async function hasWalkedAway(guest: string): Promise<boolean> {
  if (!sharedGuests().includes(guest)) return false
  const isHere = readTabMemory(tabKey(guest)) !== null
  if (!isHere && canHold() && !(await isHeld(guest))) return true
  writeTabMemory(tabKey(guest), 'here')
  void holdPlace(guest)
  return false
}

function tabKey(guest: string): string {
  return `shared:${guest}`
}

/** Missing on plain-http pages of a home network. */
function canHold(): boolean {
  return 'locks' in navigator
}

async function isHeld(guest: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.some(({ name }) => name === tabKey(guest))
}

let holding: string | undefined

/** For as long as this page is open; the browser gives the place up when it closes. */
async function holdPlace(guest: string): Promise<void> {
  if (!canHold() || holding === guest) return
  holding = guest
  await navigator.locks
    .request(tabKey(guest), { mode: 'shared' }, () => new Promise<never>(() => undefined))
    .catch(() => undefined)
}
