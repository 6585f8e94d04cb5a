/** The time a person is promised: without it they would begin what they cannot finish before lunch. */

import { describe, expect, it } from 'vitest'
import type { Item } from './instrument.ts'
import { lifestyleDomains } from './lifestyle-domain.ts'
import { minutesToAnswer } from './minutes-to-answer.ts'
import { questionnaires } from './questionnaire-catalog.ts'
import { instrumentIdOf, minutesOfInstrument } from './questionnaire-facts.ts'

function choices(count: number): { pages: { items: Item[] }[]; needsBmi: boolean } {
  const item: Item = { kind: 'choice', linkId: '', topic: '', prompt: '', options: [] }
  return { pages: [{ items: Array.from({ length: count }, () => item) }], needsBmi: false }
}

describe('the minutes of a questionnaire', () => {
  it('are those of its questions, each as long as its kind, 1.43 times', () => {
    // 10 x 12 s + 3 s = 123 s; 43% more is 176 s.
    expect(minutesToAnswer(choices(10))).toBe(3)
    expect(minutesToAnswer(choices(40))).toBe(12)
  })

  it('are never less than one', () => {
    expect(minutesToAnswer(choices(1))).toBe(1)
    expect(minutesToAnswer({ pages: [], needsBmi: false })).toBe(1)
  })

  it('count height and weight where the test begins with them', () => {
    const five = choices(5)
    expect(minutesToAnswer({ ...five, needsBmi: true })).toBeGreaterThan(minutesToAnswer(five))
  })

  it('are those that lists say without the questions, which are known to be of their domain', () => {
    for (const [domain, id] of lifestyleDomains.map((one) => [one, instrumentIdOf(one)] as const)) {
      expect(questionnaires[id].domain).toBe(domain)
    }
    const minutes = Object.values(questionnaires).map((each) => [each.id, minutesToAnswer(each)])
    expect(Object.fromEntries(minutes)).toEqual(minutesOfInstrument)
  })
})
