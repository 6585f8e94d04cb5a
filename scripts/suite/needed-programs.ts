/** The programs the tests need besides npm's packages: found, or installed, or asked for. */

import { findBrowser } from '#test/support/find-browser.ts'
import { findPostgres } from '#test/support/find-postgres.ts'
import { findPgbouncer } from '#test/support/throwaway-pgbouncer.ts'
import { failedOnce, passedOnce, type Step } from './step.ts'
import { runCommand } from '../setup/run-command.mjs'

/** A Chromium to drive, installed from Debian where it is missing. */
export const browserStep = needStep('browser', findBrowser, {
  debianPackages: ['chromium-headless-shell', 'chromium'],
  advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to it.',
})

/** A PostgreSQL to run the store tests on, installed from Debian where it is missing. */
export const postgresStep = needStep('postgresql', findPostgres, {
  debianPackages: ['postgresql'],
  advice: 'Install PostgreSQL 14 or newer (its initdb and postgres programs).',
})

/** A PgBouncer to put before it, installed from Debian where it is missing. */
export const pgbouncerStep = needStep('pgbouncer', findPgbouncer, {
  debianPackages: ['pgbouncer'],
  advice: 'Install PgBouncer 1.18 or newer.',
})

function needStep(
  name: string,
  find: () => string | undefined,
  { debianPackages, advice }: { debianPackages: readonly string[]; advice: string },
): Step {
  return {
    name,
    async run() {
      let obstacle: string | undefined
      for (const each of debianPackages) {
        if (find()) return passedOnce()
        obstacle = await installDebianPackage(each)
      }
      if (find()) return passedOnce()
      return failedOnce(
        `${advice} It could not be installed here: ${obstacle ?? 'not found after'}.`,
      )
    },
  }
}

/**
 * Installs a package with apt-get as root or through a sudo that asks for no password.
 *
 * @param name - name of the Debian package.
 * @returns undefined when it worked, otherwise what was in the way.
 */
async function installDebianPackage(name: string): Promise<string | undefined> {
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
