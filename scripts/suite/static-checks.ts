/** The checks that read the sources and run nothing: types, format, lint, lockfile. */

import { readFileSync } from 'node:fs'
import { inProject } from '../setup/project-folder.mjs'
import { lockfileFaults } from './lockfile-audit.ts'
import { failedOnce, nodeStep, passedOnce, type Step } from './step.ts'

const inModules = (...parts: string[]) => inProject('node_modules', ...parts)

/** Each of several checkers would look at the shared types anew: on one's own core that doubles the work. */
const oneChecker = ['--checkers', '1']

/**
 * The two checks that know types are written in Go and would clear their memory again and again, a
 * quarter of their work; the limit is for machines with little of it.
 */
const lazyMemory = { GOGC: '400', GOMEMLIMIT: '2GiB' }

/** In the order in which a fault is cheapest to find. */
export const staticChecks: readonly Step[] = [
  nodeStep('types', [inModules('typescript', 'bin', 'tsc'), '-b', ...oneChecker], {
    env: lazyMemory,
  }),
  nodeStep('format', [inModules('@biomejs', 'biome', 'bin', 'biome'), 'format']),
  nodeStep('lint', [inModules('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings'], {
    env: lazyMemory,
  }),
  { name: 'lockfile', run: checkLockfile },
]

async function checkLockfile() {
  const faults = lockfileFaults(readFileSync(inProject('package-lock.json'), 'utf8'))
  return faults.length === 0 ? passedOnce() : failedOnce(faults.join('\n'))
}
