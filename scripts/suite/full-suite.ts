/** Everything `npm test` checks once the packages are installed. */

import { inProject } from '../setup/project-folder.mjs'
import { auditStep } from './dependency-audit.ts'
import { browserStep, pgbouncerStep, postgresStep } from './needed-programs.ts'
import { staticChecks } from './static-checks.ts'
import { plantedSecrets } from '#test/support/planted-secrets.ts'
import { nodeStep, runSteps } from './step.ts'
import { reportEnd, slowestOf } from './summary.ts'
import { unitStep, runVitest } from './vitest-step.ts'

const reports = await runSteps([
  browserStep,
  postgresStep,
  pgbouncerStep,
  // One waits for the network, the others leave a core idle now and then.
  [
    ...staticChecks,
    auditStep,
    nodeStep('build', [inProject('scripts', 'build.mjs')], { env: plantedSecrets }),
  ],
  // Two after each other: each of them keeps two cores busy. The bench waits for a slow network much of its time.
  [
    unitStep,
    nodeStep('short bench', [inProject('bench', 'main.ts'), '--short'], { isReport: true }),
  ],
  { name: 'e2e tests', run: () => runVitest('e2e') },
])
console.log(slowestOf(reports).join('\n'))
reportEnd(reports)
