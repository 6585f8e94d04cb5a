/** Changing the address of an account: whoever reads the mail at the new one may have it. */

import {
  accountKey,
  memberCodeAllowances,
  guessKeys,
  letterAllowances,
  mailboxOf,
} from '../../identity/guess-limits.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { emailChangedLetter, emailTakenLetter, newEmailLetter } from '../../mail/letters.ts'
import type { Services } from '../../services.ts'
import { post } from './after-answer.ts'
import { readMe } from './profile.ts'

/**
 * Makes the handlers of the address.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function emailChangeRoutes(
  services: Services,
): Pick<Handlers, 'requestEmailChange' | 'verifyEmailChange'> {
  return {
    requestEmailChange: (call) => requestChange(services, call),
    verifyEmailChange: (call) => verifyChange(services, call),
  }
}

/** Whether the new address has an account is known to its reader alone: the work is the same. */
async function requestChange(services: Services, call: Call<'requestEmailChange'>) {
  const { store, clock, counts, emailCodes } = services
  const { userId, tokenHash } = call.member
  const newEmail = call.body.email
  const user = await store.users.find(userId)
  if (user === undefined) throw refuse('unauthenticated')
  if (user.email === newEmail) throw refuse('emailUnchanged').with({ field: 'email' })
  const ofAccount = await store.throttles.take(
    accountKey('email-change', userId),
    clock(),
    memberCodeAllowances.letters,
  )
  if (!ofAccount.allowed) throw refuse('tooManyRequests').after(ofAccount.retryAfterS)
  // However many accounts ask: nobody's letter box is filled.
  const kind = 'change-mail'
  const ofMailbox = await counts.take(kind, mailboxOf(newEmail), letterAllowances[kind])
  const { code, kept } = await emailCodes.make({ userId, newEmail, tokenHash })
  if (kept === 'gone') throw refuse('unauthenticated')
  if (ofMailbox.allowed) {
    const isFree = kept === 'kept'
    const language = requestLanguage(call.request)
    const letter = isFree
      ? newEmailLetter(language, newEmail, code, userId)
      : emailTakenLetter(language, newEmail)
    post(services, call.request.log, letter)
  }
  return { ok: true as const }
}

async function verifyChange(
  services: Services,
  { body, member, request }: Call<'verifyEmailChange'>,
) {
  const { store, clock, counts, mailer, emailCodes, auditTrail } = services
  const before = await store.users.find(member.userId)
  const guesses = accountKey('email-code', member.userId)
  const taken = await store.throttles.take(guesses, clock(), memberCodeAllowances.tries)
  if (!taken.allowed) throw refuse('tooManyRequests').after(taken.retryAfterS)
  const { userId } = member
  const proof = {
    userId,
    at: clock().toISOString(),
    kept: member,
    firstProof: auditTrail.event('email-proved', userId),
  }
  const event = auditTrail.event('email-changed', userId)
  const isRight = await emailCodes.accept(userId, body.code, (codeHash) =>
    store.emailChanges.apply(userId, codeHash, event, proof),
  )
  if (before === undefined || !isRight) throw refuse('wrongCode')
  // The old address is a stranger's from now on, but for this one letter.
  await store.throttles.forget([guesses, ...guessKeys(before.email)])
  await mailer.forget(before.email)
  const kind = 'changed-mail'
  const ofMailbox = await counts.take(kind, mailboxOf(before.email), letterAllowances[kind])
  const me = await readMe(services, member)
  // After that: no letter is written about somebody who is gone.
  if (ofMailbox.allowed) {
    const letter = emailChangedLetter(requestLanguage(request), before.email, member.userId)
    post(services, request.log, letter)
  }
  return me
}
