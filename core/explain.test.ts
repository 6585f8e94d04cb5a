/** "How this score was made", checked by hand on one person for each instrument. */

import { describe, expect, it } from 'vitest'
import { instruments } from './catalog.ts'
import { explainScore } from './explain.ts'
import type { Explanation } from './explained.ts'
import type { InstrumentId } from './instrument-table.ts'
import { toWireAnswers } from './responses.ts'
import { pickedResponses } from './vectors/picked-answers.ts'

function accountOf(
  id: InstrumentId,
  changes: Readonly<Record<string, string>> = {},
  bmi: string | null = null,
): Explanation {
  const instrument = instruments[id]
  const responses = { ...pickedResponses(instrument, []), ...changes }
  const account = explainScore(instrument, toWireAnswers(instrument, responses), { bmi })
  return 'error' in account ? expect.fail(account.error) : account
}
const rowOf = (account: Explanation, linkId: string) =>
  account.rows.find((row) => row.linkId === linkId)
const partOf = (account: Explanation, name: string) =>
  account.parts.find((part) => part.name === name)

describe('explainScore', () => {
  it('turns good things round in stress and shows the estimate', () => {
    const account = accountOf('stress', { '1-3': 'Fairly Often', '1-0': 'Very Often' })
    expect(rowOf(account, '1-0')).toMatchObject({ answer: 'Very often', points: 4, note: null })
    expect(rowOf(account, '1-3')).toMatchObject({ answer: 'Fairly often', points: 1 })
    expect(rowOf(account, '1-3')?.note).toContain('other way around')
    // Low control 1 + 4 + 4 = 9, times 4 / 3 = 12.
    expect(partOf(account, 'lowControl')).toMatchObject({ sum: 9, counted: 12 })
    expect(account.steps).toEqual(['4 + 12 = 16'])
  })

  it('shows days, hours and weight in exercise', () => {
    const account = accountOf('exercise', {
      '1-0': '5-7 days',
      '1-1': '2 to 4 hours',
      '6-0': '1-2 days',
      '11-0': '1-2 days',
    })
    // 20 x 6 x 3 / 7 = 51.43
    expect(rowOf(account, '1-0')).toMatchObject({
      points: 51.43,
      note: '20 x 6 days x 3 hours ÷ 7 (about 2.6 hours a day)',
    })
    expect(rowOf(account, '1-1')).toMatchObject({ points: null })
    expect(rowOf(account, '6-0')).toMatchObject({ points: 25 })
    expect(rowOf(account, '2-0')).toMatchObject({ points: 0 })
    expect(rowOf(account, '2-1')).toBeUndefined()
    expect(rowOf(account, '11-0')?.note).toContain('sitting')
    expect(account.steps).toEqual(['51 + 25 + 0 = 76'])
  })

  it('says into which part each sleep answer goes, and times as the person reads them', () => {
    const account = accountOf('sleep', {
      '1-0': '10:30 PM',
      '1-1': '45',
      '1-2': '6:30',
      '1-3': '6',
      '2-0': 'Once or twice a week',
      '4-2': 'Three or more times a week',
      '7-0': 'Less than once a week',
    })
    expect(rowOf(account, '1-0')?.note).toContain('10:30 PM')
    expect(rowOf(account, '1-1')).toMatchObject({ component: 'latency', points: 2 })
    expect(rowOf(account, '2-0')).toMatchObject({ component: 'latency', points: 2 })
    expect(rowOf(account, '1-3')).toMatchObject({ component: 'duration', points: 1 })
    expect(rowOf(account, '4-2')).toMatchObject({ component: 'disturbance', points: 3 })
    expect(rowOf(account, '7-0')).toMatchObject({ component: null, points: 0 })
    expect(partOf(account, 'latency')).toMatchObject({ sum: 4, counted: 2 })
    expect(partOf(account, 'disturbance')).toMatchObject({ sum: 3, counted: 1 })
    expect(partOf(account, 'efficiency')).toMatchObject({
      sum: null,
      counted: 1,
      how: '360 of 480 minutes in bed asleep is 75%.',
    })
    expect(account.steps).toEqual(['0 + 2 + 1 + 1 + 1 + 0 + 0 = 5'])
  })

  it('adds the BMI as a row of the nutrition score', () => {
    const account = accountOf('mna', { mobility: 'I go out' }, '21.0')
    expect(rowOf(account, 'bmi')).toMatchObject({ answer: '21.0', points: 2 })
    expect(account.steps).toEqual(['0 + 0 + 2 + 0 + 0 + 2 = 4'])
  })

  it('goes from the published total to our steps in social', () => {
    expect(accountOf('social').steps).toEqual([
      '0 + 0 = 0, the published total of 0 to 60',
      'Below 24: 11 less 0 (1 for each full 3 points) gives 11',
    ])
    const daily = { 3: 'Always', 4: 'Always', 5: 'Daily', 9: 'Always', 10: 'Always' }
    const account = accountOf('social', daily)
    expect(rowOf(account, '0')).toMatchObject({ answer: 'None', points: 0, component: 'family' })
    expect(account.steps[1]).toContain('gives 3')
  })

  it('shows the age as unscored in literacy', () => {
    expect(rowOf(accountOf('literacy'), 'food-intake')).toMatchObject({
      points: 0,
      note: 'Adds no points.',
    })
  })

  it('hands on the fault of answers that cannot be scored', () => {
    expect(explainScore(instruments.stress, {}, {})).toEqual({ error: 'INCOMPLETE', field: '1-0' })
  })
})
