/** The height and weight a person gave last, kept on this device so that nobody is asked twice. */

import { removeStored } from './device-storage.ts'

/** Height and weight as chosen from the lists. */
export interface BodyMeasures {
  /** Whole feet, 1 to 9. */
  readonly feet: string
  /** Extra inches, 0 to 11. */
  readonly inches: string
  /** Pounds, 50 to 300. */
  readonly weight: string
}

/** What a person gave last; null when nothing can be read. */
export function readBodyMeasures(userId: string): BodyMeasures | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? 'null')
    return isBodyMeasures(stored) ? stored : null
  } catch {
    return null
  }
}

/** Keeps them; where the browser stores nothing, the person chooses again next time. */
export function keepBodyMeasures(userId: string, measures: BodyMeasures): void {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(measures))
  } catch {
    // Nothing is lost that the person was promised.
  }
}

/** Forgets them. */
export function forgetBodyMeasures(userId: string): void {
  removeStored(keyOf(userId))
}

function keyOf(userId: string): string {
  return `bodyMeasures:${userId}`
}

function isBodyMeasures(value: unknown): value is BodyMeasures {
  if (typeof value !== 'object' || value === null) return false
  return (
    'feet' in value &&
    typeof value.feet === 'string' &&
    'inches' in value &&
    typeof value.inches === 'string' &&
    'weight' in value &&
    typeof value.weight === 'string'
  )
}
