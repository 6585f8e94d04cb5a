/** What is done beside an answer, without waiting: how long it takes must tell nothing. */

import type { FastifyBaseLogger } from 'fastify'
import { describeFault } from '../../edge/request-log.ts'
import type { Letter } from '../../mail/mailer.ts'
import type { Services } from '../../services.ts'
import { guessAllowances, guessKey } from '../../identity/guess-limits.ts'

/**
 * Sends a letter after the answer.
 *
 * @param services - with the mailer.
 * @param log - told about a letter that could not be sent, never about whom it was for.
 * @param letter - the letter.
 */
export function post(
  { mailer }: Pick<Services, 'mailer'>,
  log: FastifyBaseLogger,
  letter: Letter,
): void {
  mailer.send(letter).catch((fault: unknown) => {
    log.error(describeFault(fault), 'a letter could not be sent')
  })
}

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
