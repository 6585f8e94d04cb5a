/** What `npm run check` looks at: all that needs no browser and no build. */

import { findPostgres } from '#test/support/find-postgres.ts'
import { staticChecks } from './static-checks.ts'
import { runSteps } from './step.ts'
import { reportEnd } from './summary.ts'
import { unitStep } from './vitest-step.ts'

if (!findPostgres()) {
  console.log('PostgreSQL is not installed: the store is checked on SQLite alone.')
}
reportEnd(await runSteps([...staticChecks, unitStep]))
