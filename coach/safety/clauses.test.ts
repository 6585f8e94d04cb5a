/** Checks where clauses end, and that commas cannot multiply the work of reading them. */

import { describe, expect, it } from 'vitest'
import { clausesOf } from './clauses.ts'
import { normaliseWithCommas } from '../text/normalise.ts'

const typedClauses = (message: string): readonly string[] =>
  (clausesOf(normaliseWithCommas(message)) ?? []).map(({ texts }) => (texts[0] ?? '').trim())

describe('clausesOf', () => {
  it.each([
    ['We saw a film. I want to die', ['we saw a film .', 'i want to die']],
    ['We saw a film, I want to die', ['we saw a film', 'i want to die']],
    ['We saw a film\nI want to die', ['we saw a film', 'i want to die']],
    ['We saw a film but I want to die', ['we saw a film', 'but i want to die']],
    ['We saw a film and I want to die', ['we saw a film', 'and i want to die']],
    ['Vimos una película pero quiero morir', ['vimos una pelicula', 'pero quiero morir']],
    ['She died and I fell', ['she died', 'and i fell']],
    ['I saw a film when I fell', ['i saw a film', 'when i fell']],
    ['Vi una película y me caí', ['vi una pelicula', 'y me cai']],
    ['Ten years ago I fell and broke a leg', ['ten years ago i fell and broke a leg']],
  ])('cuts "%s"', (message, expected) => {
    expect(typedClauses(message)).toEqual(expected)
  })

  it('looks at no more than twenty, so that commas cannot multiply the work', () => {
    expect(clausesOf(normaliseWithCommas('a film, '.repeat(20)))).toBeUndefined()
    expect(typedClauses('a film, '.repeat(19).slice(0, -2)).length).toBe(19)
  })
})
