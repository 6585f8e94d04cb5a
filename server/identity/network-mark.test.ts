/** Neighbours in one network have one mark, and nobody can tell from a mark which network it was. */

import { describe, expect, it } from 'vitest'
import { networkMarks } from '#core/comparison/snapshot.ts'
import { createNetworkMarks } from './network-mark.ts'

const mark = createNetworkMarks('secret of this installation')

describe('the mark of a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.250'],
    ['::ffff:203.0.113.7', '203.0.113.8'],
    ['2001:db8:1:2::3', '2001:db8:1:ffff::9'],
  ])('is the same for %s and %s', (one, other) => {
    expect(mark(one)).toBe(mark(other))
  })

  it.each([
    ['203.0.113.7', '203.0.114.7'],
    ['2001:db8:1::1', '2001:db8:2::1'],
  ])('is another for %s and %s', (one, other) => {
    expect(mark(one)).not.toBe(mark(other))
  })

  it('is shared by many networks, and another in another installation', () => {
    const networks = Array.from({ length: 2048 }, (_, n) => `10.${n >> 8}.${n & 255}.1`)
    const marks = networks.map(mark)
    expect(Math.max(...marks)).toBeLessThan(networkMarks)
    expect(new Set(marks).size).toBeLessThan(networks.length)
    expect(networks.map(createNetworkMarks('another secret'))).not.toEqual(marks)
  })
})
