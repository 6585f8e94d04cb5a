/** Headers that tell the browser what the pages may do. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pagesRoute } from './pages.ts'

/** What is not named is forbidden. The pages use no images, scripts or calls of anybody else. */
const policyBesidesStyles = [
  "default-src 'none'",
  "script-src 'self'",
  "script-src-attr 'none'",
  // Prerendered pages carry widths and angles of drawings in style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  // The script sends what is typed; a form sent by the browser would put it into an address.
  "form-action 'none'",
  "frame-ancestors 'none'",
  // Text never becomes script or markup: there is no policy through which it could (W3C Trusted Types).
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
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
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
}

/** An answer of a call is data: opened as a page it may do nothing (OWASP REST Security Cheat Sheet). */
const onCalls = {
  ...everywhere,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const overTls = { 'strict-transport-security': 'max-age=31536000' }

/**
 * Installs the security headers on every answer.
 *
 * @param app - the server before its routes.
 * @param isSecure - true where people reach the server over TLS.
 * @param webDir - absolute path of the built web app, which says which styles stand in its pages.
 */
export function sendSecurityHeaders(app: FastifyInstance, isSecure: boolean, webDir: string): void {
  const styleSources = ["'self'", ...readInlineStyles(webDir)].join(' ')
  const policy = `${policyBesidesStyles}; style-src ${styleSources}`
  const transport = isSecure ? overTls : {}
  const forPages = {
    ...onPages,
    'content-security-policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    ...transport,
  }
  const forCalls = { ...onCalls, ...transport }
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(request.routeOptions.url === pagesRoute ? forPages : forCalls)
    done()
  })
}

/** Hashes of the styles inside the pages, written by the build; none where there is no build. */
function readInlineStyles(webDir: string): string[] {
  const file = join(webDir, 'inline-styles.json')
  if (!existsSync(file)) return []
  const sources: string[] = JSON.parse(readFileSync(file, 'utf8'))
  return sources
}
