/** What a way to the advice asks for at once, so that whoever comes from a score presses no card. */

/** State of a move from a score to the advice. */
export const wantsAdvice = { wantsAdvice: true } as const

/**
 * Tells whether the advice is to be fetched on arrival.
 *
 * @param state - of the move that led to the page.
 */
export function isAdviceWanted(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'wantsAdvice' in state
}
