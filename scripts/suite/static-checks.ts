/** The checks that read the sources and run nothing: types, format, lint, lockfile. */

import { readFileSync } from 'node:fs'
import { inProject } from '../setup/project-folder.mjs'
import { lockfileFaults } from './lockfile-audit.ts'
import { failedOnce, nodeStep, passedOnce, type Step } from './step.ts'

const inModules = (...parts: string[]) => inProject('node_modules', ...parts)

/** In the order in which a fault is cheapest to find. */
export const staticChecks: readonly Step[] = [
  nodeStep('types', [inModules('typescript', 'bin', 'tsc'), '-b']),
  nodeStep('format', [inModules('@biomejs', 'biome', 'bin', 'biome'), 'format']),
  nodeStep('lint', [inModules('oxlint', 'bin', 'oxlint'), '--type-aware', '--deny-warnings']),
  { name: 'lockfile', run: checkLockfile },
]

async function checkLockfile() {
  const faults = lockfileFaults(readFileSync(inProject('package-lock.json'), 'utf8'))
  return faults.length === 0 ? passedOnce() : failedOnce(faults.join('\n'))
}
