/** Brings node_modules in line with package-lock.json, and does nothing when it already is. */

import { existsSync, readFileSync } from 'node:fs'
import { inProject } from './project-folder.mjs'
import { nodePackages, ownNode } from './project-node.mjs'
import { runCommand, SetupFailure } from './run-command.mjs'

const oldestNodeMajor = 20

/** Not `npm ci`: it deletes node_modules first, and with it the Node.js that may be running us. */
const installArguments = [
  'install',
  '--no-save',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
]

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [devOptional]
 * @property {boolean} [peer]
 */

/**
 * Installs what the lockfile says, unless it is all there.
 *
 * @throws {SetupFailure} when this Node.js is too old or npm fails.
 */
export async function installDependencies() {
  if (Number.parseInt(process.versions.node, 10) < oldestNodeMajor) {
    throw new SetupFailure(
      `Node.js ${process.versions.node} is too old to start the set-up. ` +
        `Install Node.js ${oldestNodeMajor} or newer from https://nodejs.org and start again.`,
    )
  }
  if (installMatchesLockfile()) return
  console.log('Installing the packages of package-lock.json …')
  const { code } = await runNpm(installArguments)
  if (code !== 0) {
    throw new SetupFailure(
      'npm could not install the packages. Read its message above: most often the network or ' +
        'a proxy is in the way. Then start again.',
    )
  }
  if (!installMatchesLockfile()) {
    throw new SetupFailure(
      'npm installed something else than package-lock.json says. Remove the folder node_modules ' +
        'and start again; if that does not help, package.json and the lockfile disagree.',
    )
  }
  await checkOwnNodeRuns()
}

/**
 * Compares the lockfile with npm's own record of what it last installed in full.
 *
 * @returns {boolean} true when every package is there in the locked version.
 */
function installMatchesLockfile() {
  const record = inProject('node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const locked = packagesOf(inProject('package-lock.json'))
  // npm passes over an optional package whose download failed, and ours is one.
  const lacksNode = !ownNode() && nodePackages.some((name) => `node_modules/${name}` in locked)
  if (lacksNode) return false
  const installed = packagesOf(record)
  const nothingStale = Object.entries(installed).every(
    ([path, { version, integrity, optional }]) =>
      (locked[path]?.version === version && locked[path]?.integrity === integrity) ||
      (optional && !(path in locked)),
  )
  return nothingStale && Object.entries(locked).every(([path, entry]) => isThere(path, entry))

  /** @type {(path: string, entry: LockedPackage) => boolean} */
  function isThere(path, { optional, devOptional, peer }) {
    return path === '' || path in installed || Boolean(optional || devOptional || peer)
  }
}

/**
 * @param {string} file - a lockfile.
 * @returns {Record<string, LockedPackage>} its packages by their path.
 */
function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * Runs npm on the Node.js it came with: ours may be deleted while it works.
 *
 * @param {readonly string[]} args - arguments of npm.
 * @param {{ capture?: boolean }} [options] - as of `runCommand`.
 * @returns {Promise<import('./run-command.mjs').Ending>} how it ended.
 */
export function runNpm(args, options) {
  const { npm_execpath: script, npm_node_execpath: node } = process.env
  if (script && node && existsSync(node)) return runCommand(node, [script, ...args], options)
  return process.platform === 'win32'
    ? runCommand('cmd.exe', ['/c', 'npm', ...args], options)
    : runCommand('npm', args, options)
}

async function checkOwnNodeRuns() {
  const node = ownNode()
  if (!node) return
  const { code, output } = await runCommand(node, ['--version'], { capture: true })
  if (code === 0) return
  throw new SetupFailure(
    `The Node.js that the project brings does not run on this machine (${output.trim()}). ` +
      'It needs a current Linux with glibc, macOS or Windows.',
  )
}
