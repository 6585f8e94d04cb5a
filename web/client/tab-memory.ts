/** Remembers texts for as long as a tab is open: what is typed or said survives a reload. */

import { readSession, subscribeToSession } from './session.ts'

const listeners = new Set<() => void>()
/** Stands in where the browser refuses to store: then a text lasts as long as the page. */
const unstored = new Map<string, string>()

/**
 * Reads a remembered text.
 *
 * @param key - names what it is and whose, for example `chat:advice:{userId}`.
 * @returns null when there is none.
 */
export function readTabMemory(key: string): string | null {
  try {
    return unstored.get(key) ?? sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Remembers a text; null forgets it. */
export function writeTabMemory(key: string, text: string | null): void {
  unstored.delete(key)
  try {
    if (text === null) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
  } catch {
    if (text !== null) unstored.set(key, text)
  }
  announce()
}

/** Forgets everything that was remembered in this tab. */
export function forgetTabMemory(): void {
  unstored.clear()
  try {
    sessionStorage.clear()
  } catch {
    // Nothing could be stored, so there is nothing to forget.
  }
  announce()
}

/** Forgets what was remembered of one person: every key names whose it is. */
export function forgetTabMemoryOf(userId: string): void {
  const isOf = (key: string) => key.includes(userId)
  for (const key of [...unstored.keys()].filter(isOf)) unstored.delete(key)
  try {
    for (const key of Object.keys(sessionStorage).filter(isOf)) sessionStorage.removeItem(key)
  } catch {
    // Nothing could be stored, so there is nothing to forget.
  }
  announce()
}

/** Calls back after every change; returns how to stop. */
export function subscribeToTabMemory(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}

/** Names the person in the tab's own memory: a tab that slept, or was brought back, missed the logout. */
const ownerKey = 'owner'

/**
 * Keeps what the tab remembers to whoever is logged in: it goes when they leave, in whichever tab. Looks at
 * once, and at every change of the session.
 *
 * @returns stops watching.
 */
export function keepTabToOwner(): () => void {
  look()
  return subscribeToSession(look)
}

function look(): void {
  const { userId } = readSession()
  const owner = readTabMemory(ownerKey)
  if (owner === userId) return
  // A guest who becomes a member does not leave: what names nobody stays.
  if (owner !== null && userId === null) forgetTabMemory()
  else if (owner !== null) forgetTabMemoryOf(owner)
  writeTabMemory(ownerKey, userId)
}
