/** Calls for operators and tools: signs of life, counts, and the description of the API. */

import type { FastifyInstance } from 'fastify'
import { operatorPaths } from '#contract/addresses.ts'
import { describeApi } from '#contract/openapi.ts'
import { mayReadMetrics } from '../edge/metrics-reader.ts'
import { refuse } from '../http/problems.ts'
import type { Metrics } from '../metrics.ts'
import type { Services } from '../services.ts'

const retryAfterS = 5

/** What the operators' calls work with. */
export interface OperatorParts extends Pick<Services, 'store' | 'config'> {
  /** What has been counted. */
  readonly metrics: Pick<Metrics, 'toText'>
  /** Aborted once the server is told to stop. */
  readonly leaving: AbortSignal | undefined
}

/**
 * Mounts the operators' calls.
 *
 * @param app - the server.
 * @param parts - what they work with.
 */
export function mountOperatorRoutes(
  app: FastifyInstance,
  { store, config, metrics, leaving }: OperatorParts,
): void {
  app.get(operatorPaths.health, async () => ({ ok: true }))
  app.get(operatorPaths.ready, async (request) => {
    if (leaving?.aborted) throw refuse('unavailable').after(retryAfterS)
    const trouble = await store.trouble()
    if (trouble === undefined) return { ok: true }
    request.log.error({ trouble }, 'the database is not ready')
    throw refuse(trouble === 'full' ? 'noRoom' : 'unavailable').after(retryAfterS)
  })
  app.get(operatorPaths.metrics, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw refuse('notFound')
    return reply.type('text/plain; version=0.0.4').send(await metrics.toText())
  })
  app.get(operatorPaths.openApi, async () => describeApi(config.publicUrl))
}
