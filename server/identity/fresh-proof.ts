/** How long a proof of who somebody is counts as fresh. */

import { limits } from '#contract/limits.ts'

/**
 * Says until when the proof of a session counts as fresh.
 *
 * @param session - when the person last proved who they are in it; null for never.
 * @param now - the moment.
 * @returns UTC ISO, later than now; null where there is no fresh proof.
 */
export function provedUntil(
  { provedAt }: { readonly provedAt: string | null },
  now: Date,
): string | null {
  if (provedAt === null) return null
  const until = new Date(Date.parse(provedAt) + limits.freshProofMinutes * 60_000)
  return until > now ? until.toISOString() : null
}
