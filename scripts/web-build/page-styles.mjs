/**
 * The styles that stand inside a page: those of its own code and of every part that may come on it. On a slow
 * phone a file of its own would cost another round trip, half a second, before anything can be read; the
 * styles of all pages would be twice as long.
 */

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @typedef {object} Styles
 * @property {string} first - those that every page needs.
 * @property {string[]} others - those of each other script, in their order.
 * @property {string} othersFile - name of the file that holds all others.
 */

/**
 * @param {string} webFolder - the built web app.
 * @returns {Promise<Styles>} as web/build/styles-by-page.ts noted them.
 */
export async function readStyles(webFolder) {
  return JSON.parse(await readFile(join(webFolder, '.vite', 'styles.json'), 'utf8'))
}

/**
 * The names of classes decide, not who imports whom: the bundler writes a name into the script that uses it,
 * which then imports nothing.
 *
 * @param {Styles} styles
 * @param {string} text - the page, and all scripts that may come on it.
 * @returns {string} what it needs, in the order of the whole.
 */
export function stylesOf({ first, others }, text) {
  const isNamed = (/** @type {string} */ styles) =>
    [...styles.matchAll(/\.(_[\w-]+)/g)].some(([, name = '']) => text.includes(name))
  return first + others.filter(isNamed).join('')
}
