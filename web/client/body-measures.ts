/** The height and weight a person gave last, and in which units, kept on this device so that nobody is asked twice. */

import type { BodySize } from '#core/bmi.ts'
import { type HeightUnit, heightUnits, type WeightUnit, weightUnits } from '#core/body-units.ts'
import { readStored, removeStored, store } from './device-storage.ts'

/** The units a person gives height and weight in. */
export interface BodyUnits {
  readonly height: HeightUnit
  readonly weight: WeightUnit
}

/** As the specification prints the form: feet and inches, pounds. */
export const specifiedUnits: BodyUnits = { height: 'ft-in', weight: 'lb' }

const unitsKey = 'bodyUnits'

/** What a person gave last; null when nothing can be read. */
export function readBodySize(userId: string): BodySize | null {
  const stored = parsed(readStored(keyOf(userId)))
  if (stored === null) return null
  const heightIn = Number(stored['heightIn'])
  const weightLb = Number(stored['weightLb'])
  return heightIn > 0 && weightLb > 0 ? { heightIn, weightLb } : readOlder(stored)
}

/** Keeps them; where the browser stores nothing, they last as long as the page. */
export function keepBodySize(userId: string, { heightIn, weightLb }: BodySize): void {
  store(keyOf(userId), JSON.stringify({ heightIn, weightLb }))
}

/** Forgets the height and weight of a person. */
export function forgetBodyMeasures(userId: string): void {
  removeStored(keyOf(userId))
}

/** The units chosen last on this device; those of the specification where none were. */
export function readBodyUnits(): BodyUnits {
  const stored = parsed(readStored(unitsKey))
  return {
    height: heightUnits.find((unit) => unit === stored?.['height']) ?? specifiedUnits.height,
    weight: weightUnits.find((unit) => unit === stored?.['weight']) ?? specifiedUnits.weight,
  }
}

/** Keeps the units for the next time, whoever uses this device. */
export function keepBodyUnits({ height, weight }: BodyUnits): void {
  store(unitsKey, JSON.stringify({ height, weight }))
}

function keyOf(userId: string): string {
  return `bodyMeasures:${userId}`
}

/** Before there were other units, feet, inches and pounds were kept as chosen from the lists. */
function readOlder(stored: Readonly<Record<string, unknown>>): BodySize | null {
  const heightIn = 12 * Number(stored['feet']) + Number(stored['inches'])
  const weightLb = Number(stored['weight'])
  return heightIn > 0 && weightLb > 0 ? { heightIn, weightLb } : null
}

function parsed(text: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
