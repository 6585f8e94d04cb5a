/** The programs the tests need besides npm's packages: found, or installed, or asked for. */

import { findBrowser } from '#test/support/find-browser.ts'
import { findPostgres } from '#test/support/find-postgres.ts'
import { findPgbouncer } from '#test/support/throwaway-pgbouncer.ts'
import { installDebianPackage } from './debian-package.ts'
import { failedOnce, passedOnce, type Step } from './step.ts'

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
