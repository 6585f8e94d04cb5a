/** Installs the packages that only one command needs, in a folder of their own, when that command is asked for. */

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './dependencies.mjs'
import { SetupFailure } from './run-command.mjs'

/**
 * Installs what the lockfile of a folder says, unless that has been done since the lockfile changed.
 *
 * @param {string} folder - absolute path of a folder with a package.json and its lockfile.
 * @throws {SetupFailure} when npm fails.
 */
export async function installOwnPackages(folder) {
  const record = join(folder, 'node_modules', '.package-lock.json')
  const lockfile = join(folder, 'package-lock.json')
  if (existsSync(record) && statSync(record).mtimeMs >= statSync(lockfile).mtimeMs) return
  console.log(`Installing the packages of ${lockfile} …`)
  const { code } = await runNpm([
    'ci',
    // None of them needs a script of its own to run here.
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--prefix',
    folder,
  ])
  if (code !== 0) {
    throw new SetupFailure('They could not be installed. Read the message of npm above.')
  }
}
