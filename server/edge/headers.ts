/** Headers that tell the browser what the pages may do. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagesRoute } from './pages.ts'

/** What is not named is forbidden. The pages use no images, scripts or calls of anybody else. */
const policyBesidesInline = [
  "default-src 'none'",
  "script-src-attr 'none'",
  // Prerendered pages carry widths and angles of drawings in style attributes.
  "style-src-attr 'unsafe-inline'",
  // The icon stands in the page itself, so that it is there without the server too.
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  // The script sends what is typed; a form sent by the browser would put it into an address.
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text never becomes script or markup (W3C Trusted Types). Each policy lets through the one address of its
  // worker, and nothing else (web/client/trusted-script.ts).
  "require-trusted-types-for 'script'",
  'trusted-types service-worker coach',
].join('; ')

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
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

/** The page that opens links to somebody's results: no search engine should lead there. */
const sharedPage = /^\/shared\/?(?:\?|$)/

const overTls = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Installs the security headers on every answer.
 *
 * @param app - the server before its routes.
 * @param isSecure - true where people reach the server over TLS.
 * @param webDir - absolute path of the built web app, which says what stands inside its pages.
 */
export function sendSecurityHeaders(app: FastifyInstance, isSecure: boolean, webDir: string): void {
  const inline = readInlineSources(webDir)
  const styles = ["'self'", ...inline.styles].join(' ')
  const scripts = ["'self'", ...inline.scripts].join(' ')
  const policy = `${policyBesidesInline}; script-src ${scripts}; style-src ${styles}`
  const transport = isSecure ? overTls : {}
  const forPages = {
    ...onPages,
    'content-security-policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    ...transport,
  }
  const forCalls = { ...onCalls, ...transport }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.url === pagesRoute ? forPages : forCalls)
    if (sharedPage.test(request.url)) reply.header('x-robots-tag', 'noindex')
    done()
  })
}

interface InlineSources {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
}

/** Hashes of what stands inside the pages, written by the build; none where there is no build. */
function readInlineSources(webDir: string): InlineSources {
  const file = join(webDir, 'inline-sources.json')
  if (!existsSync(file)) return { styles: [], scripts: [] }
  const sources: InlineSources = JSON.parse(readFileSync(file, 'utf8'))
  return sources
}
