/** The pages as the build made them, for what can be read without a browser. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const built = join(import.meta.dirname, '..', '..', 'dist', 'web', 'en')

/**
 * Reads a page.
 *
 * @param path - its address.
 * @returns the whole document in English, as a stranger gets it.
 */
export function builtPage(path: string): string {
  return readFileSync(join(built, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
}
