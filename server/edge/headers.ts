/** Headers that tell the browser what the pages may do. */

import type { FastifyInstance } from 'fastify'
import { type PolicyOf, policyHeader } from './page-policy.ts'
import { pagesRoute } from './pages.ts'

/** What a browser must know about any answer. */
const everywhere = {
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** OWASP Secure Headers Project, the part that fits pages of one origin. */
const onPages = {
  ...everywhere,
  'cross-origin-opener-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  // The microphone is for answering by voice, which a person turns on; the browser asks once more.
  'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=()',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** An answer of a call is data: opened as a page it may do nothing (OWASP REST Security Cheat Sheet). */
const onCalls = {
  ...everywhere,
  [policyHeader]: "default-src 'none'; frame-ancestors 'none'",
}

/** The page that opens links to somebody's results: no search engine should lead there. */
const sharedPage = /^\/shared\/?(?:\?|$)/

const overTls = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Installs the security headers on every answer.
 *
 * @param app - the server before its routes.
 * @param isSecure - true where people reach the server over TLS.
 * @param policyOf - what the built pages may do.
 */
export function sendSecurityHeaders(
  app: FastifyInstance,
  isSecure: boolean,
  policyOf: PolicyOf,
): void {
  const transport = isSecure ? overTls : {}
  const forPages = { ...onPages, [policyHeader]: policyOf(), ...transport }
  const forCalls = { ...onCalls, ...transport }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.url === pagesRoute ? forPages : forCalls)
    if (sharedPage.test(request.url)) reply.header('x-robots-tag', 'noindex')
    done()
  })
}
