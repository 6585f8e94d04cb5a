/** A small group is not told, and nobody finds its number by taking what is told from each other. */

import { describe, expect, it } from 'vitest'
import { fewestTold, mostParts, told, toldPercent } from './small-groups.ts'

/** Every list with one of the numbers in each place. */
function* everyList(numbers: readonly (readonly number[])[]): Generator<readonly number[]> {
  const [first, ...others] = numbers
  if (first === undefined) {
    yield []
    return
  }
  for (const rest of everyList(others)) for (const number of first) yield [number, ...rest]
}

function from(first: number, last: number): readonly number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/**
 * Lets somebody who knows the rule look at every way to divide people that could be meant by what is told.
 *
 * @param worlds - the parts in each world.
 * @returns the fewest numbers that are left for a part of ten people or fewer.
 */
function fewestLeft(worlds: Iterable<readonly number[]>): number {
  const possible = new Map<string, Set<number>[]>()
  for (const parts of worlds) {
    const whole = parts.reduce((sum, people) => sum + people, 0)
    const seen = [whole, ...parts].map(told).join(' ')
    const ofSeen = possible.get(seen) ?? parts.map(() => new Set<number>())
    possible.set(seen, ofSeen)
    for (const [place, people] of parts.entries()) {
      if (told(people) === null) ofSeen[place]?.add(people)
    }
  }
  const ofSmall = [...possible.values()].flatMap((sets) =>
    sets.filter((numbers) => [...numbers].some((people) => people <= 10)),
  )
  return ofSmall.reduce((least, { size }) => Math.min(least, size), Number.POSITIVE_INFINITY)
}

const small = from(0, fewestTold - 1)

describe('what is told of people', () => {
  it('is nothing under twenty, and tens from there on', () => {
    expect([0, 1, 10, 11, 19, 20, 129].map(told)).toEqual([null, null, null, null, null, 20, 120])
  })

  it('has a percentage only where both numbers are told', () => {
    expect(toldPercent(40, 120)).toBe(33)
    expect(toldPercent(40, 40)).toBe(100)
    expect(toldPercent(null, 120)).toBeNull()
    expect(toldPercent(null, null)).toBeNull()
  })

  it('leaves ten numbers for a small part of two or three, however they divide the people', () => {
    expect(fewestLeft(everyList([from(0, 59), from(0, 59)]))).toBeGreaterThanOrEqual(10)
    expect(fewestLeft(everyList([from(0, 39), from(0, 39), from(0, 39)]))).toBeGreaterThanOrEqual(
      10,
    )
  })

  it.each([1, 2, 3, 4])(
    'leaves as many where %i parts of the largest table are withheld',
    (few) => {
      const withheld = Array.from({ length: few }, () => small)
      const shown = Array.from({ length: mostParts - few }, () => from(20, 29))
      expect(fewestLeft(everyList([...withheld, ...shown]))).toBeGreaterThanOrEqual(10)
    },
  )
})
