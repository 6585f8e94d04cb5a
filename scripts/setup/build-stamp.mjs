/** Knows whether the built web app was made from the sources that are here now. */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inProject, projectFolder } from './project-folder.mjs'

/** Everything that can change a byte of the build; the lockfile stands for all packages. */
const sources = [
  'web',
  'core',
  'coach',
  'contract',
  'scripts/build.mjs',
  'scripts/prerender.mjs',
  'scripts/web-build',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
]
const isTest = /\.(test|e2e)\.tsx?$/
/** They teach the coach's weights, which are sources themselves; as large as all others together. */
const examples = 'coach/examples'
const stampFile = inProject('dist', 'build-stamp')

/** @returns {boolean} true when the last build that ended well was made from these very sources. */
export function isBuildCurrent() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hashOfSources()
}

/** Says that the build is not to be trusted, before it is replaced. */
export function withdrawBuildStamp() {
  rmSync(stampFile, { force: true })
}

/**
 * Says what the build was made from, after it has ended well.
 *
 * @param {string} hash - taken before the build began, so that an edit made meanwhile counts as new.
 */
export function writeBuildStamp(hash) {
  writeFileSync(stampFile, hash)
}

/** @returns {string} one hash over the names and bytes of all sources. */
export function hashOfSources() {
  const hash = createHash('sha256')
  for (const path of sources.flatMap(filesUnder)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(projectFolder, path)))
      .update('\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} path - a file or folder of the project; may be absent.
 * @returns {string[]} the files in it, in a fixed order, tests and the coach's examples left out.
 */
function filesUnder(path) {
  const full = join(projectFolder, path)
  if (path === examples || !existsSync(full)) return []
  if (statSync(full).isFile()) return [path]
  return readdirSync(full)
    .filter((name) => !isTest.test(name))
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`))
}
