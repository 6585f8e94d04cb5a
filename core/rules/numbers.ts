/** Numbers: read as typed (scoring design, section 4b) and rounded exactly (section 0). */

/** A range, ends included. */
export interface NumberRange {
  readonly min: number
  readonly max: number
}

const plainNumber = /^\d+(\.\d+)?$/

/**
 * Reads a number, typed or given.
 *
 * @param value - anything; text may have spaces around it and a decimal point, not a comma.
 * @param range - smallest and largest value allowed.
 * @returns the number, or null where it is no plain number or outside the range.
 */
export function parseNumber(value: unknown, range: NumberRange): number | null {
  const number = asNumber(value)
  if (number === null || !Number.isFinite(number)) return null
  return number >= range.min && number <= range.max ? number : null
}

function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return value
  if (typeof value !== 'string') return null
  const text = value.trim()
  return plainNumber.test(text) ? Number(text) : null
}

/**
 * Rounds a fraction half up, on whole numbers, so that no binary fraction can tip a tie.
 *
 * @param numerator - whole number, 0 or more.
 * @param denominator - whole number, 1 or more.
 * @returns the nearest whole number; a half goes up.
 */
export function roundHalfUp(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}

/**
 * Rounds a fraction half up to a number of decimals.
 *
 * @param numerator - whole number, 0 or more.
 * @param denominator - whole number, 1 or more.
 * @param decimals - digits kept after the point, 0 to 3.
 * @returns the rounded value.
 */
export function roundToDecimals(numerator: number, denominator: number, decimals: number): number {
  const scale = 10 ** decimals
  return roundHalfUp(numerator * scale, denominator) / scale
}
