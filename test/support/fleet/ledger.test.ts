/** The ledger of a fleet calls a fault whatever is neither a success nor a refusal that says when to come back. */

import { expect, it } from 'vitest'
import { type Answer, createLedger } from './ledger.ts'

const answer: Answer = {
  path: '/login',
  status: 503,
  retryAfter: '5',
  body: { error: 'The server is busy. Please try again in a moment.' },
  ms: 1,
}

const faultsAfter = (changed: Partial<Answer>) => {
  const ledger = createLedger()
  ledger.take({ ...answer, ...changed })
  return ledger.summary().faults.count
}

it('takes a success and a refusal in words for what they are', () => {
  expect([faultsAfter({ status: 200 }), faultsAfter({}), faultsAfter({ status: 408 })]).toEqual([
    0, 0, 0,
  ])
})

it.each([
  { status: 500 },
  { status: 401 },
  { retryAfter: null },
  { body: {} },
  { body: { error: '' } },
])('does not let %o pass', (changed) => {
  expect(faultsAfter(changed)).toBe(1)
})
