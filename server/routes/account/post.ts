/** Hands a letter to the mailer without waiting: how long that takes must tell nothing. */

import type { FastifyBaseLogger } from 'fastify'
import { describeFault } from '../../edge/request-log.ts'
import type { Letter } from '../../mail/mailer.ts'
import type { Services } from '../../services.ts'

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
