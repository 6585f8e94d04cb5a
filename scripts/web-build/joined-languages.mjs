/**
 * Brings the builds of several languages together: pages in a folder of each language, and once for all
 * what carries its content in its name or has no words.
 */

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { offlineFolder } from './offline-release.mjs'

/** For the server, which serves none of them: what there is, and what the pages may do. */
const notes = new Set(['pages.json', 'redirects.json', 'inline-sources.json'])

/**
 * @param {readonly { language: string, folder: string }[]} builds - one for each language.
 * @param {string} whole - an empty folder, which becomes what is served.
 */
export async function joinLanguages(builds, whole) {
  for (const { language, folder } of builds) {
    for (const name of await filesIn(folder)) {
      if (notes.has(name) || name.startsWith('.vite')) continue
      const target = join(whole, placeOf(name, language))
      if (existsSync(target)) expectSame(join(folder, name), target)
      else move(join(folder, name), target)
    }
  }
  const folders = builds.map(({ folder }) => folder)
  for (const name of ['pages.json', 'redirects.json']) {
    for (const folder of folders.slice(1))
      expectSame(join(folder, name), join(folders[0] ?? '', name))
    cpSync(join(folders[0] ?? '', name), join(whole, name))
  }
  writeFileSync(join(whole, 'inline-sources.json'), JSON.stringify(allInlineSources(builds)))
}

/**
 * What stands in for the pages without a connection names its language itself.
 *
 * @param {string} name
 * @param {string} language - code of the language.
 */
function placeOf(name, language) {
  const isPage = name.endsWith('.html') && dirname(name) !== offlineFolder
  return isPage ? join(language, name) : name
}

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}

/**
 * @param {string} file
 * @param {string} target
 */
function move(file, target) {
  mkdirSync(dirname(target), { recursive: true })
  renameSync(file, target)
}

/**
 * Two languages may share a name only where they share the content.
 *
 * @param {string} file
 * @param {string} other
 */
function expectSame(file, other) {
  if (readFileSync(file).equals(readFileSync(other))) return
  throw new Error(`${file} differs from the file of the same name in another language.`)
}

/** @param {readonly { language: string, folder: string }[]} builds */
function allInlineSources(builds) {
  /** @type {Record<string, string>} */
  const styles = {}
  /** @type {Set<string>} */
  const scripts = new Set()
  for (const { language, folder } of builds) {
    const inline = JSON.parse(readFileSync(join(folder, 'inline-sources.json'), 'utf8'))
    for (const [name, source] of Object.entries(inline.styles)) {
      styles[placeOf(name, language)] = source
    }
    for (const source of inline.scripts) scripts.add(source)
  }
  return { styles, scripts: [...scripts] }
}
