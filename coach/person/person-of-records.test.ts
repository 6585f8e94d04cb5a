/** What the coach sees of weights on record: a slip that was put right must not read as a loss of weight. */

import { describe, expect, it } from 'vitest'
import { changedFast } from '../safety/rapid-change.ts'
import { personOfRecords } from './person-of-records.ts'

/** @param saved - each with how many whole days ago, oldest first. */
function weighed(...saved: readonly (readonly [bmi: string, daysAgo: number])[]) {
  const bmiRecords = saved.map(([bmi, daysAgo]) => ({ bmi, savedAt: String(daysAgo) }))
  return personOfRecords({ assessments: [], bmiRecords, enteredScores: [] }, Number)
}

describe('body mass indexes of one day', () => {
  it('count once: the last one, and what was typed wrong before it is no earlier result', () => {
    const person = weighed(['39.1', 0], ['23.4', 0])
    expect(person).toMatchObject({ bmi: 23.4, bmiAgeDays: 0, earlier: [] })
    expect(changedFast(person).size).toBe(0)
  })

  it('are corrected in the past too', () => {
    const person = weighed(['39.1', 41], ['23.4', 41], ['23.2', 0])
    expect(person.earlier).toEqual([{ instrument: 'bmi', score: 23.4, ageDays: 41 }])
    expect(changedFast(person).size).toBe(0)
  })

  it('hide no loss since an earlier day', () => {
    const person = weighed(['26.0', 41], ['39.1', 0], ['23.4', 0])
    expect([...changedFast(person)]).toEqual(['bmi'])
  })
})
