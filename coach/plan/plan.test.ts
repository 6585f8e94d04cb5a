/** New words in an old plan. */

import { describe, expect, it } from 'vitest'
import { advise } from './advice.ts'
import { withWords } from './plan.ts'

const result = { flags: [], components: {}, ageDays: 0 }
const plan = advise({
  person: {
    ageYears: 72,
    results: {
      sleep: { ...result, score: 13, band: 'Moderate Sleep Difficulty' },
      exercise: { ...result, score: 40, band: 'Low' },
    },
  },
  criteria: 'Anyone',
  comparisons: [],
  region: 'US',
})

describe('a plan in other words', () => {
  it('is the same plan where there are none', () => {
    expect(withWords(plan, new Map())).toEqual(plan)
  })

  it.each([...plan.points.keys()])(
    'changes point %i in its points and in its text, alone',
    (place) => {
      const words = { action: 'Walk - a little\n- today.', why: 'It costs $& nothing.' }
      const changed = withWords(plan, new Map([[place, words]]))
      const text = 'Walk a little today. It costs $& nothing.'
      expect(changed.points[place]).toEqual({
        ...plan.points[place],
        action: 'Walk a little today.',
        why: 'It costs $& nothing.',
        text,
      })
      const [before, after] = [plan, changed].map((one) => one.text.split('\n'))
      expect(after).toHaveLength(before?.length ?? 0)
      const moved = after?.filter((line, index) => line !== before?.[index])
      expect(moved).toEqual([expect.stringContaining(text)])
      expect(moved?.[0]).toContain(plan.points[place]?.reason)
    },
  )
})
