/** A run of Vitest counted test by test, in which nothing may be skipped. */

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { inProject } from '../setup/project-folder.mjs'
import { findPostgres } from '#test/support/find-postgres.ts'
import { startPostgres } from '#test/support/throwaway-postgres.ts'
import { runCommand } from '../setup/run-command.mjs'
import { failedOnce, type Step, type StepResult } from './step.ts'

/** The part of Vitest's JSON report that is read here. */
interface Report {
  numPassedTests: number
  numFailedTests: number
  numPendingTests: number
  numTodoTests: number
  testResults: {
    /** Absolute path. */
    name: string
    status: string
    /** Milliseconds since 1970. */
    startTime: number
    endTime: number
    assertionResults: { status: string }[]
  }[]
}

/**
 * Runs one group of tests.
 *
 * @param project - name of a project in vitest.config.ts; `*` stands for any ending.
 * @param env - added to the environment of the tests.
 */
export async function runVitest(project: string, env: NodeJS.ProcessEnv = {}): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'sledss-report-'))
  const reportFile = join(folder, 'report.json')
  try {
    const { code, output } = await runCommand(
      process.execPath,
      [inProject('node_modules', 'vitest', 'vitest.mjs'), 'run', '--project', project].concat([
        '--reporter',
        'default',
        '--reporter',
        'json',
        '--outputFile.json',
        reportFile,
      ]),
      { capture: true, env },
    )
    const report = readReport(reportFile)
    return report ? resultOf(report, code, output) : failedOnce(output)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function readReport(file: string): Report | undefined {
  try {
    const report: Report = JSON.parse(readFileSync(file, 'utf8'))
    return report
  } catch {
    return undefined
  }
}

/** Counts, besides failed tests, what a green count would hide: skipped tests and broken files. */
function resultOf(report: Report, code: number, output: string): StepResult {
  const skipped = report.numPendingTests + report.numTodoTests
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length
  const failed = report.numFailedTests + skipped + brokenFiles
  const note = skipped > 0 ? `\n${skipped} tests were skipped, which counts as failed here.` : ''
  return {
    passed: report.numPassedTests,
    failed: code !== 0 && failed === 0 ? 1 : failed,
    output: output + note,
    parts: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(inProject(), name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

/** Unit and API tests, the store on both databases: with a PostgreSQL of their own, which is gone afterwards. */
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
