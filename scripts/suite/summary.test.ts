/** What a run says of itself: each step as it ends, the slowest, and one line that is the last. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { failedOnce, notAskedOnce, passedOnce, runSteps, type StepReport } from './step.ts'
import { closingLineOf, reportEnd, slowestOf } from './summary.ts'

const passed: StepReport = { name: 'types', seconds: 12, result: passedOnce() }
const failed: StepReport = { name: 'lint', seconds: 3, result: failedOnce('a fault') }
const notAsked: StepReport = { name: 'audit', seconds: 2, result: notAskedOnce('no network') }

describe('the closing line', () => {
  it('counts what passed and failed', () => {
    expect(closingLineOf([passed, failed])).toBe('1 passed, 1 failed')
  })

  it('counts and names apart what was not asked', () => {
    expect(closingLineOf([passed, notAsked])).toBe('1 passed, 0 failed, 1 not asked: audit')
  })
})

describe('the slowest', () => {
  it('are files of tests and steps without any, the slowest first, ten at most', () => {
    const parts = Array.from({ length: 11 }, (_, at) => ({ name: `${at}.test.ts`, seconds: at }))
    const tests: StepReport = { name: 'tests', seconds: 99, result: { ...passedOnce(), parts } }
    expect(slowestOf([tests, passed])).toEqual([
      'The 10 slowest:',
      '   12.0 s  types',
      '   10.0 s  10.test.ts (tests)',
      ...[9, 8, 7, 6, 5, 4, 3, 2].map((at) => `    ${at}.0 s  ${at}.test.ts (tests)`),
    ])
  })
})

describe('a run', () => {
  const said: unknown[] = []

  beforeEach(() => {
    said.length = 0
    vi.spyOn(console, 'log').mockImplementation((line) => void said.push(line))
    vi.spyOn(process, 'once').mockReturnThis()
  })

  afterEach(() => {
    vi.restoreAllMocks()
    process.exitCode = undefined
  })

  it('shows a step that was not asked as such, with the reason, and does not fail for it', async () => {
    const reports = await runSteps([
      { name: 'types', run: async () => passedOnce() },
      { name: 'audit', run: async () => notAskedOnce('no network') },
    ])
    reportEnd(reports)
    expect(said).toEqual([
      expect.stringMatching(/^ok {3}types {2}/),
      'no network',
      expect.stringMatching(/^NOT ASKED audit {2}/),
      '1 passed, 0 failed, 1 not asked: audit',
    ])
    expect(process.exitCode).toBe(0)
  })

  it('fails for a step that failed or broke', async () => {
    const broken = { name: 'broken', run: () => Promise.reject(new Error('oh')) }
    reportEnd(await runSteps([[broken, { name: 'types', run: async () => passedOnce() }]]))
    expect(said.at(-1)).toBe('1 passed, 1 failed')
    expect(process.exitCode).toBe(1)
  })
})
