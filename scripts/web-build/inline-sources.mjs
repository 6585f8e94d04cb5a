/**
 * What stands inside the pages. The one stylesheet does: on a slow phone a file of its own would cost
 * another round trip, half a second, before anything can be read.
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
  const style = `\n    <style>${styles}</style>`
  return { template: template.replace(tag, () => style), source: sourceOf(styles) }
}

/**
 * @param {string} template - HTML of a page.
 * @returns {string[]} for each script inside the page, the source expression that allows exactly it.
 */
export function inlineScriptSources(template) {
  return [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => sourceOf(text))
}

/** @param {string} text - what stands between the tags, to the letter. */
function sourceOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
