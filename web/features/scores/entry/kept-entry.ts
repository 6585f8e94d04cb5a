/** Keeps what is typed into the score entry until it is saved, through a reload or a new sign-in. */

import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { readTabMemory, writeTabMemory } from '../../../client/tab-memory.ts'
import { typedText } from '../../../ui/form.tsx'
import type { TypedEntry } from './read-entry.ts'

/** The names of the fields. */
export const entryFields = ['paste', ...lifestyleDomains] as const

const keyOf = (userId: string) => `score-entry:${userId}`

/** Keeps everything typed so far. */
export function keepTypedEntry(userId: string, typed: TypedEntry): void {
  writeTabMemory(keyOf(userId), JSON.stringify(typed))
}

/** Forgets it, once it is saved. */
export function forgetTypedEntry(userId: string): void {
  writeTabMemory(keyOf(userId), null)
}

/**
 * What this person typed before.
 *
 * @returns null when nothing was kept or it cannot be read.
 */
export function readTypedEntry(userId: string): TypedEntry | null {
  try {
    const kept: unknown = JSON.parse(readTabMemory(keyOf(userId)) ?? 'null')
    return isTypedEntry(kept) ? kept : null
  } catch {
    return null
  }
}

/** What is typed into a form with these fields. */
export function typedEntryOf(form: FormData): TypedEntry {
  return {
    paste: typedText(form, 'paste'),
    Socialization: typedText(form, 'Socialization'),
    Learning: typedText(form, 'Learning'),
    Exercise: typedText(form, 'Exercise'),
    Diet: typedText(form, 'Diet'),
    Stress: typedText(form, 'Stress'),
    Sleep: typedText(form, 'Sleep'),
  }
}

function isTypedEntry(value: unknown): value is TypedEntry {
  if (typeof value !== 'object' || value === null) return false
  const texts = new Map<string, unknown>(Object.entries(value))
  return entryFields.every((name) => typeof texts.get(name) === 'string')
}
