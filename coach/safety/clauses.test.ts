/** Checks where clauses end, and that commas cannot multiply the work of reading them. */

import { describe, expect, it } from 'vitest'
import { clausesOf } from './clauses.ts'
import { normaliseWithCommas } from './normalise.ts'

const typedClauses = (message: string): readonly string[] =>
  clausesOf(normaliseWithCommas(message)).map(({ texts }) => (texts[0] ?? '').trim())

describe('clausesOf', () => {
  it.each([
    ['We saw a film. I want to die', ['we saw a film .', 'i want to die']],
    ['We saw a film, I want to die', ['we saw a film', 'i want to die']],
    ['We saw a film\nI want to die', ['we saw a film', 'i want to die']],
    ['We saw a film but I want to die', ['we saw a film', 'but i want to die']],
    ['We saw a film and I want to die', ['we saw a film', 'and i want to die']],
    ['Vimos una película pero quiero morir', ['vimos una pelicula', 'pero quiero morir']],
    ['Ten years ago I fell and I broke a leg', ['ten years ago i fell and i broke a leg']],
  ])('cuts "%s"', (message, expected) => {
    expect(typedClauses(message)).toEqual(expected)
  })

  it('loses no word, and makes at most a hundred pieces of any number of commas', () => {
    const message = 'a film, '.repeat(1000)
    expect(typedClauses(message).length).toBeLessThanOrEqual(100)
    expect(typedClauses(message).join(' ').match(/film/gu)).toHaveLength(1000)
  })
})
