/** Which source file went into which file of the build. */

import { readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'

/**
 * @typedef {object} Chunk
 * @property {string} file - its name below the web folder.
 * @property {string} [name]
 * @property {string[]} [imports] - keys of the chunks it cannot run without.
 * @property {string[]} [dynamicImports] - keys of the chunks it may fetch later.
 * @property {string[]} [assets]
 *
 * @typedef {Record<string, Chunk>} Manifest
 */

/**
 * @param {string} webFolder - the built web app.
 * @returns {Promise<Manifest>} the chunk of each source file, and some by a key of their own.
 */
export async function readManifest(webFolder) {
  return JSON.parse(await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8'))
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} modules - source files as the manifest names them.
 * @param {string} template - HTML that names some chunks already: these, and what only they need, stay out.
 * @param {(chunk: Chunk) => readonly string[]} needs - keys of what a chunk needs besides itself.
 * @returns {Set<string>} the files of the modules, with all they need; throws for a source that was not built.
 */
export function filesOf(manifest, modules, template, needs) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key] ?? chunkNamedAfter(manifest, key)
    if (chunk === undefined) throw new Error(`${key} is named by a route but was not built.`)
    if (files.has(chunk.file) || template.includes(`"/${chunk.file}"`)) return
    files.add(chunk.file)
    for (const needed of needs(chunk)) collect(needed)
  }
  for (const module of modules) collect(module)
  return files
}

/**
 * @param {Manifest} manifest
 * @param {string} key - a source file that was packed into the chunk named after it, its folder or both.
 */
function chunkNamedAfter(manifest, key) {
  const { dir, name } = parse(key)
  const folder = basename(dir)
  const chunks = Object.values(manifest)
  const named = (/** @type {string} */ wanted) => chunks.find((chunk) => chunk.name === wanted)
  return named(`${folder}-${name}`) ?? named(name) ?? named(folder)
}
