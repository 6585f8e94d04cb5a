/** Counts requests for the operator, in the text form Prometheus reads; nothing in it is about a person. */

import type { FastifyInstance } from 'fastify'
import { routeOf } from './request-log.ts'

/** What has been counted since the start. */
export interface Metrics {
  /**
   * Writes the counts.
   *
   * @returns text in Prometheus' exposition format, version 0.0.4.
   */
  toText(): string
}

interface Series {
  count: number
  seconds: number
}

/**
 * Starts counting.
 *
 * @param app - the server before its routes.
 * @returns the counts.
 */
export function countRequests(app: FastifyInstance): Metrics {
  const series = new Map<string, Series>()
  app.addHook('onResponse', (request, reply, done) => {
    const labels = `method="${request.method}",route="${routeOf(request)}",status="${reply.statusCode}"`
    const one = series.get(labels) ?? { count: 0, seconds: 0 }
    one.count += 1
    one.seconds += reply.elapsedTime / 1000
    series.set(labels, one)
    done()
  })
  return { toText: () => format(series) }
}

function format(series: ReadonlyMap<string, Series>): string {
  const rows = [...series]
  return [
    '# HELP http_requests_total Requests answered.',
    '# TYPE http_requests_total counter',
    ...rows.map(([labels, { count }]) => `http_requests_total{${labels}} ${count}`),
    '# HELP http_request_seconds_total Time spent answering.',
    '# TYPE http_request_seconds_total counter',
    ...rows.map(
      ([labels, { seconds }]) => `http_request_seconds_total{${labels}} ${seconds.toFixed(6)}`,
    ),
    '',
  ].join('\n')
}
