/** Stress: reversal, the estimated control part and faults (scoring design, section 3). */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { estimatedControl, stress } from './scoring.ts'

const options = ['Never', 'Almost Never', 'Sometimes', 'Fairly Often', 'Very Often']
const strainKeys = ['1-0', '1-1', '1-2', '2-0', '2-2', '2-3']
const controlKeys = ['1-3', '1-4', '2-1']
/** For low control of 0 to 12, as printed. */
const controlTable = [0, 1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 15, 16]

const answersOf = (strain: readonly number[], good: readonly number[]) => {
  const answers: Record<string, string> = {}
  for (const [index, key] of strainKeys.entries()) answers[key] = options[strain[index] ?? 0] ?? ''
  for (const [index, key] of controlKeys.entries()) answers[key] = options[good[index] ?? 0] ?? ''
  return answers
}
/** Spreads a sum over places of 0 to 4. */
const spread = (sum: number, places: number) =>
  Array.from({ length: places }, (_, place) => Math.min(4, Math.max(0, sum - 4 * place)))
const middle = answersOf([2, 2, 2, 2, 2, 2], [2, 2, 2])

describe('estimatedControl', () => {
  it('follows the printed list', () => {
    expect(controlTable.map((_, lowControl) => estimatedControl(lowControl))).toEqual(controlTable)
  })
})

describe('stress.score', () => {
  it('agrees with a second count on 10,000 sheets', () => {
    const six = fc.array(fc.nat(4), { minLength: 6, maxLength: 6 })
    const three = fc.array(fc.nat(4), { minLength: 3, maxLength: 3 })
    fc.assert(
      fc.property(six, three, (strainPoints, good) => {
        const strain = strainPoints.reduce((sum, point) => sum + point, 0)
        const lowControl = good.reduce((sum, point) => sum + 4 - point, 0)
        const score = strain + (controlTable[lowControl] ?? -1)
        const band = score >= 27 ? 'High' : 'Moderate'
        expect(stress.score(answersOf(strainPoints, good), {})).toEqual({
          score,
          band: score <= 13 ? 'Low' : band,
          components: { strain, lowControl, rawNine: strain + lowControl },
          flags: [],
        })
      }),
      { numRuns: 10_000 },
    )
  })

  it('reaches every score from 0 to 40', () => {
    const reached = new Set<number>()
    for (let strain = 0; strain <= 24; strain += 1) {
      for (let good = 0; good <= 12; good += 1) {
        const result = stress.score(answersOf(spread(strain, 6), spread(good, 3)), {})
        if ('score' in result) reached.add(result.score)
      }
    }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 41 }, (_, i) => i))
  })

  it.each([
    [{ ...middle, '2-1': '' }, 'INCOMPLETE', '2-1'],
    [{ ...middle, '2-1': null, '1-0': 'x' }, 'INCOMPLETE', '2-1'],
    [{ ...middle, '1-4': 'very often' }, 'INVALID_OPTION', '1-4'],
    [{ ...middle, '2-3': 4 }, 'INVALID_OPTION', '2-3'],
    [{ ...middle, '2-3': 'x', '1-3': 'x' }, 'INVALID_OPTION', '1-3'],
    [[], 'INVALID_ANSWERS', null],
    [null, 'INVALID_ANSWERS', null],
    ['Never', 'INVALID_ANSWERS', null],
    [new Map(Object.entries(middle)), 'INVALID_ANSWERS', null],
    [{}, 'INCOMPLETE', '1-0'],
  ])('case %# gives %s', (answers, error, field) => {
    expect(stress.score(answers, {})).toEqual({ error, field })
  })

  it('reads only keys of the object itself', () => {
    const inherited: unknown = Object.setPrototypeOf({}, middle)
    expect(stress.score(inherited, {})).toMatchObject({ error: 'INVALID_ANSWERS' })
    const bare: unknown = Object.setPrototypeOf({ ...middle }, null)
    expect(stress.score(bare, {})).toMatchObject({ score: 20 })
  })
})
