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
 * @param email - as typed.
 * @param userId - whose account it is; undefined where there is none.
 */
export function recordRefusal(
  { store, clock, auditTrail }: Pick<Services, 'store' | 'clock' | 'auditTrail'>,
  log: FastifyBaseLogger,
  email: string,
  userId: string | undefined,
): void {
  const use = {
    key: guessKey('refusal', userId === undefined ? '' : email),
    allowance: guessAllowances.refusal,
    now: clock(),
  }
  store.audit
    .recordCounted(auditTrail.event('sign-in-refused', userId), use)
    .catch((fault: unknown) => log.error(describeFault(fault), 'an event could not be recorded'))
}
