/**
 * Puts the one stylesheet into the page itself: on a slow phone a file of its own would cost another
 * round trip, half a second, before anything can be read.
 */

import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @param {string} template - HTML of the built index page.
 * @param {string} webFolder - the built web app.
 * @returns {Promise<{ template: string, source: string }>} the page with the styles inside, and the
 *   source expression by which a Content-Security-Policy allows exactly them.
 */
export async function inlineStyles(template, webFolder) {
  const link = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/
  const [tag, href] = link.exec(template) ?? []
  if (tag === undefined || href === undefined) throw new Error('The page links no stylesheet.')
  const styles = (await readFile(join(webFolder, href), 'utf8')).trim()
  const hash = createHash('sha256').update(styles).digest('base64')
  const style = `\n    <style>${styles}</style>`
  return { template: template.replace(tag, () => style), source: `'sha256-${hash}'` }
}
