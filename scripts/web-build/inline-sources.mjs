/** By which source expressions a Content-Security-Policy allows exactly what stands inside the pages. */

import { createHash } from 'node:crypto'

/**
 * @param {string} template - HTML of a page.
 * @returns {string[]} one for each script inside the page.
 */
export function inlineScriptSources(template) {
  return [...template.matchAll(/<script>([^]*?)<\/script>/g)].map(([, text = '']) => sourceOf(text))
}

/**
 * @param {string} text - what stands between two tags, to the letter.
 * @returns {string} its own one.
 */
export function sourceOf(text) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
