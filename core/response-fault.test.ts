/** A single response is judged as the scorer would judge it. */

import { describe, expect, it } from 'vitest'
import { itemsOf } from './instrument.ts'
import { sleep } from './instruments/sleep.ts'
import { responseFault } from './response-fault.ts'

describe('responseFault', () => {
  it.each([
    ['1-0', undefined, 'INCOMPLETE'],
    ['1-0', ' ', 'INCOMPLETE'],
    ['1-0', 'late', 'INVALID_TIME'],
    ['1-0', '10', null],
    ['1-1', '721', 'INVALID_NUMBER'],
    ['1-1', ' 720 ', null],
    ['1-3', '7,5', 'INVALID_NUMBER'],
    ['1-3', '7.5', null],
    ['2-0', 'often', 'INVALID_OPTION'],
    ['2-0', 'Not in the past month', null],
  ])('item %s with %j: %s', (linkId, response, fault) => {
    const item = itemsOf(sleep).find((each) => each.linkId === linkId)
    if (item === undefined) expect.fail(linkId)
    expect(responseFault(item, response)).toBe(fault)
  })
})
