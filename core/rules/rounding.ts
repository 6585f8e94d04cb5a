/** Exact rounding of fractions of whole numbers (scoring design, section 0). */

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
