/** Headers that tell the browser what the pages may do. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'

const policyBesidesStyles = [
  "default-src 'self'",
  "script-src 'self'",
  "script-src-attr 'none'",
  // Prerendered pages carry widths and angles of drawings in style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** OWASP Secure Headers Project, the part that fits pages of one origin. */
const fixedHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
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
  const headers = {
    ...fixedHeaders,
    'content-security-policy': isSecure ? `${policy}; upgrade-insecure-requests` : policy,
    ...(isSecure && overTls),
  }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
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
