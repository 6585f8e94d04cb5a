/** The end of a run: what took longest, and the line that says how it went. */

import type { StepReport, Timed } from './step.ts'

const mostSlow = 10

/**
 * Lists what took longest: files of tests, and the steps that have none.
 *
 * @param reports - of all steps.
 * @returns a heading and a line each, the slowest first; those that ran side by side overlap.
 */
export function slowestOf(reports: readonly StepReport[]): string[] {
  const timed: readonly Timed[] = reports.flatMap(({ name, seconds, result }) =>
    result.parts === undefined
      ? [{ name, seconds }]
      : result.parts.map((part) => ({ ...part, name: `${part.name} (${name})` })),
  )
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, mostSlow)
  return [
    `The ${slowest.length} slowest:`,
    ...slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ]
}

/**
 * Sums a run up.
 *
 * @param reports - of all steps.
 * @returns a line; what was not asked is counted and named apart from what passed.
 */
export function closingLineOf(reports: readonly StepReport[]): string {
  const sum = (count: 'passed' | 'failed' | 'notAsked') =>
    reports.reduce((total, { result }) => total + (result[count] ?? 0), 0)
  const line = `${sum('passed')} passed, ${sum('failed')} failed`
  const notAsked = reports.filter(({ result }) => (result.notAsked ?? 0) > 0)
  if (notAsked.length === 0) return line
  return `${line}, ${sum('notAsked')} not asked: ${notAsked.map(({ name }) => name).join(', ')}`
}

/**
 * Ends a run: the closing line is the last, and the exit code is 1 where something failed.
 *
 * @param reports - of all steps.
 */
export function reportEnd(reports: readonly StepReport[]): void {
  console.log(closingLineOf(reports))
  process.exitCode = reports.some(({ result }) => result.failed > 0) ? 1 : 0
}
