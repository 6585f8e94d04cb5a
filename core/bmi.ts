/** Body mass index from feet, inches and pounds, and its points in the MNA (scoring design, section 2). */

import { isPlainObject, ownValue } from './rules/plain-object.ts'
import { roundHalfUp } from './rules/numbers.ts'
import type { ScoringFault } from './scoring.ts'
import { bmiWords } from './wording/bmi.ts'

/** The four BMI categories as the specification prints them. */
export const bmiCategories = ['Underweight', 'Healthy Weight', 'Overweight', 'Obese'] as const

/** One of the four BMI categories. */
export type BmiCategory = (typeof bmiCategories)[number]

/** A body mass index with its category. */
export interface BodyMassIndex {
  /** One decimal, for example `25.0`. */
  readonly bmi: string
  readonly category: BmiCategory
  readonly flags: readonly string[]
}

/** What the person reads when height or weight cannot be used (spec section 5). */
export const invalidHeightWeightMessage = bmiWords.invalidHeightWeight

/** Limits of the three inputs, ends included (spec section 5). */
export const bmiLimits = {
  feet: { min: 1, max: 9 },
  inches: { min: 0, max: 11 },
  weight: { min: 50, max: 300 },
} as const

/** A height and a weight, in whatever unit they were given. */
export interface BodySize {
  /** Inches; not always whole, for example 168 cm are 66.14. */
  readonly heightIn: number
  /** Pounds; not always whole. */
  readonly weightLb: number
}

/** The same limits as one height and one weight: 1 foot to 9 feet 11 inches, and the pounds. */
export const bodySizeLimits = {
  heightIn: { min: 12 * bmiLimits.feet.min, max: 12 * bmiLimits.feet.max + bmiLimits.inches.max },
  weightLb: bmiLimits.weight,
} as const

/** Where the BMI rule settles or departs from the specification (scoring design, section 10). */
export const bmiDeviations: readonly string[] = [
  bmiWords.deviations.gaps,
  bmiWords.deviations.limits,
]

/** Where an index lies for somebody who is 65 or older. */
export type LaterLifePlace = 'below' | 'between' | 'above'

/**
 * Places an index among those of people of 65 and older, in whom risk rose below 23 and above about 33
 * (Winter and colleagues, American Journal of Clinical Nutrition, 2014).
 *
 * @param bmi - text with one decimal.
 * @returns 'between' from 23.0 to 33.0; null where the text is no index.
 */
export function laterLifePlace(bmi: string): LaterLifePlace | null {
  const tenths = bmiTenths(bmi)
  if (tenths === null) return null
  if (tenths < 230) return 'below'
  return tenths > 330 ? 'above' : 'between'
}

/**
 * Tells whether an index is so unusual that the person should check what was entered.
 *
 * @param bmi - text with one decimal.
 * @returns true below 10.0 and above 80.0; false otherwise and where the text is no index.
 */
export function isUnusualBmi(bmi: string): boolean {
  const tenths = bmiTenths(bmi)
  return tenths !== null && (tenths < 100 || tenths > 800)
}

/**
 * Computes the body mass index. The value is rounded first and the category decided on the rounded
 * value, which closes the specification's gap between 24.9 and 25.
 *
 * @param answers - `feet` 1-9, `inches` 0-11, `weight` 50-300 lb; whole numbers or text of digits; blank is 0.
 * @returns the index; INVALID_ANSWERS for no object, INVALID_HEIGHT_WEIGHT for anything out of range.
 */
export function calculateBmi(answers: unknown): BodyMassIndex | ScoringFault {
  if (!isPlainObject(answers)) return { error: 'INVALID_ANSWERS', field: null }
  const feet = wholeNumber(ownValue(answers, 'feet'), bmiLimits.feet)
  const inches = wholeNumber(ownValue(answers, 'inches'), bmiLimits.inches)
  const weight = wholeNumber(ownValue(answers, 'weight'), bmiLimits.weight)
  if (feet === null || inches === null || weight === null) {
    return { error: 'INVALID_HEIGHT_WEIGHT', field: null }
  }
  return indexOf({ heightIn: 12 * feet + inches, weightLb: weight })
}

/**
 * Computes the body mass index of a person who gave height and weight in any unit, by the same rule.
 *
 * @param size - inches and pounds, whole or not.
 * @returns the index; INVALID_HEIGHT_WEIGHT outside of `bodySizeLimits`.
 */
export function bmiOfSize(size: BodySize): BodyMassIndex | ScoringFault {
  const { heightIn, weightLb } = bodySizeLimits
  return isWithin(size.heightIn, heightIn) && isWithin(size.weightLb, weightLb)
    ? indexOf(size)
    : { error: 'INVALID_HEIGHT_WEIGHT', field: null }
}

/**
 * Tells whether a number lies in a range, ends included.
 *
 * @param value - any number; NaN lies in none.
 */
export function isWithin(value: number, range: Range): boolean {
  return value >= range.min && value <= range.max
}

/**
 * Tells whether an index is one that some height in whole inches and weight in whole pounds give,
 * both within the limits of the specification. Those limits alone say little: 1 foot and 300 pounds
 * make 1464.6. Up to 90 every tenth follows from some pair, so nobody with a real height is refused.
 *
 * @param bmi - text with one decimal.
 * @returns false also where the text is no index.
 */
export function followsFromWholeMeasures(bmi: string): boolean {
  const tenths = bmiTenths(bmi)
  if (tenths === null) return false
  const { heightIn, weightLb } = bodySizeLimits
  for (let height = heightIn.min; height <= heightIn.max; height += 1) {
    // The whole pounds nearest to the index: if these do not give it, none do.
    const nearest = Math.round((tenths * height * height) / 7030)
    const weight = Math.min(Math.max(nearest, weightLb.min), weightLb.max)
    if (tenthsOf({ heightIn: height, weightLb: weight }) === tenths) return true
  }
  return false
}

interface Range {
  readonly min: number
  readonly max: number
}

/** 703 converts lb per square inch to kg per square metre; ten times that gives tenths. */
function tenthsOf({ heightIn, weightLb }: BodySize): number {
  return roundHalfUp(weightLb * 7030, heightIn * heightIn)
}

function indexOf(size: BodySize): BodyMassIndex {
  const tenths = tenthsOf(size)
  return {
    bmi: `${Math.floor(tenths / 10)}.${tenths % 10}`,
    category: categoryOfTenths(tenths),
    flags: [],
  }
}

function wholeNumber(value: unknown, range: Range): number | null {
  const number = asWholeNumber(value)
  return number !== null && isWithin(number, range) ? number : null
}

function asWholeNumber(value: unknown): number | null {
  if (value === undefined || value === null) return 0
  if (typeof value === 'number') return Number.isInteger(value) ? value : null
  if (typeof value !== 'string') return null
  if (value.trim() === '') return 0
  return /^\d+$/.test(value) ? Number(value) : null
}

/**
 * Reads a saved index as tenths.
 *
 * @param bmi - text with one decimal.
 * @returns whole tenths above 0, or null where the text is no such index.
 */
export function bmiTenths(bmi: string): number | null {
  if (!/^\d{1,4}\.\d$/.test(bmi)) return null
  const tenths = Number(bmi.replace('.', ''))
  return tenths > 0 ? tenths : null
}

/**
 * Names the category of a saved index.
 *
 * @param bmi - text with one decimal, for example `24.9`.
 * @returns the category, or null where the text is no such index.
 */
export function bmiCategory(bmi: string): BmiCategory | null {
  const tenths = bmiTenths(bmi)
  return tenths === null ? null : categoryOfTenths(tenths)
}

function categoryOfTenths(tenths: number): BmiCategory {
  if (tenths < 185) return 'Underweight'
  if (tenths < 250) return 'Healthy Weight'
  return tenths < 300 ? 'Overweight' : 'Obese'
}

/**
 * Gives the points of the sixth MNA item. Source: MNA-SF form (S7), 19, 21 and 23 as limits.
 *
 * @param bmi - saved index, text with one decimal.
 * @returns 0 to 3, or null where the text is no such index.
 */
export function bmiPoints(bmi: string): number | null {
  const tenths = bmiTenths(bmi)
  if (tenths === null) return null
  if (tenths < 190) return 0
  if (tenths < 210) return 1
  return tenths < 230 ? 2 : 3
}
