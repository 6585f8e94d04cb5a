/** Social network: components, the step table, faults and order of checks (scoring design, section 1). */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isolationScore, social } from './scoring.ts'

const count = ['0', '1', '2', '3-4', '5-8', '9+']
const often = ['Never', 'Seldom', 'Sometimes', 'Often', 'VeryOften', 'Always']
const contact = ['< Monthly', 'Monthly', 'Few times/month', 'Weekly', 'Few times/week', 'Daily']
const scales = [count, count, count, often, often, contact]
const listOf = (points: readonly number[]) =>
  points.map((point, index) => scales[index % 6]?.[point] ?? '')
const all = (point: number) => listOf(Array.from({ length: 12 }, () => point))

/** First totals of each score, copied from the table of the scoring design. */
const table: readonly (readonly [from: number, to: number, score: number])[] = [
  [51, 60, 0],
  [42, 50, 1],
  [33, 41, 2],
  [24, 32, 3],
  [21, 23, 4],
  [18, 20, 5],
  [15, 17, 6],
  [12, 14, 7],
  [9, 11, 8],
  [6, 8, 9],
  [3, 5, 10],
  [0, 2, 11],
]
const labelOf = (score: number) => {
  if (score <= 3) return 'Not Lonely'
  if (score <= 8) return 'Moderately Lonely'
  return score <= 10 ? 'Severely Lonely' : 'Very Severely Lonely'
}
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const scoreOf = (total: number) => table.find(([from, to]) => total >= from && total <= to)?.[2]

describe('isolationScore', () => {
  it('follows the printed table for every total', () => {
    for (let total = 0; total <= 60; total += 1) {
      expect([total, isolationScore(total)]).toEqual([total, scoreOf(total)])
    }
  })
})

describe('social.score', () => {
  it('agrees with a second count on 10,000 lists, at every total', () => {
    const points = fc.array(fc.nat(5), { minLength: 12, maxLength: 12 })
    fc.assert(
      fc.property(points, (values) => {
        const [family, friends] = [sum(values.slice(0, 6)), sum(values.slice(6))]
        const lsns6Family = sum(values.slice(0, 3))
        const lsns6Friends = sum(values.slice(6, 9))
        const score = scoreOf(family + friends) ?? -1
        expect(social.score(listOf(values), {})).toEqual({
          score,
          band: labelOf(score),
          components: {
            lsnsR: family + friends,
            family,
            friends,
            lsns6: lsns6Family + lsns6Friends,
            lsns6Family,
            lsns6Friends,
            atRisk: lsns6Family + lsns6Friends < 12,
            marginalFamily: lsns6Family < 6,
            marginalFriends: lsns6Friends < 6,
          },
          flags: [],
        })
      }),
      { numRuns: 10_000 },
    )
  })

  it('can be at risk by the short form while the band is Not Lonely', () => {
    const list = listOf([1, 1, 1, 5, 5, 5, 1, 1, 1, 5, 5, 5])
    expect(social.score(list, {})).toMatchObject({
      band: 'Not Lonely',
      components: { lsns6: 6, atRisk: true, lsnsR: 36 },
    })
  })

  it('draws the short-form lines at 12 and 6', () => {
    const at = listOf([2, 2, 2, 0, 0, 0, 2, 2, 2, 0, 0, 0])
    expect(social.score(at, {})).toMatchObject({
      components: { lsns6: 12, atRisk: false, marginalFamily: false, marginalFriends: false },
    })
    const under = listOf([2, 2, 1, 0, 0, 0, 2, 2, 2, 0, 0, 0])
    expect(social.score(under, {})).toMatchObject({
      components: { lsns6: 11, atRisk: true, marginalFamily: true, marginalFriends: false },
    })
  })

  it.each([[null], ['Never'], [{ 0: 'Never' }], [undefined], [[...all(3), 'Never']]])(
    'refuses the container %j',
    (answers) => {
      expect(social.score(answers, {})).toEqual({ error: 'INVALID_ANSWERS', field: null })
    },
  )

  it.each([
    ['an empty list', [], 0],
    ['a short list', all(3).slice(0, 11), 11],
    ['a blank', all(3).with(4, '  '), 4],
    ['a null', [...all(3).slice(0, 7), null, ...all(3).slice(8)], 7],
    ['a hole before a bad text', ['bad', ...all(3).slice(1, 5)], 5],
  ])('reports %s as incomplete', (_name, answers, field) => {
    expect(social.score(answers, {})).toEqual({ error: 'INCOMPLETE', field })
  })

  it.each([
    ['another case', all(3).with(3, 'often'), 3],
    ['spaces', all(3).with(5, ' Weekly'), 5],
    ['a text of another item', all(3).with(0, 'Often'), 0],
    ['a number', [0, ...all(3).slice(1)], 0],
    ['the friendlier label', all(3).with(9, 'Very often'), 9],
    ['the first of two', all(3).with(8, 'x').with(2, 'y'), 2],
  ])('reports %s as an invalid option', (_name, answers, field) => {
    expect(social.score(answers, {})).toEqual({ error: 'INVALID_OPTION', field })
  })
})
