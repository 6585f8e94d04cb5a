/** One check after the other, each with a line of its own and its seconds. */

import { runCommand } from '../setup/run-command.mjs'

/** What a step found. */
export interface StepResult {
  passed: number
  failed: number
  /** Checks whose answer nobody could be asked for here: they neither passed nor failed. */
  notAsked?: number
  /** Shown in full when something failed or was not asked, and dropped otherwise. */
  output: string
  /** Worth seeing even when all is well. */
  isReport?: boolean
  /** Seconds of each part, where a step has many: files of tests. */
  parts?: readonly Timed[]
}

/** Something that took its time. */
export interface Timed {
  readonly name: string
  readonly seconds: number
}

/** A step that was run. */
export interface StepReport extends Timed {
  readonly result: StepResult
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
 * @returns what each of them found.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<StepReport[]> {
  leaveByExit()
  const reports: StepReport[] = []
  for (const group of steps) reports.push(...(await Promise.all([group].flat().map(runStep))))
  return reports
}

/** Says how it went as soon as it is known. */
async function runStep({ name, run }: Step): Promise<StepReport> {
  const startedAt = performance.now()
  const result = await run().catch(failureOf)
  const { passed, failed, notAsked = 0, output, isReport } = result
  const seconds = (performance.now() - startedAt) / 1000
  if (failed > 0 || notAsked > 0 || isReport) console.log(output.trimEnd())
  const counts = passed + failed + notAsked === 1 ? '' : ` (${passed} passed, ${failed} failed)`
  console.log(`${stateOf(result)} ${name}${counts}  ${seconds.toFixed(1)} s`)
  return { name, seconds, result }
}

/** Failed, not asked, passed: the worst that is in it. */
function stateOf({ failed, notAsked = 0 }: StepResult): string {
  if (failed > 0) return 'FAIL'
  return notAsked > 0 ? 'NOT ASKED' : 'ok  '
}

/**
 * A step that passes when a Node.js program ends with 0.
 *
 * @param options - `isReport`: whether its output is worth seeing even then; `env`: added to its
 *   environment.
 */
export function nodeStep(
  name: string,
  args: readonly string[],
  { isReport = false, env = {} }: { isReport?: boolean; env?: NodeJS.ProcessEnv } = {},
): Step {
  return {
    name,
    async run() {
      const { code, output } = await runCommand(process.execPath, args, { capture: true, env })
      return { ...(code === 0 ? passedOnce(output) : failedOnce(output)), isReport }
    },
  }
}

/** The result of a check that is one check and passed. */
export function passedOnce(output = ''): StepResult {
  return { passed: 1, failed: 0, output }
}

/** The result of a check that nobody answers here: no fault of the project, and no clean report. */
export function notAskedOnce(output: string): StepResult {
  return { passed: 0, failed: 0, notAsked: 1, output }
}

/** The result of a check that is one check and failed; `output` says why. */
export function failedOnce(output: string): StepResult {
  return { passed: 0, failed: 1, output }
}

function failureOf(error: unknown): StepResult {
  return failedOnce(error instanceof Error ? (error.stack ?? error.message) : String(error))
}
