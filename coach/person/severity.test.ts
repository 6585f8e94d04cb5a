/** Checks the severity rule at its anchors and between them. */

import { assert, integer, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { Person } from './person.ts'
import { orderBySeverity, severityOf } from './severity.ts'

function person(scores: Partial<Record<InstrumentId, number>>, more: Partial<Person> = {}): Person {
  const results = Object.fromEntries(
    Object.entries(scores).map(([id, score]) => [
      id,
      { score, band: '', flags: [], components: {}, ageDays: 0 },
    ]),
  )
  return { results, ...more }
}

function stressSeverity(stress: number): number {
  return severityOf(person({ stress })).Stress ?? Number.NaN
}

describe('severityOf', () => {
  it.each([
    ['stress', 'Stress', 13, 0.2],
    ['stress', 'Stress', 27, 0.9],
    ['stress', 'Stress', 33, 1.0846],
    ['stress', 'Stress', 40, 1.3],
    ['sleep', 'Sleep', 0, 0],
    ['sleep', 'Sleep', 13, 0.725],
    ['social', 'Socialization', 6, 0.4],
    ['social', 'Socialization', 11, 1],
    ['exercise', 'Exercise', 350, 0],
    ['exercise', 'Exercise', 70, 0.52],
    ['exercise', 'Exercise', 0, 0.85],
    ['literacy', 'Learning', 4, 0.48],
    ['literacy', 'Learning', 10, 0],
  ] as const)('%s: %s %i is %f', (id, domain, score, severity) => {
    expect(severityOf(person({ [id]: score }))[domain]).toBeCloseTo(severity, 3)
  })

  it('needs a body mass index for nutrition', () => {
    expect(severityOf(person({ mna: 9 })).Diet).toBeUndefined()
    expect(severityOf(person({ mna: 9 }, { bmi: 24 })).Diet).toBeCloseTo(0.7)
    expect(severityOf(person({}, { bmi: 17 })).Diet).toBeCloseTo(1.1)
    expect(severityOf(person({ mna: 14 }, { bmi: 20, ageYears: 70 })).Diet).toBe(0.5)
    expect(severityOf(person({ mna: 14 }, { bmi: 20, ageYears: 60 })).Diet).toBe(0)
    expect(severityOf(person({ mna: 14 }, { bmi: 27 })).Diet).toBe(0)
    expect(severityOf(person({ mna: 14 }, { bmi: 31 })).Diet).toBe(0.3)
    expect(severityOf(person({ mna: 14 }, { bmi: 36 })).Diet).toBe(0.4)
  })

  it.each([
    [18.4, 70, 1.1],
    [18.5, 70, 0.5],
    [20.9, 65, 0.5],
    [20.9, 64, 0],
    [21, 65, 0],
    [29.9, 70, 0],
    [30, 70, 0.3],
    [34.9, 70, 0.3],
    [35, 70, 0.4],
  ])('body mass index %d at %d: at least %d', (bmi, ageYears, severity) => {
    expect(severityOf(person({ mna: 14 }, { bmi, ageYears })).Diet).toBe(severity)
  })

  it('never falls when stress rises', () => {
    assert(
      property(integer({ min: 0, max: 39 }), (score) => {
        return stressSeverity(score + 1) >= stressSeverity(score)
      }),
    )
  })
})

describe('orderBySeverity', () => {
  it('keeps the order of the domains where two are equally weak', () => {
    const same = severityOf(person({ social: 4, stress: 14, sleep: 6 }))
    expect(orderBySeverity(same)).toEqual(['Socialization', 'Stress', 'Sleep'])
  })

  it('puts the weakest first and leaves out what was not assessed', () => {
    const severity = severityOf(person({ sleep: 12, social: 10, literacy: 9 }))
    expect(orderBySeverity(severity)).toEqual(['Socialization', 'Sleep', 'Learning'])
  })
})
