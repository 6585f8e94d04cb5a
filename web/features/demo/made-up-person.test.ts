/** The made-up person must always have six real results and advice made from them. */

import { advise } from '#coach/plan/advice.ts'
import { describe, expect, it } from 'vitest'
import { madeUpPerson, madeUpResults } from './made-up-person.ts'

describe('the made-up person', () => {
  it('has a result of every instrument', () => {
    expect(madeUpResults.map(({ instrument }) => instrument.domain)).toEqual([
      'Socialization',
      'Learning',
      'Exercise',
      'Diet',
      'Stress',
      'Sleep',
    ])
  })

  it('shows strong and weak sides, and nothing that calls for help at once', () => {
    const tones = madeUpResults.map(
      ({ instrument, result }) => instrument.bands.find((band) => band.label === result.band)?.tone,
    )
    expect(new Set(tones)).toEqual(new Set(['good', 'fair', 'poor']))
    const advice = advise({
      person: madeUpPerson,
      criteria: 'Anyone',
      comparisons: [],
      region: 'US',
    })
    expect(advice.points.length).toBeGreaterThanOrEqual(3)
    expect(advice.order[0]).toBe('Sleep')
  })
})
