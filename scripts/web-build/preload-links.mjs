/**
 * Links that let the browser fetch a page's own code together with the shared code, instead of
 * after it: without them the page's chunk is only found once the main script has run.
 */

import { readFile } from 'node:fs/promises'
import { basename, join, parse } from 'node:path'

/**
 * @typedef {Record<string, { file: string, name?: string, imports?: string[] }>} Manifest
 */

/**
 * @param {string} webFolder - the built web app.
 * @returns {Promise<Manifest>} which source file went into which chunk.
 */
export async function readManifest(webFolder) {
  return JSON.parse(await readFile(join(webFolder, '.vite', 'manifest.json'), 'utf8'))
}

/**
 * @param {Manifest} manifest
 * @param {readonly string[]} modules - source files as the manifest names them.
 * @param {string} template - HTML that names some chunks already.
 * @returns {string} one link for each other chunk; throws for a file that was not built.
 */
export function preloadLinks(manifest, modules, template) {
  /** @type {Set<string>} */
  const files = new Set()
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key] ?? chunkNamedAfter(manifest, key)
    if (chunk === undefined) throw new Error(`${key} is named by a route but was not built.`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    for (const imported of chunk.imports ?? []) collect(imported)
  }
  for (const module of modules) collect(module)
  return [...files]
    .filter((file) => !template.includes(`"/${file}"`))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('')
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
