/** Numbers that a person typed (scoring design, section 4b). */

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
