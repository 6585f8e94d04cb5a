/** What browsers throw is told apart, so that a person is told what to do. */

import { describe, expect, it } from 'vitest'
import { faultOf } from './ceremony-fault.ts'

describe('the fault of a passkey', () => {
  it.each([
    ['NotAllowedError', 'stopped'],
    ['TimeoutError', 'stopped'],
    ['AbortError', 'called-off'],
    ['InvalidStateError', 'known'],
    ['ConstraintError', 'no-lock'],
    ['SecurityError', 'wrong-place'],
    ['UnknownError', 'failed'],
    ['constructor', 'failed'],
  ])('of %s is %s', (name, fault) => {
    expect(faultOf(new DOMException('', name))).toBe(fault)
  })

  it('is there for whatever else a broken extension throws', () => {
    expect(faultOf('no')).toBe('failed')
    expect(faultOf(undefined)).toBe('failed')
  })
})
