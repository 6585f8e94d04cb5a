/** Headers that tell the browser what the pages may do. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
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

/**
 * Installs the security headers on every answer.
 *
 * @param app - the server before its routes.
 * @param isSecure - true where people reach the server over TLS.
 * @param webDir - absolute path of the built web app, which says which styles stand in its pages.
 */
export async function sendSecurityHeaders(
  app: FastifyInstance,
  isSecure: boolean,
  webDir: string,
): Promise<void> {
  const styleSources = ["'self'", ...readInlineStyles(webDir)].join(' ')
  const policy = `${policyBesidesStyles}; style-src ${styleSources}`
  const contentPolicy = isSecure ? `${policy}; upgrade-insecure-requests` : policy
  await app.register(helmet, {
    // The plugin would build the same text anew for every answer.
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('content-security-policy', contentPolicy)
  })
}

/** Hashes of the styles inside the pages, written by the build; none where there is no build. */
function readInlineStyles(webDir: string): string[] {
  const file = join(webDir, 'inline-styles.json')
  if (!existsSync(file)) return []
  const sources: string[] = JSON.parse(readFileSync(file, 'utf8'))
  return sources
}
