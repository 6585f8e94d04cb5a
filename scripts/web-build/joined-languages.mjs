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
      const target = join(whole, isPage(name) ? join(language, name) : name)
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
  writeFileSync(join(whole, 'inline-sources.json'), JSON.stringify(allInlineSources(folders)))
}

/**
 * What stands in for the pages without a connection names its language itself.
 *
 * @param {string} name
 */
function isPage(name) {
  return name.endsWith('.html') && dirname(name) !== offlineFolder
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

/** @param {readonly string[]} folders */
function allInlineSources(folders) {
  /** @type {{ styles: string[], scripts: string[] }[]} */
  const each = folders.map((folder) =>
    JSON.parse(readFileSync(join(folder, 'inline-sources.json'), 'utf8')),
  )
  return {
    styles: [...new Set(each.flatMap(({ styles }) => styles))],
    scripts: [...new Set(each.flatMap(({ scripts }) => scripts))],
  }
}
