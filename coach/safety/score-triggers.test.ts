/** Checks what scores alone call for, and fast change. */

import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { Person } from '../person/person.ts'
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
    ['stress_sleep_crisis', { stress: 26, sleep: 16 }, {}],
    ['stress_sleep_crisis', { stress: 27, sleep: 15 }, {}],
    ['social_stress_crisis', { stress: 26, social: 9 }, {}],
    ['social_stress_crisis', { stress: 27, social: 8 }, {}],
    ['stress_high', { stress: 26 }, {}],
    ['stress_high', { stress: 27, sleep: 16 }, {}],
    ['sleep_very_severe', { sleep: 15 }, {}],
    ['malnourished', { mna: 8 }, { bmi: 24 }],
    ['underweight', {}, { bmi: 18.5 }],
    ['obese_but_undernourished', { mna: 12 }, { bmi: 30 }],
    ['obese_but_undernourished', { mna: 11 }, { bmi: 29.9 }],
    ['low_bmi_watch', {}, { bmi: 21, ageYears: 65 }],
    ['low_bmi_watch', {}, { bmi: 20.9 }],
    ['social_very_severe', { social: 10 }, {}],
    ['very_inactive', { exercise: 50 }, {}],
    ['learning_not_cognitive_test', { literacy: 8 }, {}],
  ] as const)('%s stays quiet just outside its line: %j %j', (code, scores, more) => {
    expect(codes(scores, more)).not.toContain(code)
  })

  it('puts the most urgent first', () => {
    const tiers = scoreTriggers(
      {
        results: Object.fromEntries(
          Object.entries({ stress: 30, sleep: 18, social: 11, exercise: 20, literacy: 3 }).map(
            ([id, score]) => [id, { score, band: '', flags: [], components: {}, ageDays: 0 }],
          ),
        ),
      },
      'US',
    ).map(({ tier }) => tier)
    expect(tiers).toEqual(tiers.toSorted((one, other) => one - other))
    expect(tiers[0]).toBe(1)
  })

  it('speaks of no weighing to someone who had an eating disorder', () => {
    const person = { results: {}, bmi: 20, ageYears: 70, said: ['I had anorexia once'] }
    expect(scoreTriggers(person, 'US')[0]?.text).not.toContain('Weigh')
  })
})
