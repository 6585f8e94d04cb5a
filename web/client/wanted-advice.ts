/** What a way to the advice asks for at once, so that whoever comes from a score presses no card. */

import { isLifestyleDomain, type LifestyleDomain } from '#core/lifestyle-domain.ts'

/**
 * State of a move from a score to the advice.
 *
 * @param domain - of the score, which the advice is to begin with.
 */
export function wantsAdvice(domain: LifestyleDomain): { readonly wantsAdvice: LifestyleDomain } {
  return { wantsAdvice: domain }
}

/**
 * Tells which domain the advice is asked for on arrival.
 *
 * @param state - of the move that led to the page.
 * @returns null where nothing was asked for: nobody has chosen yet.
 */
export function adviceWantedOn(state: unknown): LifestyleDomain | null {
  if (typeof state !== 'object' || state === null || !('wantsAdvice' in state)) return null
  const { wantsAdvice: domain } = state
  return typeof domain === 'string' && isLifestyleDomain(domain) ? domain : null
}
