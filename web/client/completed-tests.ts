/**
 * Which evaluations are done, kept in the local form of the specification (section 3): by user id,
 * then evaluation name, each `{ completedAt: 'MM/DD/YYYY', status?: 'Checkmate' }`.
 */

import { type EvaluationName, evaluationNames } from '#core/lifestyle-domain.ts'
import { readStored, store } from './device-storage.ts'
import { storageKeys } from './session.ts'

/** One finished evaluation. */
export interface CompletedTest {
  /** US date, two digits each for month and day. */
  readonly completedAt: string
  readonly status?: 'Checkmate'
}

type CompletedTests = Partial<Record<EvaluationName, CompletedTest>>

/** What one person has completed on record in this browser; empty when nothing or unreadable. */
export function readCompletedTests(userId: string): CompletedTests {
  const stored = readAll()[userId]
  const tests: CompletedTests = {}
  if (!isRecord(stored)) return tests
  for (const name of Object.values(evaluationNames)) {
    const test = stored[name]
    if (isCompletedTest(test)) tests[name] = test
  }
  return tests
}

/** Records a finished evaluation with its check mark. */
export function markCompleted(userId: string, name: EvaluationName, at: Date): void {
  update(userId, { [name]: { completedAt: usDate(at), status: 'Checkmate' } })
}

/** Adds evaluations known from the server; of two dates the later one stays. */
export function fillCompleted(
  userId: string,
  finished: Partial<Record<EvaluationName, Date>>,
): void {
  const here = readCompletedTests(userId)
  for (const name of Object.values(evaluationNames)) {
    const at = finished[name]
    const known = here[name]?.completedAt
    if (at === undefined || (known !== undefined && sortable(known) >= sortable(usDate(at))))
      continue
    markCompleted(userId, name, at)
  }
}

/** The logout rule: a test with status 'Checkmate' keeps only its completedAt (section 4). */
export function dropCheckmarks(userId: string): void {
  const here = readCompletedTests(userId)
  const kept: CompletedTests = {}
  for (const name of Object.values(evaluationNames)) {
    const test = here[name]
    if (test === undefined) continue
    kept[name] = test.status === 'Checkmate' ? { completedAt: test.completedAt } : test
  }
  update(userId, kept)
}

/** Removes the record of a person. */
export function forgetCompletedTests(userId: string): void {
  const { [userId]: _forgotten, ...others } = readAll()
  store(storageKeys.completedTests, JSON.stringify(others))
}

/** A date as the specification writes it: MM/DD/YYYY. */
export function usDate(date: Date): string {
  return date.toLocaleDateString('en-US', { year: 'numeric', month: '2-digit', day: '2-digit' })
}

/** MM/DD/YYYY as YYYYMMDD, so that dates compare as texts. */
function sortable(date: string): string {
  const [month = '', day = '', year = ''] = date.split('/')
  return year + month + day
}

function readAll(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(readStored(storageKeys.completedTests) ?? '{}')
    return isRecord(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** Other programs at the same address may have left anything under the key of the specification. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCompletedTest(value: unknown): value is CompletedTest {
  if (!isRecord(value) || typeof value['completedAt'] !== 'string') return false
  return value['status'] === undefined || value['status'] === 'Checkmate'
}

function update(userId: string, tests: CompletedTests): void {
  const all = { ...readAll(), [userId]: { ...readCompletedTests(userId), ...tests } }
  store(storageKeys.completedTests, JSON.stringify(all))
}
