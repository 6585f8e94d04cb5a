/** The record of finished evaluations: read with care, because other programs may write the key too. */

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  dropCheckmarks,
  fillCompleted,
  markCompleted,
  readCompletedTests,
} from './completed-tests.ts'

const key = 'completedTests'
const noon = new Date(2026, 10, 2, 12)

describe('the record of finished evaluations', () => {
  beforeEach(() => {
    localStorage.clear()
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  it('keeps the form of the specification', () => {
    markCompleted('ann', 'Sleep', noon)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      ann: { Sleep: { completedAt: '11/02/2026', status: 'Checkmate' } },
    })
  })

  it.each(['', '[[[', 'null', '7', '[]', '{"ann":null}', '{"ann":"x"}', '{"ann":[]}'])(
    'takes %j for an empty record',
    (stored) => {
      localStorage.setItem(key, stored)
      expect(readCompletedTests('ann')).toEqual({})
      dropCheckmarks('ann')
      markCompleted('ann', 'Diet', noon)
      expect(Object.keys(readCompletedTests('ann'))).toEqual(['Diet'])
    },
  )

  it('leaves out what is no finished evaluation, and keeps the others', () => {
    const ann = {
      Sleep: 'yes',
      Diet: { completedAt: 5 },
      Stress: null,
      Learning: { completedAt: '11/02/2026', status: 'Maybe' },
      Exercise: { completedAt: '11/01/2026' },
    }
    localStorage.setItem(key, JSON.stringify({ ann }))
    expect(readCompletedTests('ann')).toEqual({ Exercise: { completedAt: '11/01/2026' } })
    dropCheckmarks('ann')
    expect(readCompletedTests('ann')).toEqual({ Exercise: { completedAt: '11/01/2026' } })
  })

  it('shows the later of two dates, wherever the test was taken', () => {
    markCompleted('ann', 'Sleep', noon)
    markCompleted('ann', 'Diet', noon)
    fillCompleted('ann', { Sleep: new Date(2027, 0, 1, 12), Diet: new Date(2026, 9, 30, 12) })
    expect(readCompletedTests('ann')).toEqual({
      Sleep: { completedAt: '01/01/2027', status: 'Checkmate' },
      Diet: { completedAt: '11/02/2026', status: 'Checkmate' },
    })
  })

  it('does not hold anyone up where the browser refuses to store', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => {
      markCompleted('ann', 'Sleep', noon)
    }).not.toThrow()
  })
})
