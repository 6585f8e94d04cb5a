/** Height and weight in the units people use, read into inches and pounds and written back. */

import { bodySizeLimits } from './bmi.ts'

/** How a height can be given. */
export const heightUnits = ['ft-in', 'cm'] as const
/** One way to give a height. */
export type HeightUnit = (typeof heightUnits)[number]

/** How a weight can be given. */
export const weightUnits = ['lb', 'st-lb', 'kg'] as const
/** One way to give a weight. */
export type WeightUnit = (typeof weightUnits)[number]

/** The fields of each unit, in the order asked; the second one may stay empty. */
export const unitFields = {
  'ft-in': ['feet', 'inches'],
  cm: ['cm'],
  lb: ['weight'],
  'st-lb': ['stones', 'pounds'],
  kg: ['kg'],
} as const satisfies Record<HeightUnit | WeightUnit, readonly string[]>

/** Name of a field of any unit. */
export type UnitField = (typeof unitFields)[HeightUnit | WeightUnit][number]

/** What stands in the fields of one unit, in their order. */
export type FieldTexts = readonly string[]

/** Exact by definition: one inch is 2.54 cm, one pound 0.45359237 kg, one stone 14 pounds. */
export const cmPerInch = 2.54
export const kgPerPound = 0.45359237
export const poundsPerStone = 14
export const inchesPerFoot = 12

/**
 * Reads a height.
 *
 * @param unit - what the fields hold.
 * @param texts - the texts of the fields; spaces, a comma for the point and the unit's name are fine.
 * @returns inches, not rounded; null where there is no number in the first field or none can be read.
 */
export function readHeightIn(unit: HeightUnit, texts: FieldTexts): number | null {
  return unit === 'cm' ? scaled(texts, 1 / cmPerInch) : inTwoParts(texts, inchesPerFoot)
}

/**
 * Reads a weight.
 *
 * @param unit - what the fields hold.
 * @param texts - as for {@link readHeightIn}.
 * @returns pounds, not rounded; null as for a height.
 */
export function readWeightLb(unit: WeightUnit, texts: FieldTexts): number | null {
  if (unit === 'st-lb') return inTwoParts(texts, poundsPerStone)
  return scaled(texts, unit === 'kg' ? 1 / kgPerPound : 1)
}

/**
 * Writes a height into the fields of a unit.
 *
 * @param heightIn - inches, above 0.
 * @returns whole feet and inches, or centimeters with at most one decimal.
 */
export function heightTexts(unit: HeightUnit, heightIn: number): FieldTexts {
  return unit === 'cm' ? [withOneDecimal(heightIn * cmPerInch)] : twoParts(heightIn, inchesPerFoot)
}

/**
 * Writes a weight into the fields of a unit.
 *
 * @param weightLb - pounds, above 0.
 * @returns whole pounds, whole stones and pounds, or kilograms with at most one decimal.
 */
export function weightTexts(unit: WeightUnit, weightLb: number): FieldTexts {
  if (unit === 'kg') return [withOneDecimal(weightLb * kgPerPound)]
  return unit === 'lb' ? [String(Math.round(weightLb))] : twoParts(weightLb, poundsPerStone)
}

/** The smallest and the largest a field may say, for people to read: whole numbers within the limits. */
export interface FieldLimits {
  readonly min: FieldTexts
  readonly max: FieldTexts
}

/**
 * Writes the limits of the specification in a unit of height.
 *
 * @returns for example 31 and 302 for centimeters: 1 foot is 30.48 cm, 9 feet 11 inches are 302.26.
 */
export function heightLimits(unit: HeightUnit): FieldLimits {
  const { min, max } = bodySizeLimits.heightIn
  if (unit === 'cm') return inward(min * cmPerInch, max * cmPerInch)
  return { min: heightTexts(unit, min), max: heightTexts(unit, max) }
}

/**
 * Writes the limits of the specification in a unit of weight.
 *
 * @returns for example 23 and 136 for kilograms: 50 lb are 22.68 kg, 300 lb are 136.08.
 */
export function weightLimits(unit: WeightUnit): FieldLimits {
  const { min, max } = bodySizeLimits.weightLb
  if (unit === 'kg') return inward(min * kgPerPound, max * kgPerPound)
  return { min: weightTexts(unit, min), max: weightTexts(unit, max) }
}

function inward(min: number, max: number): FieldLimits {
  return { min: [String(Math.ceil(min))], max: [String(Math.floor(max))] }
}

const amount = /^(\d+(?:[.,]\d+)?) ?(?:cm|kg|kgs|lb|lbs|st|ft|in)?\.?$/

function numberIn(text: string | undefined): number | null {
  const found = amount.exec((text ?? '').trim().toLowerCase())
  return found === null ? null : Number(found[1]?.replace(',', '.'))
}

function scaled([text]: FieldTexts, factor: number): number | null {
  const number = numberIn(text)
  return number === null ? null : number * factor
}

function inTwoParts(texts: FieldTexts, size: number): number | null {
  const { whole, rest } = partsIn(texts, size)
  return whole === null || rest === null ? null : whole * size + rest
}

/**
 * Reads the two fields of a unit, each by itself.
 *
 * @param size - how many of the second make one of the first.
 * @returns null for a part that cannot be used: the first is whole, the second less than one of the first, for
 *   12 inches are a foot of their own.
 */
export function partsIn([large, small]: FieldTexts, size: number) {
  const whole = numberIn(large)
  const rest = (small ?? '').trim() === '' ? 0 : numberIn(small)
  return {
    whole: whole !== null && Number.isInteger(whole) ? whole : null,
    rest: rest !== null && rest < size ? rest : null,
  }
}

function twoParts(amountInSmall: number, size: number): FieldTexts {
  const whole = Math.round(amountInSmall)
  return [String(Math.floor(whole / size)), String(whole % size)]
}

function withOneDecimal(value: number): string {
  return String(Math.round(value * 10) / 10)
}
