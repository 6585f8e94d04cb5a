/**
 * Asks npm's registry whether a package we lock has a known weakness. Where there is no audit service
 * (a mirror, or no network) the step is neither passed nor failed but "not asked".
 */

import { runNpm } from '../setup/dependencies.mjs'
import { failedOnce, notAskedOnce, passedOnce, type Step, type StepResult } from './step.ts'

/** Severities that fail the suite; lower ones are left to the maintainers' own judgement. */
const failing: ReadonlySet<string> = new Set(['high', 'critical'])

/** What the registry said. */
export type AuditVerdict =
  | { readonly kind: 'clean' }
  /** One line for each weak package. */
  | { readonly kind: 'found'; readonly findings: readonly string[] }
  /** Nobody answered, or not in a form we know. */
  | { readonly kind: 'unanswered'; readonly reason: string }

/** The part of npm's audit report, version 2, that is read here. */
interface AuditReport {
  readonly auditReportVersion: 2
  readonly vulnerabilities: Readonly<Record<string, WeakPackage>>
}

interface WeakPackage {
  readonly name: string
  readonly severity: string
  readonly range: string
  /** Texts name other packages of the report, through which this one is weak. */
  readonly via: readonly (string | { readonly title: string; readonly url: string })[]
}

/** All packages count, those for building and testing too: they run on the same machines. */
export const auditStep: Step = {
  name: 'known weaknesses of packages',
  async run() {
    const { output } = await runNpm(
      ['audit', '--json', '--audit-level=high', '--include=dev', '--include=optional'].concat([
        '--loglevel=silent',
        '--fetch-retries=0',
        '--fetch-timeout=20000',
      ]),
      { capture: true },
    )
    return resultOfAudit(judgeAudit(output))
  },
}

/**
 * Makes the result of the step.
 *
 * @param verdict - what the registry said.
 * @returns passed for a clean report alone.
 */
export function resultOfAudit(verdict: AuditVerdict): StepResult {
  if (verdict.kind === 'clean') return passedOnce()
  if (verdict.kind === 'found') return failedOnce(verdict.findings.join('\n'))
  return notAskedOnce(`The registry could not be asked about known weaknesses (${verdict.reason}).`)
}

/**
 * Judges what `npm audit --json` wrote.
 *
 * @param output - everything it wrote.
 * @returns the verdict; never clean unless the registry said so.
 */
export function judgeAudit(output: string): AuditVerdict {
  const said = readJson(output)
  if (!isReport(said)) return { kind: 'unanswered', reason: reasonOf(said) }
  const findings = Object.values(said.vulnerabilities)
    .filter(({ severity }) => failing.has(severity))
    .map(describe)
  return findings.length === 0 ? { kind: 'clean' } : { kind: 'found', findings }
}

function describe({ name, severity, range, via }: WeakPackage): string {
  const causes = via.map((cause) =>
    typeof cause === 'string' ? `through ${cause}` : `${cause.title} ${cause.url}`,
  )
  return `${name} ${range} (${severity}): ${causes.join('; ')}`
}

/** Warnings may stand before the document. */
function readJson(output: string): unknown {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1))
  } catch {
    return undefined
  }
}

function isReport(said: unknown): said is AuditReport {
  return (
    typeof said === 'object' &&
    said !== null &&
    'auditReportVersion' in said &&
    said.auditReportVersion === 2 &&
    'vulnerabilities' in said &&
    typeof said.vulnerabilities === 'object' &&
    said.vulnerabilities !== null
  )
}

function reasonOf(said: unknown): string {
  const isSaid = typeof said === 'object' && said !== null && 'message' in said
  return isSaid && typeof said.message === 'string' ? said.message : 'no report came back'
}
