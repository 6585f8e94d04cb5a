/** Headers that tell the browser what the pages may do. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

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
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        styleSrc: ["'self'", ...readInlineStyles(webDir)],
        // Prerendered pages carry widths and angles of drawings in style attributes.
        styleSrcAttr: ["'unsafe-inline'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: isSecure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
}

/** Hashes of the styles inside the pages, written by the build; none where there is no build. */
function readInlineStyles(webDir: string): string[] {
  const file = join(webDir, 'inline-styles.json')
  if (!existsSync(file)) return []
  const sources: string[] = JSON.parse(readFileSync(file, 'utf8'))
  return sources
}
