/** One check after the other, each with a line of its own and its seconds. */

import { runCommand } from '../setup/run-command.mjs'

/** What a step found. */
export interface StepResult {
  passed: number
  failed: number
  /** Shown in full when something failed, and dropped otherwise. */
  output: string
  /** Worth seeing even when all is well. */
  isReport?: boolean
}

/** A named part of the suite. */
export interface Step {
  name: string
  run: () => Promise<StepResult>
}

/** Told to stop, we leave by our exit, at which the running program is told the same. */
function leaveByExit(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => process.exit(1))
  }
}

/**
 * Runs steps in order; a failing step does not keep the later ones from running.
 *
 * @param steps - those of a list inside run side by side, as they do not disturb each other.
 * @returns the sums over all steps.
 */
export async function runSteps(
  steps: readonly (Step | readonly Step[])[],
): Promise<{ passed: number; failed: number }> {
  leaveByExit()
  const total = { passed: 0, failed: 0 }
  for (const group of steps) {
    const results = await Promise.all([group].flat().map(runStep))
    for (const { passed, failed } of results) {
      total.passed += passed
      total.failed += failed
    }
  }
  return total
}

/** Says how it went as soon as it is known. */
async function runStep({ name, run }: Step): Promise<StepResult> {
  const startedAt = performance.now()
  const result = await run().catch(failureOf)
  const { passed, failed, output, isReport } = result
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  if (failed > 0 || isReport) console.log(output.trimEnd())
  const counts = passed + failed === 1 ? '' : ` (${passed} passed, ${failed} failed)`
  console.log(`${failed > 0 ? 'FAIL' : 'ok  '} ${name}${counts}  ${seconds} s`)
  return result
}

/** Prints the sums as the last line and turns them into the exit code. */
export function reportTotal({ passed, failed }: { passed: number; failed: number }): void {
  console.log(`${passed} passed, ${failed} failed`)
  process.exitCode = failed > 0 ? 1 : 0
}

/**
 * A step that passes when a Node.js program ends with 0.
 *
 * @param isReport - whether its output is worth seeing even then.
 */
export function nodeStep(name: string, args: readonly string[], isReport = false): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(process.execPath, args, { capture: true })
      return { ...(code === 0 ? passedOnce(output) : failedOnce(output)), isReport }
    },
  }
}

/** The result of a check that is one check and passed. */
export function passedOnce(output = ''): StepResult {
  return { passed: 1, failed: 0, output }
}

/** The result of a check that is one check and failed; `output` says why. */
export function failedOnce(output: string): StepResult {
  return { passed: 0, failed: 1, output }
}

function failureOf(error: unknown): StepResult {
  return failedOnce(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
