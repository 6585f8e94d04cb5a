/** How often one network may call at all; each process counts for itself. */

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { addresses } from '#contract/addresses.ts'
import { refuse } from '../../http/problems.ts'
import { networkOf, siteFactor, siteOf } from '../../identity/network-of.ts'
import type { TrustedNetworks } from '../../identity/trusted-networks.ts'
import { pagesRoute } from '../pages.ts'
import { SteadyWindows } from './steady-windows.ts'

/**
 * A class in a library shares one address, so the limit is wide. It guards the work of this process
 * alone and is not shared with others: that would cost a write at every call. Where guessing pays
 * `guess-limit.ts` counts too.
 */
const general = { max: 900, timeWindow: 60_000 }

/** Where danger is told: as many calls again, which no other calls use up. */
const told = new Set<string>([addresses.chat.path, addresses.aiAdvice.path])

/**
 * Installs the limit; routes added later are counted. Files and pages are not: they cost little
 * and one page asks for many.
 *
 * @param app - the server before its routes.
 * @param isTrusted - whose calls are not counted.
 */
export async function limitCalls(app: FastifyInstance, isTrusted: TrustedNetworks): Promise<void> {
  app.addHook('onRoute', (route) => {
    if (route.url === pagesRoute || route.url === '*') {
      route.config = { ...route.config, rateLimit: false }
    } else if (told.has(route.url)) {
      // The group is part of the key of a household and of a site.
      route.config = { ...route.config, rateLimit: { groupId: route.url } }
    }
  })
  await app.register(rateLimit, {
    ...general,
    store: SteadyWindows,
    allowList: ({ ip }) => isTrusted(ip),
    keyGenerator: (request) => networkOf(request.ip),
    errorResponseBuilder: (_request, context) =>
      refuse('tooManyRequests').after(Math.ceil(context.ttl / 1000)),
  })
  const ofSite = app.createRateLimit({
    max: siteFactor * general.max,
    keyGenerator: (request) => siteOf(request.ip),
  })
  app.addHook('onRequest', async (request) => {
    const { ip, routeOptions } = request
    if (routeOptions.config.rateLimit === false || siteOf(ip) === networkOf(ip)) return
    if (isTrusted(ip)) return
    const taken = await ofSite(request)
    if (!taken.isAllowed && taken.isExceeded)
      throw refuse('tooManyRequests').after(Math.max(1, taken.ttlInSeconds))
  })
}
