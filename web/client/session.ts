/**
 * Who is using this browser: the local-storage keys of the specification, read and written in one place.
 *
 * Three states (design, section 4): nobody (no user id), guest (user id without token: everything
 * stays on this device) and member (user id and token).
 */

import { useSyncExternalStore } from 'react'
import { readStored, removeStored, store } from './device-storage.ts'

/** The keys of the specification, section 3. */
export const storageKeys = {
  token: 'token',
  userId: 'userID',
  authToken: 'authToken',
  userSession: 'userSession',
  completedTests: 'completedTests',
} as const

/** Names the people who share this device, never what they did; older pages knew guests alone. */
export const sharedPeopleKey = 'sharedGuests'

/** Who is using the browser. */
export interface Session {
  readonly userId: string | null
  readonly token: string | null
}

const nobody: Session = { userId: null, token: null }
const listeners = new Set<() => void>()
let known: Session = nobody

/** The session as stored now. */
export function readSession(): Session {
  const userId = readStored(storageKeys.userId)
  const token = readStored(storageKeys.token)
  if (userId !== known.userId || token !== known.token) known = { userId, token }
  return known
}

/** Stores a proven sign-in. */
export function signIn(session: { userId: string; token: string }): void {
  store(storageKeys.userId, session.userId)
  store(storageKeys.token, session.token)
  announce()
}

/** Stores an id without proof: from then on this browser belongs to a guest. */
export function becomeGuest(userId: string): void {
  store(storageKeys.userId, userId)
  removeStored(storageKeys.token)
  announce()
}

/** Removes everything that says who is using this browser (specification, section 4). */
export function forgetSession(): void {
  for (const key of [
    storageKeys.token,
    storageKeys.userId,
    storageKeys.authToken,
    storageKeys.userSession,
  ]) {
    removeStored(key)
  }
  announce()
}

/**
 * The session, kept up to date across components and tabs.
 *
 * @returns undefined while a prerendered page is being taken over by the script, then the session.
 */
export function useSession(): Session | undefined {
  return useSyncExternalStore<Session | undefined>(subscribeToSession, readSession, () => undefined)
}

/** Calls back after every change, also of another tab; returns how to stop. */
export function subscribeToSession(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function announce(): void {
  for (const listener of listeners) listener()
}
