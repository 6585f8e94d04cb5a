/** Lets only our own pages make a browser change anything: other sites could use its cookies. */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../../http/problems.ts'

/** Methods that change nothing (RFC 9110, section 9.2.1). */
const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses calls that a page of another site has made a browser send. Programs that are no browsers
 * send neither header and pass: they carry a token, or nothing that opens anything.
 *
 * @param app - the server before its routes.
 * @param publicUrl - the address people use; empty when it is the one the request names.
 */
export function refuseForeignOrigins(app: FastifyInstance, publicUrl: string): void {
  const home = publicUrl === '' ? undefined : new URL(publicUrl)
  app.addHook('onRequest', (request, _reply, done) => {
    done(
      safeMethods.has(request.method) || isOwn(request, home) ? undefined : refuse('foreignOrigin'),
    )
  })
}

function isOwn(request: FastifyRequest, home: URL | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers
  if (site === 'cross-site') return false
  // Browsers hide the origin of forms on pages without a referrer, and still say whose page it is.
  if (origin === undefined || origin === 'null')
    return origin === undefined || site === 'same-origin'
  if (!URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  // A page of our host that came without TLS may be written by whoever sits on the network.
  if (host === home?.host) return home.protocol !== 'https:' || protocol === 'https:'
  // Behind a proxy the request may name another scheme than the browser: the host decides.
  return host === hostOf(request.host, protocol)
}

/** A browser leaves the usual port out of `Origin` and of `Host`; a program may not. */
function hostOf(host: string, protocol: string): string | undefined {
  const address = `${protocol}//${host}`
  return URL.canParse(address) ? new URL(address).host : undefined
}
