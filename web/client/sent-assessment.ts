/**
 * The reply to a submit on its way to the page that shows it, so that it is not asked for again. It is
 * given out once, to the very move that follows the submit: whoever reloads, comes back or follows a
 * link asks for what is newest then.
 */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { Reply } from '#contract/endpoints.ts'

/** A scored sitting, with its change against the one before, as the server and this device give it back. */
export type Assessment = Reply<'socialScore'>

let sent: { readonly userId: string; readonly assessment: Assessment } | null = null

/**
 * Hands over what a submit has given.
 *
 * @param userId - whose it is.
 * @returns the state of the move to the page that shows it.
 */
export function handOverSent(userId: string, assessment: Assessment): { readonly sent: string } {
  sent = { userId, assessment }
  return { sent: assessment.id }
}

/**
 * Takes what was handed over.
 *
 * @param state - of the move that led to the page.
 * @returns null where the move followed no submit of this instrument, or it was taken before.
 */
export function takeSent(
  userId: string,
  instrument: InstrumentId,
  state: unknown,
): Assessment | null {
  if (typeof state !== 'object' || state === null || !('sent' in state)) return null
  const taken = sent
  sent = null
  if (taken?.userId !== userId || taken.assessment.id !== state.sent) return null
  return taken.assessment.instrument === instrument ? taken.assessment : null
}
