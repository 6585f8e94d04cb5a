/** Contenders are measured in fair turns. */

import { expect, it } from 'vitest'
import { inTurns, takeTurns } from './rounds.ts'

it('turns the order around from round to round and keeps what was found apart', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  const found = await inTurns(2, { a: measure('a'), b: measure('b'), c: measure('c') })
  expect(order.join('')).toBe('abccba')
  expect(found).toEqual({ a: [1, 6], b: [2, 5], c: [3, 4] })
})

it('compares the medians of two', async () => {
  const ours = [5, 1, 9].values()
  const reference = [2, 8, 4].values()
  const figures = await takeTurns(3, {
    ours: async () => ours.next().value ?? Number.NaN,
    reference: async () => reference.next().value ?? Number.NaN,
  })
  expect(figures).toEqual({ ours: 5, reference: 4 })
})
