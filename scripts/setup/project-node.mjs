/** The Node.js that the project brings along: one platform package, pinned in the lockfile. */

import { existsSync } from 'node:fs'
import { inProject } from './project-folder.mjs'
import { SetupFailure } from './run-command.mjs'

/** Oldest Node.js that has argon2 in node:crypto and a node:sqlite without the WAL reset fault. */
const oldestUsable = { major: 24, minor: 15 }

/** Names under which the registry has Node.js for this machine; the lockfile pins one of them. */
export const nodePackages = [
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`,
  `node-bin-${process.platform}-${process.arch}`,
]

/**
 * Finds the program that runs everything but the first look around.
 *
 * @returns {string} path of the project's own Node.js; where no package fits this machine, of the
 *   Node.js that runs us, if it is new enough.
 * @throws {SetupFailure} when neither is there.
 */
export function projectNode() {
  const found = ownNode()
  if (found) return found
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  const { major: needed, minor: neededMinor } = oldestUsable
  if (major > needed || (major === needed && minor >= neededMinor)) return process.execPath
  throw new SetupFailure(
    `The project brings no Node.js for ${process.platform} on ${process.arch}. ` +
      `Install Node.js ${needed}.${neededMinor} or newer from https://nodejs.org and start again.`,
  )
}

/**
 * @returns {string | undefined} path of the project's own Node.js, if it is installed.
 */
export function ownNode() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return nodePackages
    .map((name) => inProject('node_modules', name, 'bin', program))
    .find((path) => existsSync(path))
}
