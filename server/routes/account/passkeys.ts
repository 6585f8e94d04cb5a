/** Passkeys: made, listed and removed by a member, and signed in with by anyone who has one. */

import { browserName } from '../../identity/browser-name.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import { openRemembered } from './open-session.ts'
import { recordRefusal } from './after-answer.ts'

/**
 * Makes the handlers of passkeys.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function passkeyRoutes(
  services: Services,
): Pick<
  Handlers,
  | 'passkeyOptions'
  | 'createPasskey'
  | 'passkeys'
  | 'removePasskey'
  | 'passkeySignInOptions'
  | 'signInWithPasskey'
> {
  const { store, passkeys, auditTrail } = services
  return {
    async passkeyOptions({ member }) {
      const user = await store.users.find(member.userId)
      if (user === undefined) throw refuse('unauthenticated')
      return passkeys.offerCreation({ userId: user.id, email: user.email })
    },
    createPasskey: (call) => createPasskey(services, call),
    passkeys: ({ member }) => store.passkeys.list(member.userId),
    async removePasskey({ params, member }) {
      const { userId } = member
      const event = auditTrail.event('passkey-removed', userId)
      if (!(await store.passkeys.remove(userId, params.passkeyId, event))) throw refuse('noPasskey')
      return { ok: true }
    },
    passkeySignInOptions: () => passkeys.offerUse('sign-in'),
    async signInWithPasskey(call) {
      const used = await passkeys.accept(call.body.credential, 'sign-in')
      if (used === undefined) {
        recordRefusal(services, call.request.log)
        throw refuse('invalidPasskey')
      }
      const proof = { by: 'passkey', passkeyId: used.passkeyId } as const
      return openRemembered(services, call, used.userId, proof, call.body.sharedDevice)
    },
  }
}

async function createPasskey(services: Services, { body, member, request }: Call<'createPasskey'>) {
  const { store, passkeys, auditTrail } = services
  const { userId, tokenHash } = member
  const name = browserName(request.headers['user-agent'])
  const added = await passkeys.create(
    { userId, tokenHash, name, credential: body.credential },
    auditTrail.event('passkey-added', userId),
  )
  if (added === 'nobody') throw refuse('unauthenticated')
  if (added === 'full') throw refuse('tooManyPasskeys')
  if (added !== 'added') throw refuse('passkeyNotMade')
  return store.passkeys.list(userId)
}
