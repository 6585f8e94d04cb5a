/** Signing in with a code by mail. */

import { guessKey } from '../../identity/guess-limits.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import { codeLetter } from '../../mail/letters.ts'
import type { Services } from '../../services.ts'
import { openRemembered } from './open-session.ts'
import { post, recordRefusal } from './after-answer.ts'
import { takeGuess } from './take-guess.ts'

/**
 * Makes the handlers of the codes.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function signInCodeRoutes(services: Services): Pick<Handlers, 'requestCode' | 'verifyCode'> {
  return {
    requestCode: (call) => requestCode(services, call),
    verifyCode: (call) => verifyCode(services, call),
  }
}

/** Where no letter is sent nothing is said: the answer never depends on the person. */
async function requestCode(services: Services, { body, request }: Call<'requestCode'>) {
  const { store, clock, codes } = services
  const { email } = body
  const wrongTries = await store.throttles.used(guessKey('refusal', email), clock())
  const user = await store.users.findByEmail(email)
  const { code, kept } = await codes.make({ userId: user?.id ?? '', email })
  const about = { wrongTries, isFirst: user?.emailProvedAt === null }
  if (kept) post(services, request.log, codeLetter(requestLanguage(request), email, code, about))
  return { ok: true as const }
}

async function verifyCode(services: Services, call: Call<'verifyCode'>) {
  const { email, code, sharedDevice } = call.body
  const taken = await takeGuess(services, call.request, 'code', email)
  const user = await services.store.users.findByEmail(email)
  const userId = user?.id ?? ''
  const isRight = await services.codes.accept(userId, code, (codeHash) =>
    services.store.loginCodes.useUp(userId, codeHash),
  )
  if (user === undefined || !isRight) {
    recordRefusal(services, call.request.log, user)
    throw refuse('invalidCode')
  }
  await services.store.throttles.giveBack(taken)
  const firstProof = services.auditTrail.event('email-proved', user.id)
  const proof = { by: 'code', email, firstProof } as const
  const session = await openRemembered(services, call, user.id, proof, sharedDevice)
  return user.emailProvedAt === null ? { ...session, isFirstProof: true as const } : session
}
