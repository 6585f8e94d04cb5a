/** How often one network may make the calls where guessing pays; counted in the database, so that it holds across processes. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addresses, type Address, type EndpointName } from '#contract/addresses.ts'
import { refuse } from '../../http/problems.ts'
import { networkOf, siteFactor, siteOf } from '../../identity/network-of.ts'
import type { SharedCounts } from '../../identity/shared-counts.ts'
import type { RateLimit } from '../../store/throttles.ts'

/** A class in a library shares one address; a site of IPv6 may do more, but not 65,536 times that. */
const usual: RateLimit = { max: 60, windowMs: 5 * 60_000 }

/**
 * Calls that are not treated like the rest: they have an allowance of their own, here or, with
 * `counted-later`, where their body has been read.
 */
const exceptions: Partial<Record<EndpointName, RateLimit | 'counted-later'>> = {
  register: { max: 40, windowMs: 10 * 60_000 },
  // Every sign-in page asks for them when it opens, and they tell nothing.
  passkeySignInOptions: { max: 300, windowMs: 5 * 60_000 },
  // Somebody in danger must not be turned away: it is counted once that was looked for (coach-allowance.ts).
  chat: 'counted-later',
}

/**
 * Gives the allowance of a call. Whatever strangers may send is limited unless it is excepted here,
 * so that a new call is limited by itself.
 *
 * @param name - of the call.
 * @param address - of the call.
 * @returns how often one network may make it; undefined where it is not counted here.
 */
export function guessAllowanceOf(
  name: string,
  { method, access }: Pick<Address, 'method' | 'access'>,
): RateLimit | undefined {
  const own = Object.entries(exceptions).find(([one]) => one === name)?.[1]
  if (own !== undefined) return own === 'counted-later' ? undefined : own
  return access === 'anyone' && method !== 'GET' ? usual : undefined
}

/**
 * Installs the limit on routes that are added later, before a body is read.
 *
 * @param app - the server before its routes.
 * @param counts - what all processes count together.
 */
export function limitGuesses(app: FastifyInstance, counts: SharedCounts): void {
  const limited = new Map<string, { readonly name: string; readonly allowance: RateLimit }>()
  for (const [name, address] of Object.entries<Address>(addresses)) {
    const allowance = guessAllowanceOf(name, address)
    if (allowance) limited.set(`${address.method} ${address.path}`, { name, allowance })
  }
  app.addHook('onRoute', (route) => {
    const found = typeof route.method === 'string' && limited.get(`${route.method} ${route.url}`)
    if (!found) return
    const { name, allowance } = found
    const limit = async (request: FastifyRequest) => {
      const network = networkOf(request.ip)
      const site = siteOf(request.ip)
      const ofNetwork = await counts.take(`network-${name}`, network, allowance)
      if (!ofNetwork.allowed) throw refuse('tooManyRequests').after(ofNetwork.retryAfterS)
      if (site === network) return
      const wider = { ...allowance, max: siteFactor * allowance.max }
      const ofSite = await counts.take(`network-${name}`, site, wider)
      if (!ofSite.allowed) throw refuse('tooManyRequests').after(ofSite.retryAfterS)
    }
    route.onRequest = [route.onRequest ?? [], limit].flat()
  })
}
