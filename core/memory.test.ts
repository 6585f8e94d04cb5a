/** What is remembered changes as the person says, and never grows without end. */

import { describe, expect, it } from 'vitest'
import { changedMemory, memoryLimits, noMemory, type Told } from './memory.ts'

const noon = '2026-03-01T12:00:00.000Z'
const later = '2026-05-01T12:00:00.000Z'

function told(kind: Told['kind'], words: string, more: Partial<Told> = {}): Told {
  return { kind, words, about: [], outcome: null, isForNow: false, ...more }
}

const one = changedMemory(
  noMemory,
  { consent: 'yes', told: [told('limit', 'My knees hurt'), told('goal', 'after breakfast')] },
  noon,
)

describe('a memory', () => {
  it('says the same thing once, with the day on which it was told last', () => {
    const again = changedMemory(one, { told: [told('limit', 'my knees hurt')] }, later)
    expect(again.slots.map(({ kind, heardAt }) => [kind, heardAt])).toEqual([
      ['goal', noon],
      ['limit', later],
    ])
  })

  it('has one goal at a time', () => {
    const { slots } = changedMemory(one, { told: [told('goal', 'before bed')] }, later)
    expect(slots.filter(({ kind }) => kind === 'goal').map(({ words }) => words)).toEqual([
      'before bed',
    ])
  })

  it('never gives an id again: a press on an old page forgets nothing else', () => {
    const gone = changedMemory(one, { forget: 'all' }, later)
    const { slots } = changedMemory(gone, { told: [told('limit', 'I hear badly')] }, later)
    expect(slots.map(({ id }) => id)).toEqual(['3'])
  })

  it('takes other words, and holds what is confirmed for as long again', () => {
    const { slots } = changedMemory(
      one,
      { renew: ['2'], correct: { id: '1', words: 'My left knee hurts' } },
      later,
    )
    expect(slots.map(({ words, heardAt }) => [words, heardAt])).toEqual([
      ['My left knee hurts', later],
      ['after breakfast', later],
    ])
  })

  it('keeps the day of what a device brings, but none that is still to come', () => {
    const days = ['2025-01-01T00:00:00.000Z', '2030-01-01T00:00:00.000Z']
    const brought = days.map((heardAt) => told('limit', heardAt, { heardAt }))
    const { slots } = changedMemory(noMemory, { consent: 'yes', told: brought }, noon)
    expect(slots.map(({ heardAt }) => heardAt)).toEqual([days[0], noon])
  })

  it('lets the oldest go where there is no more room', () => {
    const many = Array.from({ length: memoryLimits.slotsMax + 1 }, (_, place) =>
      told('limit', `limit ${place}`),
    )
    const { slots } = changedMemory(noMemory, { consent: 'yes', told: many }, noon)
    expect(slots).toHaveLength(memoryLimits.slotsMax)
    expect(slots[0]?.words).toBe('limit 1')
  })
})
