/** The time a person is promised: without it they would begin what they cannot finish before lunch. */

import { describe, expect, it } from 'vitest'
import { instruments } from './catalog.ts'
import type { Item } from './instrument.ts'
import { minutesToAnswer } from './minutes-to-answer.ts'
import { instrumentTable } from './instrument-table.ts'

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

  it('are those that lists say without the questions, and the questions are of the domain they name', () => {
    for (const [id, { domain, minutes }] of Object.entries(instrumentTable)) {
      const instrument = Object.values(instruments).find((each) => each.id === id)
      expect(instrument?.domain).toBe(domain)
      expect(instrument && minutesToAnswer(instrument)).toBe(minutes)
    }
  })
})
