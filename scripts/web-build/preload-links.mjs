/**
 * Links that let the browser fetch a page's own code together with the shared code, instead of
 * after it: without them the page's chunk is only found once the main script has run.
 */

import { filesOf } from './manifest.mjs'

/**
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {readonly string[]} modules - source files as the manifest names them.
 * @param {string} template - HTML that names some chunks already.
 * @returns {string} one link for each other chunk.
 */
export function preloadLinks(manifest, modules, template) {
  return [...filesOf(manifest, modules, template, ({ imports = [] }) => imports)]
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')
}
