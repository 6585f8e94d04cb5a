/** Results that older pages kept in local storage, moved into the database once. */

import { removeStored, readStored } from '../../device-storage.ts'
import {
  type GuestDatabase,
  type GuestRecords,
  guestStores,
  noRecords,
  onDisk,
} from './guest-schema.ts'

const keyPrefix = 'guest:'

/** What an older page has kept of a guest; empty where there is nothing or it cannot be read. */
export function readOlderRecords(userId: string): GuestRecords {
  try {
    const stored: unknown = JSON.parse(readStored(keyPrefix + userId) ?? 'null')
    return isOlderRecords(stored) ? withIds(userId, stored) : noRecords
  } catch {
    return noRecords
  }
}

/** Forgets what an older page has kept of a guest. */
export function removeOlderRecords(userId: string): void {
  removeStored(keyPrefix + userId)
}

/**
 * Moves everything that older pages have kept. Local storage is emptied only after the database has
 * it on disk; what is there already, because a move broke off before that, is not kept twice.
 */
export async function moveOlderRecords(database: GuestDatabase): Promise<void> {
  if (guestsOfOlderPages().length === 0) return
  const moved: string[] = []
  const move = database.transaction([...guestStores], 'readwrite', onDisk)
  const assessments = move.objectStore('assessments')
  const bmiRecords = move.objectStore('bmiRecords')
  const enteredScores = move.objectStore('enteredScores')
  // Another tab may be moving them now: from here on it is this tab's turn.
  await assessments.count()
  for (const userId of guestsOfOlderPages()) {
    const older = readOlderRecords(userId)
    for (const record of older.assessments) {
      const known = await assessments.index('id').getKey(record.id)
      if (known === undefined) await assessments.add({ ...record, userId })
    }
    for (const record of older.bmiRecords) {
      const known = await bmiRecords.index('id').getKey(record.id)
      if (known === undefined) await bmiRecords.add({ ...record, userId })
    }
    for (const record of older.enteredScores) {
      const known = await enteredScores.index('id').getKey(record.id)
      if (known === undefined) await enteredScores.add({ ...record, userId })
    }
    if (older !== noRecords) moved.push(userId)
  }
  await move.done
  for (const userId of moved) removeOlderRecords(userId)
}

function guestsOfOlderPages(): readonly string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyPrefix))
      .map((key) => key.slice(keyPrefix.length))
  } catch {
    return []
  }
}

/** The form in which older pages kept them: only assessments had an id. */
interface OlderRecords {
  readonly assessments: GuestRecords['assessments']
  readonly bmiRecords: readonly Omit<GuestRecords['bmiRecords'][number], 'id'>[]
  readonly enteredScores: readonly Omit<GuestRecords['enteredScores'][number], 'id' | 'submitKey'>[]
}

/** The ids are the ones under which older pages brought them into an account: nothing comes twice. */
function withIds(userId: string, older: OlderRecords): GuestRecords {
  return {
    assessments: older.assessments,
    bmiRecords: older.bmiRecords.map((record, at) => ({ ...record, id: `${userId}-${at}` })),
    enteredScores: older.enteredScores.map((record, at) => ({
      ...record,
      id: `${userId}-${at}`,
      submitKey: null,
    })),
  }
}

/** Only our own pages wrote the key, so the lists are taken at their word. */
function isOlderRecords(value: unknown): value is OlderRecords {
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
