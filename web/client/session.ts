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

/** Where the last copy of a member's results is kept; it goes with their session, however that ends. */
export const resultsKeyOf = (userId: string): string => `results:${userId}`

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
  keep(session)
}

/** Stores an id without proof: from then on this browser belongs to a guest. */
export function becomeGuest(userId: string): void {
  keep({ userId, token: null })
}

/** Removes everything that says who is using this browser (specification, section 4). */
export function forgetSession(): void {
  const { userId } = readSession()
  if (userId !== null) removeStored(resultsKeyOf(userId))
  removeStored(storageKeys.authToken)
  removeStored(storageKeys.userSession)
  keep(nobody)
}

/** The id goes first and comes last: another tab that reads in between must not take a member for a guest. */
function keep({ userId, token }: Session): void {
  removeStored(storageKeys.userId)
  if (token === null) removeStored(storageKeys.token)
  else store(storageKeys.token, token)
  if (userId !== null) store(storageKeys.userId, userId)
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
