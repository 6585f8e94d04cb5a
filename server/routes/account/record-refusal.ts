/** Records sign-ins that were refused, without telling anyone by the time it takes. */

import type { FastifyBaseLogger } from 'fastify'
import { describeFault } from '../../edge/request-log.ts'
import { guessAllowances, guessKey } from '../../identity/guess-limits.ts'
import type { Services } from '../../services.ts'

/**
 * Records a refused sign-in beside the answer: no more for each account than may be guessed, and no
 * more than that for all addresses without an account together.
 *
 * @param services - where it is recorded.
 * @param log - told when it could not be.
 * @param account - whose account it is; undefined where there is none, or nobody can say.
 */
export function recordRefusal(
  { store, clock, auditTrail }: Pick<Services, 'store' | 'clock' | 'auditTrail'>,
  log: FastifyBaseLogger,
  account?: { readonly id: string; readonly email: string },
): void {
  const use = {
    key: guessKey('refusal', account?.email ?? ''),
    allowance: guessAllowances.refusal,
    now: clock(),
  }
  store.audit
    .recordCounted(auditTrail.event('sign-in-refused', account?.id), use)
    .catch((fault: unknown) => log.error(describeFault(fault), 'an event could not be recorded'))
}
