/** Quarters and years, coarse enough to leave the server. */

/**
 * Finds the quarter of a moment.
 *
 * @param moment - UTC ISO.
 * @returns for example `2026-Q3`.
 */
export function quarterOf(moment: string): string {
  const month = Number(moment.slice(5, 7))
  return `${yearOf(moment)}-Q${Math.ceil(month / 3)}`
}

/**
 * Finds the year of a moment.
 *
 * @param moment - UTC ISO.
 * @returns four digits.
 */
export function yearOf(moment: string): string {
  return moment.slice(0, 4)
}

/**
 * Says whether a quarter or a year lies behind us.
 *
 * @param period - as from {@link quarterOf} or {@link yearOf}.
 * @param now - UTC ISO.
 * @returns false while it runs or has not begun.
 */
export function isOver(period: string, now: string): boolean {
  const current = period.length === 4 ? yearOf(now) : quarterOf(now)
  return period < current
}
