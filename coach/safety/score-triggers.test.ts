/** Checks what scores alone call for, and fast change. */

import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument.ts'
import type { EarlierResult, Person } from '../person.ts'
import { scoreTriggers } from './score-triggers.ts'

function codes(
  scores: Partial<Record<InstrumentId, number>>,
  more: Partial<Person> = {},
): readonly string[] {
  const results = Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [
      id,
      { score, band: '', flags: [], components: {}, ageDays: 0 },
    ]),
  )
  return scoreTriggers({ results, ...more }, 'US').map(({ code }) => code)
}

describe('scoreTriggers', () => {
  it.each([
    [{ stress: 27, sleep: 16 }, {}, ['stress_sleep_crisis', 'sleep_very_severe']],
    [{ stress: 27, social: 9 }, {}, ['social_stress_crisis']],
    [{ stress: 27, sleep: 15 }, {}, ['stress_high']],
    [{ sleep: 16 }, {}, ['sleep_very_severe']],
    [{ mna: 7 }, { bmi: 24 }, ['malnourished']],
    [{ mna: 7 }, {}, []],
    [{}, { bmi: 18.4 }, ['underweight']],
    [{ mna: 11 }, { bmi: 30 }, ['obese_but_undernourished']],
    [{}, { bmi: 20.9, ageYears: 65 }, ['low_bmi_watch']],
    [{}, { bmi: 20.9, ageYears: 64 }, []],
    [{ social: 11 }, {}, ['social_very_severe']],
    [{ exercise: 49 }, {}, ['very_inactive']],
    [{ exercise: 50, literacy: 8, stress: 26, social: 10 }, {}, []],
    [{ literacy: 7 }, {}, ['learning_not_cognitive_test']],
  ] as const)('%j %j', (scores, more, expected) => {
    expect(codes(scores, more)).toEqual(expected)
  })

  it.each([
    [{ instrument: 'exercise', score: 190, ageDays: 50 }, { exercise: 70 }, true],
    [{ instrument: 'exercise', score: 190, ageDays: 50 }, { exercise: 120 }, false],
    [{ instrument: 'sleep', score: 4, ageDays: 89 }, { sleep: 10 }, true],
    [{ instrument: 'sleep', score: 4, ageDays: 91 }, { sleep: 10 }, false],
    [{ instrument: 'stress', score: 10, ageDays: 30 }, { stress: 20 }, true],
    [{ instrument: 'stress', score: 20, ageDays: 30 }, { stress: 10 }, false],
    [{ instrument: 'social', score: 2, ageDays: 30 }, { social: 6 }, true],
    [{ instrument: 'literacy', score: 10, ageDays: 30 }, { literacy: 8 }, false],
    [{ instrument: 'mna', score: 14, ageDays: 30 }, { mna: 11 }, true],
  ] as const)('fast change from %j to %j: %s', (earlier: EarlierResult, scores, expected) => {
    expect(codes(scores, { earlier: [earlier] }).includes('rapid_change')).toBe(expected)
  })

  it('speaks of no weighing to someone who had an eating disorder', () => {
    const person = { results: {}, bmi: 20, ageYears: 70, said: ['I had anorexia once'] }
    expect(scoreTriggers(person, 'US')[0]?.text).not.toContain('Weigh')
  })

  it('notices a fall of weight in half a year', () => {
    const earlier = [{ instrument: 'bmi', score: 26, ageDays: 170 }] as const
    expect(codes({}, { bmi: 24.7, earlier })).toEqual(['rapid_change'])
    expect(codes({}, { bmi: 25, earlier })).toEqual([])
  })
})
