/** What the coach sees of weights on record: a slip that was put right must not read as a loss of weight. */

import { describe, expect, it } from 'vitest'
import { changedFast } from '../safety/rapid-change.ts'
import { personOfRecords } from './person-of-records.ts'

const today = Date.parse('2026-11-30T12:00:00Z')
const ageDays = (moment: string) => Math.floor((today - Date.parse(moment)) / 86_400_000)

function weighed(...saved: readonly (readonly [bmi: string, savedAt: string])[]) {
  const bmiRecords = saved.map(([bmi, savedAt]) => ({ bmi, savedAt }))
  return personOfRecords({ assessments: [], bmiRecords, enteredScores: [] }, ageDays)
}

describe('body mass indexes of one day', () => {
  it('count once: the last one, and what was typed wrong before it is no earlier result', () => {
    const person = weighed(['39.1', '2026-11-30T11:58:00Z'], ['23.4', '2026-11-30T11:59:00Z'])
    expect(person).toMatchObject({ bmi: 23.4, bmiAgeDays: 0, earlier: [] })
    expect(changedFast(person).size).toBe(0)
  })

  it('are corrected in the past too', () => {
    const person = weighed(
      ['39.1', '2026-10-20T09:00:00Z'],
      ['23.4', '2026-10-20T09:01:00Z'],
      ['23.2', '2026-11-30T09:00:00Z'],
    )
    expect(person.earlier).toEqual([{ instrument: 'bmi', score: 23.4, ageDays: 41 }])
    expect(changedFast(person).size).toBe(0)
  })

  it('hide no loss since an earlier day', () => {
    const person = weighed(
      ['26.0', '2026-10-20T09:00:00Z'],
      ['39.1', '2026-11-30T09:00:00Z'],
      ['23.4', '2026-11-30T09:01:00Z'],
    )
    expect([...changedFast(person)]).toEqual(['bmi'])
  })
})
