/** How often one address may call. */

import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { addresses } from '#contract/addresses.ts'
import { tooManyRequests } from '../http/problems.ts'
import { pagesRoute } from './pages.ts'

/**
 * A class in a library shares one address, so the general limit is wide; the calls where guessing
 * pays have their own.
 */
const general = { max: 900, timeWindow: 60_000 }
const strict: Readonly<Record<string, { max: number; timeWindow: number }>> = {
  [addresses.login.path]: { max: 60, timeWindow: 300_000 },
  [addresses.requestCode.path]: { max: 60, timeWindow: 300_000 },
  [addresses.verifyCode.path]: { max: 60, timeWindow: 300_000 },
  [addresses.register.path]: { max: 40, timeWindow: 600_000 },
}

/**
 * Installs the limits; routes added later are counted. Files and pages are not: they cost little
 * and one page asks for many.
 *
 * @param app - the server before its routes.
 */
export async function limitRequests(app: FastifyInstance): Promise<void> {
  app.addHook('onRoute', (route) => {
    const limit = limitOf(route)
    if (limit !== undefined) route.config = { ...route.config, rateLimit: limit }
  })
  await app.register(rateLimit, {
    ...general,
    errorResponseBuilder: (_request, context) => tooManyRequests(Math.ceil(context.ttl / 1000)),
  })
}

function limitOf(route: RouteOptions) {
  if (route.url === pagesRoute || route.url === '*') return false
  return route.method === 'POST' ? strict[route.url] : undefined
}
