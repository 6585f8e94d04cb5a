/** Calls for operators and tools: signs of life, counts, and the description of the API. */

import type { FastifyInstance } from 'fastify'
import { operatorPaths } from '#contract/addresses.ts'
import { describeApi } from '#contract/openapi.ts'
import type { Metrics } from '../edge/metrics.ts'
import { mayReadMetrics } from '../edge/metrics-reader.ts'
import { refuse } from '../http/problems.ts'
import type { Services } from '../services.ts'

const retryAfterS = 5

/**
 * Mounts the operators' calls.
 *
 * @param app - the server.
 * @param services - what they work with.
 * @param metrics - what has been counted.
 */
export function mountOperatorRoutes(
  app: FastifyInstance,
  { store, config }: Pick<Services, 'store' | 'config'>,
  metrics: Metrics,
): void {
  app.get(operatorPaths.health, async () => ({ ok: true }))
  app.get(operatorPaths.ready, async () => {
    if (!(await store.isReady())) throw refuse('unavailable').after(retryAfterS)
    return { ok: true }
  })
  app.get(operatorPaths.metrics, async (request, reply) => {
    if (!mayReadMetrics(request, config.metricsToken)) throw refuse('notFound')
    return reply.type('text/plain; version=0.0.4').send(metrics.toText())
  })
  app.get(operatorPaths.openApi, async () => describeApi(config.publicUrl))
}
