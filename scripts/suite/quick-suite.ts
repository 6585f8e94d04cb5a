/** What `npm run check` looks at: all that needs no browser and no build. */

import { findPostgres } from '#test/support/find-postgres.ts'
import { staticChecks } from './static-checks.ts'
import { reportTotal, runSteps } from './step.ts'
import { unitStep } from './unit-step.ts'

if (!findPostgres()) {
  console.log('PostgreSQL is not installed: the store is checked on SQLite alone.')
}
reportTotal(await runSteps([...staticChecks, unitStep]))
