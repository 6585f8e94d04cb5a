/** Half up on whole numbers, against arithmetic without fractions. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundHalfUp, roundToDecimals } from './numbers.ts'

describe('roundHalfUp', () => {
  it.each([
    [0, 3, 0],
    [1, 3, 0],
    [1, 2, 1],
    [3, 2, 2],
    [5, 2, 3],
    [4, 3, 1],
    [49, 28, 2],
  ])('%i / %i is %i', (numerator, denominator, rounded) => {
    expect(roundHalfUp(numerator, denominator)).toBe(rounded)
  })

  it('agrees with integer division', () => {
    const numbers = fc.tuple(fc.nat(3_000_000), fc.integer({ min: 1, max: 20_000 }))
    fc.assert(
      fc.property(numbers, ([n, d]) => {
        const exact = (2n * BigInt(n) + BigInt(d)) / (2n * BigInt(d))
        expect(roundHalfUp(n, d)).toBe(Number(exact))
        expect(roundHalfUp(n, d)).toBe(Math.round(n / d))
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('roundToDecimals', () => {
  it('keeps the digits asked for', () => {
    expect(roundToDecimals(21348, 28, 2)).toBe(762.43)
    expect(roundToDecimals(45000, 480, 1)).toBe(93.8)
    expect(roundToDecimals(1, 8, 2)).toBe(0.13)
  })
})
