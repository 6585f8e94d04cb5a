/** What the service worker keeps of this release, and the pages it stands on. */

import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'

/** Holds, for each language, the page without anything on it. */
export const offlineFolder = 'offline'

/**
 * @typedef {object} InLanguage
 * @property {string} language - code of the language.
 * @property {import('./manifest.mjs').Manifest} manifest - which files the language was built into.
 * @property {string} shell - HTML of the page without anything on it.
 * @property {string} styles - name of the stylesheet.
 * @property {object} webManifest - how the site presents itself where it is installed.
 */

/**
 * Writes what one language needs without a connection.
 *
 * @param {string} webFolder - the built web app.
 * @param {InLanguage} built
 */
export async function writeOfflineLanguage(webFolder, built) {
  const { language, manifest, shell, styles, webManifest } = built
  const folder = join(webFolder, offlineFolder)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${language}.html`), shell)
  await writeFile(join(folder, `${language}.json`), JSON.stringify(neededFiles(manifest, styles)))
  await writeFile(join(webFolder, manifestName(language)), JSON.stringify(webManifest))
}

/** @param {string} language */
export function manifestName(language) {
  return `manifest.${language}.webmanifest`
}

/**
 * Gathers what the languages wrote; the lists themselves are not served.
 *
 * @param {string} webFolder - the built web app.
 * @returns {Promise<{ version: string, assets: Record<string, string[]> }>} the release.
 */
export async function takeRelease(webFolder) {
  const folder = join(webFolder, offlineFolder)
  const hash = createHash('sha256')
  /** @type {Record<string, string[]>} */
  const assets = {}
  for (const name of (await readdir(folder)).toSorted()) {
    const text = await readFile(join(folder, name), 'utf8')
    hash.update(name).update(text)
    if (!name.endsWith('.json')) continue
    assets[basename(name, '.json')] = JSON.parse(text)
    await rm(join(folder, name))
  }
  return { version: hash.digest('hex').slice(0, 16), assets }
}

/**
 * The older form of the fonts is for browsers without workers.
 *
 * @param {import('./manifest.mjs').Manifest} manifest
 * @param {string} styles - name of the stylesheet.
 */
function neededFiles(manifest, styles) {
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets])
  return [...new Set([...files, styles])]
    .filter((file) => /\.(css|js|woff2)$/.test(file))
    .map((file) => `/${file}`)
    .toSorted()
}
