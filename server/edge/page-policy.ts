/** What each page may do, told to the browser by its Content-Security-Policy. */

import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The header that says it. */
export const policyHeader = 'content-security-policy'

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

/**
 * Says what a page may do.
 *
 * @param file - its file below the folder of the build; without one no styles inside the page are allowed.
 * @returns the header's value.
 */
export type PolicyOf = (file?: string) => string

/**
 * Reads what stands inside the built pages.
 *
 * @param webDir - absolute path of the built web app.
 * @param isSecure - true where people reach the server over TLS.
 * @returns allows each page its own styles, and no others.
 */
export function readPolicies(webDir: string, isSecure: boolean): PolicyOf {
  const inline = readInlineSources(webDir)
  const styles = new Map(Object.entries(inline.styles))
  const scripts = ["'self'", ...inline.scripts].join(' ')
  const secured = isSecure ? '; upgrade-insecure-requests' : ''
  return (file = '') => {
    const source = styles.get(file)
    const own = source === undefined ? "'self'" : `'self' ${source}`
    return `${policyBesidesInline}; script-src ${scripts}; style-src ${own}${secured}`
  }
}

interface InlineSources {
  /** By the file they stand in. */
  readonly styles: Readonly<Record<string, string>>
  readonly scripts: readonly string[]
}

/** Hashes of what stands inside the pages, written by the build; none where there is no build. */
function readInlineSources(webDir: string): InlineSources {
  const file = join(webDir, 'inline-sources.json')
  if (!existsSync(file)) return { styles: {}, scripts: [] }
  const sources: InlineSources = JSON.parse(readFileSync(file, 'utf8'))
  return sources
}
