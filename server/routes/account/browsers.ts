/** The browsers that know a person, and signing out in them from afar. */

import type { Handlers } from '../../http/mount.ts'
import { noBrowser } from '../../http/problems.ts'
import type { Services } from '../../services.ts'

/**
 * Makes the handlers of the list of browsers.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function browserRoutes({
  store,
  clock,
  auditTrail,
  browsers,
}: Services): Pick<Handlers, 'browsers' | 'signOutBrowser' | 'signOutOthers' | 'forgetBrowser'> {
  return {
    async browsers({ member }) {
      const list = await store.signedInBrowsers.list(member.userId, clock().toISOString())
      return list.map((browser) => ({ ...browser, isThis: browser.id === member.deviceId }))
    },
    async signOutBrowser({ params, member }) {
      const device = { userId: member.userId, deviceId: params.browserId }
      const event = auditTrail.event('browser-forgotten', member.userId)
      if (!(await store.signedInBrowsers.remove(device, event))) throw noBrowser()
      return { ok: true }
    },
    async signOutOthers({ member }) {
      const event = auditTrail.event('browser-forgotten', member.userId)
      await store.signedInBrowsers.removeOthers(member, event)
      return { ok: true }
    },
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
