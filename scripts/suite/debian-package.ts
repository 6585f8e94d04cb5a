/** Installs a Debian package where that is possible without asking anybody. */

import { runCommand } from '../setup/run-command.mjs'

/**
 * Installs a package with apt-get as root or through a sudo that asks for no password.
 *
 * @param name - name of the Debian package.
 * @returns undefined when it worked, otherwise what was in the way.
 */
export async function installDebianPackage(name: string): Promise<string | undefined> {
  if (!(await works('apt-get', ['--version']))) return 'this machine has no apt-get'
  const prefix = await waysToBeRoot()
  if (!prefix) return 'this needs root, or sudo without a password'
  console.log(`Installing the Debian package ${name} …`)
  const aptGet = [...prefix, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', '-q', '-y']
  await runCapturing([...aptGet, 'update'])
  const { code, output } = await runCapturing([...aptGet, 'install', name])
  return code === 0 ? undefined : `apt-get failed:\n${output}`
}

/** Words to put before a command so that root runs it; undefined when we may not. */
async function waysToBeRoot(): Promise<string[] | undefined> {
  if (process.getuid?.() === 0) return []
  return (await works('sudo', ['-n', 'true'])) ? ['sudo', '-n'] : undefined
}

async function works(file: string, args: readonly string[]): Promise<boolean> {
  return (await runCommand(file, args, { capture: true })).code === 0
}

function runCapturing([file = '', ...args]: readonly string[]) {
  return runCommand(file, args, { capture: true })
}
