/** Log lines that help an operator and say nothing about a person. */

import type { FastifyInstance } from 'fastify'

/** The part of a request that may be logged. */
export interface RoutedRequest {
  readonly method: string
  readonly routeOptions: { readonly url?: string | undefined }
}

/**
 * Logs one line a request: pattern of the route, never the address itself, which may carry an id.
 *
 * @param app - the server before its routes.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: routeOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    )
    done()
  })
}

/**
 * Names a route without anything from the address.
 *
 * @param request - any request.
 * @returns the pattern, for example `/view-scores/:userId`; `unknown` where none fits.
 */
export function routeOf(request: Pick<RoutedRequest, 'routeOptions'>): string {
  return request.routeOptions.url ?? 'unknown'
}

/**
 * Describes a request for lines that others write.
 *
 * @param request - any request.
 * @returns method and pattern of the route.
 */
export function describeRequest(request: RoutedRequest): Record<string, string> {
  return { method: request.method, route: routeOf(request) }
}

/**
 * Describes a fault for lines that others write; they expect these three names.
 *
 * @param fault - the fault.
 * @returns the same as {@link describeFault}, without the message.
 */
export function describeForeignFault(fault: Error) {
  return { ...describeFault(fault), type: fault.name, message: '', stack: '' }
}

/**
 * Describes a fault for the log. The message stays out: those of databases and parsers quote
 * the data.
 *
 * @param fault - whatever was thrown.
 * @returns its kind, its code and the places it passed through.
 */
export function describeFault(fault: unknown): Record<string, unknown> {
  if (!(fault instanceof Error)) return { fault: typeof fault }
  const code = 'code' in fault ? fault.code : undefined
  const places = (fault.stack ?? '').split('\n').filter((line) => line.startsWith('    at '))
  return {
    fault: fault.name,
    ...(typeof code === 'string' ? { code } : {}),
    at: places.slice(0, 10).map((line) => line.trim()),
    ...(fault.cause === undefined ? {} : { cause: describeFault(fault.cause) }),
  }
}
