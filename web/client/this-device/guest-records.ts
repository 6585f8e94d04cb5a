/** What a guest has done, kept in local storage under one key for each guest; nothing of it is sent. */

import type { Reply } from '#contract/endpoints.ts'
import { readStored, removeStored } from '../device-storage.ts'

/** A scored assessment; its change is judged anew each time it is shown. */
export interface GuestAssessment extends Omit<Reply<'socialScore'>, 'change'> {
  /** When the first answer was given, ISO. */
  readonly startedAt: string | null
  /** Key of the submit: the same key never makes a second record. */
  readonly submitKey: string | null
}

/** Everything of one guest; each list runs from old to new. */
export interface GuestRecords {
  readonly assessments: readonly GuestAssessment[]
  readonly bmiRecords: readonly Reply<'latestBmi'>[]
  readonly enteredScores: Reply<'viewScores'>
}

const nothing: GuestRecords = { assessments: [], bmiRecords: [], enteredScores: [] }

/** What a guest has on this device; empty lists where there is nothing or it cannot be read. */
export function readGuestRecords(userId: string): GuestRecords {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(userId)) ?? 'null')
    return isGuestRecords(stored) ? stored : nothing
  } catch {
    return nothing
  }
}

/**
 * Keeps what a guest has.
 *
 * @returns false where the browser refuses to store it.
 */
export function keepGuestRecords(userId: string, records: GuestRecords): boolean {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(records))
    return true
  } catch {
    return false
  }
}

/** Forgets a guest, for example after the results went into an account. */
export function removeGuestRecords(userId: string): void {
  removeStored(keyOf(userId))
}

/** Ids of every guest who has left results on this device. */
export function guestsHere(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => key.slice(keyPrefix.length))
  } catch {
    return []
  }
}

/** How many results guests have left on this device. */
export function countGuestResults(): number {
  return guestsHere()
    .map(readGuestRecords)
    .reduce((sum, { assessments, enteredScores }) => {
      return sum + assessments.length + enteredScores.length
    }, 0)
}

const keyPrefix = 'guest:'

function keyOf(userId: string): string {
  return keyPrefix + userId
}

/** Only this file writes the key, so the lists are taken at their word. */
function isGuestRecords(value: unknown): value is GuestRecords {
  if (typeof value !== 'object' || value === null) return false
  return (
    'assessments' in value &&
    Array.isArray(value.assessments) &&
    'bmiRecords' in value &&
    Array.isArray(value.bmiRecords) &&
    'enteredScores' in value &&
    Array.isArray(value.enteredScores)
  )
}
