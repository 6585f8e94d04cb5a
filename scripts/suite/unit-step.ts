/** Unit and API tests, the store on both databases. */

import { findPostgres } from '#test/support/find-postgres.ts'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import type { Step } from './step.ts'
import { runVitest } from './vitest-step.ts'

/** Runs them with a PostgreSQL of their own, which is gone afterwards. */
export const unitStep: Step = {
  name: 'unit and API tests',
  async run() {
    if (!findPostgres()) return runVitest('unit*')
    const postgres = await startPostgres()
    try {
      return await runVitest('unit*', { TEST_DATABASE_URL: postgres.url })
    } finally {
      await postgres.stop()
    }
  },
}
