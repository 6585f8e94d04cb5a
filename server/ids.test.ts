/** Ids and their order. */

import { describe, expect, it } from 'vitest'
import { createIdSource, idsFrom, madeAt } from './ids.ts'

const uuid7 = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/

const at = (ms: number) => () => new Date(ms)

const idAt = (ms: number) => createIdSource(at(ms), (count) => new Uint8Array(count))()

describe('the source of ids', () => {
  it('makes UUIDs of version 7 that begin with the moment', () => {
    const next = createIdSource(at(0x0190_1234_5678), (count) => new Uint8Array(count).fill(255))
    const id = next()
    expect(id).toMatch(uuid7)
    expect(id).toBe('01901234-5678-77ff-bfff-ffffffffffff')
    expect(madeAt(id)).toBe(new Date(0x0190_1234_5678).toISOString())
  })

  it('tells what the ids of a moment begin with', () => {
    const from = idsFrom(new Date(0x0190_1234_5678))
    expect(idAt(0x0190_1234_5677) < from).toBe(true)
    expect(idAt(0x0190_1234_5678) > from).toBe(true)
  })

  it('keeps them in order within a millisecond, beyond the end of its counter', () => {
    const next = createIdSource(at(1), (count) => new Uint8Array(count))
    const ids = Array.from({ length: 10_000 }, next)
    expect(ids.every((id) => uuid7.test(id))).toBe(true)
    expect(ids).toEqual(ids.toSorted())
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('keeps them in order when the clock is set back', () => {
    let now = 5000
    const next = createIdSource(
      () => new Date(now),
      (count) => new Uint8Array(count),
    )
    const first = next()
    now = 1000
    expect(next() > first).toBe(true)
  })
})
