/** Proving who one is inside a session, and the password of an account. */

import {
  accountKey,
  guessAllowances,
  guessKey,
  memberCodeAllowances,
} from '../../identity/guess-limits.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import { requestLanguage } from '../../http/request-language.ts'
import type { Member } from '../../http/session.ts'
import { codeLetter } from '../../mail/letters.ts'
import type { Services } from '../../services.ts'
import type { Proof } from '../../store/proofs.ts'
import { openRemembered } from './open-session.ts'
import { post, recordRefusal } from './after-answer.ts'
import { readMe } from './profile.ts'

/**
 * Makes the handlers of proofs.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function proofRoutes(
  services: Services,
): Pick<
  Handlers,
  | 'requestProofCode'
  | 'proveMyself'
  | 'passkeyProofOptions'
  | 'proveByPasskey'
  | 'setPassword'
  | 'removePassword'
> {
  const { passkeys, passwords } = services
  return {
    requestProofCode: (call) => requestProofCode(services, call),
    proveMyself: (call) => proveMyself(services, call),
    passkeyProofOptions: ({ member }) => passkeys.offerUse({ proofOf: member.userId }),
    async proveByPasskey({ body, member }) {
      const used = await passkeys.accept(body.credential, { proofOf: member.userId })
      if (used === undefined) throw refuse('wrongPasskey')
      return keepProof(services, member, { by: 'passkey', passkeyId: used.passkeyId })
    },
    async setPassword({ body, member }) {
      return changePassword(services, member, await passwords.hash(body.newPassword))
    },
    async removePassword({ member }) {
      await checkAnotherProof(services, member.userId)
      return changePassword(services, member, '')
    },
  }
}

/** Counted for the person and not for the address: strangers who ask for sign-in codes use up none of these. */
async function requestProofCode(services: Services, { member, request }: Call<'requestProofCode'>) {
  const { store, clock, codes } = services
  const user = await store.users.find(member.userId)
  if (user === undefined) throw refuse('unauthenticated')
  const { id: userId, email, emailProvedAt } = user
  const key = accountKey('proof-mail', userId)
  const taken = await store.throttles.take(key, clock(), memberCodeAllowances.letters)
  if (!taken.allowed) throw refuse('tooManyRequests').after(taken.retryAfterS)
  const wrongTries = await store.throttles.used(guessKey('refusal', email), clock())
  const { code, kept } = await codes.make({ userId, email })
  const language = requestLanguage(request)
  const about = { wrongTries, isFirst: emailProvedAt === null }
  if (kept) post(services, request.log, codeLetter(language, email, code, about))
  return { ok: true as const }
}

/** A remembered browser is no way around the count here: a thief may sit at it. */
async function proveMyself(services: Services, call: Call<'proveMyself'>) {
  const { body, member, request } = call
  const { store, clock, passwords, codes, auditTrail } = services
  const { userId } = member
  const [key, allowance] =
    body.code === undefined
      ? [accountKey('proof', userId), guessAllowances.password]
      : [accountKey('proof-code', userId), memberCodeAllowances.tries]
  const taken = await store.throttles.take(key, clock(), allowance)
  if (!taken.allowed) throw refuse('tooManyRequests').after(taken.retryAfterS)
  const user = await store.users.find(userId)
  if (user === undefined) throw refuse('unauthenticated')
  const { email, passwordHash } = user
  const isRight =
    body.code === undefined
      ? await passwords.verify(body.password ?? '', passwordHash)
      : await codes.accept(userId, body.code, (hash) => store.loginCodes.useUp(userId, hash))
  if (!isRight) {
    recordRefusal(services, request.log, user)
    throw body.code === undefined ? refuse('wrongPassword') : refuse('wrongCode')
  }
  await store.throttles.forget([key])
  if (body.code === undefined) return keepProof(services, member, { by: 'password', passwordHash })
  const firstProof = auditTrail.event('email-proved', userId)
  const proof = { by: 'code', email, firstProof } as const
  return user.emailProvedAt === null
    ? startAnew(services, call, proof)
    : keepProof(services, member, proof)
}

/** A stranger may hold a copy of the token and the cookie in which the first code was typed: they end too. */
async function startAnew(
  services: Services,
  call: Call<'proveMyself'>,
  proof: Extract<Proof, { by: 'code' }>,
) {
  const { store, clock, browsers } = services
  const { member, request } = call
  const provedAt = clock().toISOString()
  const hashes = browsers.hashesOf(request)
  const isRemembered = (await store.devices.find(proof.email, hashes, provedAt)) !== undefined
  const { token } = await openRemembered(services, call, member.userId, proof, !isRemembered)
  return { ...(await readMe(services, { ...member, provedAt })), token }
}

async function keepProof(services: Services, member: Member, proof: Proof) {
  const { store, clock, auditTrail } = services
  const provedAt = clock().toISOString()
  const event = auditTrail.event('identity-proved', member.userId)
  if (!(await store.sessions.prove(member, proof, provedAt, event))) throw refuse('unauthenticated')
  return readMe(services, { ...member, provedAt })
}

async function changePassword(services: Services, member: Member, passwordHash: string) {
  const { store, auditTrail } = services
  const action = passwordHash === '' ? 'password-removed' : 'password-set'
  const event = auditTrail.event(action, member.userId)
  if (!(await store.users.setPassword(member, passwordHash, event))) throw refuse('unauthenticated')
  return readMe(services, member)
}

/**
 * Checks before a password goes that its person can still prove who they are.
 *
 * @param services - where passkeys are kept, and whether mail goes out.
 * @param userId - the person.
 * @param passkeysStay - false where they go too.
 * @throws Problem 409 where no mail goes out and there is no passkey.
 */
export async function checkAnotherProof(
  { config, store }: Pick<Services, 'config' | 'store'>,
  userId: string,
  passkeysStay = true,
): Promise<void> {
  if (config.smtpUrl !== '') return
  if (passkeysStay && (await store.passkeys.list(userId)).length > 0) return
  throw refuse('passwordNeeded')
}
