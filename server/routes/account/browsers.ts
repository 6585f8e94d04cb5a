/** What opens an account: the browsers that know a person, all of it in one look, and ending it from afar. */

import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { presentShare } from '../sharing/shares.ts'
import { checkAnotherProof } from './proofs.ts'

/**
 * Makes the handlers of what opens an account.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function browserRoutes(
  services: Services,
): Pick<Handlers, 'browsers' | 'myAccess' | 'signOutBrowser' | 'signOutOthers' | 'forgetBrowser'> {
  const { store, auditTrail, browsers } = services
  return {
    browsers: ({ member }) => listBrowsers(services, member),
    myAccess: (call) => readAccess(services, call),
    async signOutBrowser({ params, member }) {
      const device = { userId: member.userId, deviceId: params.browserId }
      const event = auditTrail.event('browser-forgotten', member.userId)
      if (!(await store.signedInBrowsers.remove(device, event))) throw refuse('noBrowser')
      return { ok: true }
    },
    signOutOthers: (call) => signOutOthers(services, call),
    async forgetBrowser({ body, request, reply }) {
      const { userId } = body
      const event = auditTrail.event('browser-forgotten', userId)
      await store.signedInBrowsers.removeShown(userId, browsers.hashesOf(request), event)
      await browsers.forgetGone(request, reply)
      // The same whether the cookie was theirs or not: who was here is told to nobody.
      return { ok: true }
    },
  }
}

async function listBrowsers({ store, clock }: Services, member: Member) {
  const list = await store.signedInBrowsers.list(member.userId, clock().toISOString())
  return list.map((browser) => ({ ...browser, isThis: browser.id === member.deviceId }))
}

async function readAccess(services: Services, { member }: Call<'myAccess'>) {
  const { store, clock } = services
  const { userId } = member
  const [user, browsers, passkeys, shares] = await Promise.all([
    store.users.find(userId),
    listBrowsers(services, member),
    store.passkeys.list(userId),
    store.shareLinks.list(userId, clock().toISOString()),
  ])
  if (user === undefined) throw refuse('unauthenticated')
  const { emailProvedAt, passwordHash } = user
  const hasPassword = passwordHash !== ''
  return { emailProvedAt, hasPassword, browsers, passkeys, shares: shares.map(presentShare) }
}

async function signOutOthers(services: Services, { body, member }: Call<'signOutOthers'>) {
  const { store, auditTrail } = services
  const { userId } = member
  if (body.password) await checkAnotherProof(services, userId, !body.passkeys)
  await store.signedInBrowsers.removeOthers(member, auditTrail.event('browser-forgotten', userId), {
    ...(body.passkeys && { passkeys: auditTrail.event('passkey-removed', userId) }),
    ...(body.shares && { share_links: auditTrail.event('share-stopped', userId) }),
    ...(body.password && { password: auditTrail.event('password-removed', userId) }),
  })
  return { ok: true as const }
}
