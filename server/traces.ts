/** Traces by OpenTelemetry, where an operator has set them up: what a call did and how long each part took, never whose it was. */

import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'
import type { FastifyInstance } from 'fastify'
import { routeOf } from './edge/request-log.ts'
import type { StatementListener } from './store/databases/postgres.ts'

/** Where traces go. */
export interface TraceSettings {
  /** Base address of a collector that takes OTLP over HTTP; `/v1/traces` is added. */
  readonly endpoint: string
  /** Under which name the collector shows this server. */
  readonly serviceName: string
  /** Of so many calls traces are made; 0 to 1. */
  readonly share: number
}

/** Makes spans of calls, and of the statements in them. */
export interface Traces {
  /** Follows every call of an app; call it before the routes are made. The last spans leave when it is closed. */
  watchCalls(app: FastifyInstance): void
  /** Follows a statement that PostgreSQL has answered, in the call that asked for it. */
  readonly onStatement: StatementListener
}

/**
 * Connects to the collector; its packages are loaded only then. A collector that is away costs no call anything:
 * spans wait in a queue with an end, and are lost beyond it.
 *
 * @param settings - where traces go.
 * @returns what follows the calls.
 */
export async function openTraces({ endpoint, serviceName, share }: TraceSettings): Promise<Traces> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    { OTLPTraceExporter },
    { resourceFromAttributes },
    { BatchSpanProcessor, TraceIdRatioBasedSampler, TracerProvider },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/sdk-trace'),
  ])
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` })
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    sampler: new TraceIdRatioBasedSampler(share),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  const tracer = provider.getTracer('sledss')
  const current = new AsyncLocalStorage<Span>()
  const spans = new WeakMap<object, Span>()
  return {
    watchCalls(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        // Not a part of the caller's trace: strangers could have every call of theirs recorded.
        const span = tracer.startSpan(
          `${request.method} ${routeOf(request)}`,
          {
            kind: SpanKind.SERVER,
            attributes: { 'http.request.method': request.method, 'http.route': routeOf(request) },
          },
          ROOT_CONTEXT,
        )
        spans.set(request, span)
        current.run(span, done)
      })
      // A body is read in events of the connection, which know of no call.
      app.addHook('preValidation', (request, _reply, done) => {
        const span = spans.get(request)
        if (span === undefined) done()
        else current.run(span, done)
      })
      app.addHook('onResponse', (request, { statusCode }, done) => {
        const span = spans.get(request)
        span?.setAttribute('http.response.status_code', statusCode)
        if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
        span?.end()
        done()
      })
      app.addHook('onClose', () => provider.shutdown())
    },
    onStatement({ sql, ms, fault }) {
      const call = current.getStore()
      // Jobs and the start have no call.
      if (call === undefined) return
      const endTime = Date.now()
      const span = tracer.startSpan(
        sql.split(' ', 1)[0] ?? sql,
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - ms,
          attributes: { 'db.system.name': 'postgresql', 'db.query.text': sql },
        },
        trace.setSpan(ROOT_CONTEXT, call),
      )
      // The message stays out: it may quote a row.
      if (fault !== undefined) {
        span.setStatus({ code: SpanStatusCode.ERROR })
        span.setAttribute('error.type', fault instanceof Error ? fault.name : typeof fault)
      }
      span.end(endTime)
    },
  }
}
