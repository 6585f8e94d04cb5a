/** Puts another release of the web app in the place of the one that is served. */

import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const isText = /\.(html|js)$/

/**
 * Gives every script another name and takes the old ones away, as a new build of changed sources does.
 *
 * @param webDir - a copy of the built web app.
 */
export function makeNextRelease(webDir: string): void {
  const assets = join(webDir, 'assets')
  const names = readdirSync(webDir, { recursive: true, encoding: 'utf8' })
  for (const name of names) if (/\.(br|gz)$/.test(name)) rmSync(join(webDir, name))
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'))
  for (const name of names.filter((each) => isText.test(each))) {
    const file = join(webDir, name)
    const text = readFileSync(file, 'utf8')
    writeFileSync(
      file,
      text.replaceAll(/-([\w-]{8})\.js\b/g, '-$1.next.js').replace(/(version:[`"'])/, '$1next-'),
    )
  }
  for (const name of scripts) {
    renameSync(join(assets, name), join(assets, name.replace(/-([\w-]{8})\.js$/, '-$1.next.js')))
  }
}
