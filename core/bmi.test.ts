/** Body mass index: rounding ties, limits, categories and MNA points (scoring design, section 2). */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bmiCategory,
  bmiPoints,
  calculateBmi,
  followsFromWholeMeasures,
  isUnusualBmi,
  laterLifePlace,
} from './bmi.ts'

const refusal = { error: 'INVALID_HEIGHT_WEIGHT', field: null }

describe('calculateBmi', () => {
  it.each([
    [5, 7, 150, '23.5', 'Healthy Weight'],
    [5, 8, 121, '18.4', 'Underweight'],
    // The exact value is 35.15: toFixed would print 35.1.
    [5, 0, 180, '35.2', 'Obese'],
    [5, 10, 245, '35.2', 'Obese'],
    // The ends of the allowed range.
    [1, 0, 300, '1464.6', 'Obese'],
    [9, 11, 50, '2.5', 'Underweight'],
  ])('%i ft %i in and %i lb give %s, %s', (feet, inches, weight, bmi, category) => {
    expect(calculateBmi({ feet, inches, weight })).toEqual({ bmi, category, flags: [] })
  })

  it('reads text of digits as numbers and blank inches as 0', () => {
    const expected = calculateBmi({ feet: 5, inches: 0, weight: 150 })
    expect(expected).toMatchObject({ bmi: '29.3' })
    expect(calculateBmi({ feet: '5', inches: '', weight: '150' })).toEqual(expected)
    expect(calculateBmi({ feet: '05', inches: ' ', weight: '150' })).toEqual(expected)
    expect(calculateBmi({ feet: 5, weight: 150, extra: 'x' })).toEqual(expected)
    expect(calculateBmi({ feet: 5, inches: null, weight: 150 })).toEqual(expected)
  })

  it.each([
    [{}],
    [{ feet: 0, inches: 0, weight: 150 }],
    [{ feet: 10, inches: 0, weight: 150 }],
    [{ feet: 5, inches: 12, weight: 150 }],
    [{ feet: 5, inches: -1, weight: 150 }],
    [{ feet: 5, inches: 5, weight: 49 }],
    [{ feet: 5, inches: 5, weight: 301 }],
    [{ feet: 5.5, inches: 5, weight: 150 }],
    [{ feet: '5.5', inches: 5, weight: 150 }],
    [{ feet: 'five', inches: 5, weight: 150 }],
    [{ feet: 5, inches: 5, weight: '150 lbs' }],
    [{ feet: 5, inches: 5, weight: '1e2' }],
    [{ feet: Number.NaN, inches: 5, weight: 150 }],
    [{ feet: 5, inches: 5, weight: Number.POSITIVE_INFINITY }],
    [{ feet: true, inches: 5, weight: 150 }],
    [{ feet: [5], inches: 5, weight: 150 }],
  ])('refuses %j', (answers) => {
    expect(calculateBmi(answers)).toEqual(refusal)
  })

  it.each([[null], ['5'], [[5, 7, 150]], [undefined], [7]])(
    'wants an object, not %j',
    (answers) => {
      expect(calculateBmi(answers)).toEqual({ error: 'INVALID_ANSWERS', field: null })
    },
  )

  it('agrees with long division on every height and weight, and never rises with height', () => {
    for (let weight = 50; weight <= 300; weight += 1) {
      let before = Number.POSITIVE_INFINITY
      for (let height = 12; height <= 119; height += 1) {
        const answers = { feet: Math.floor(height / 12), inches: height % 12, weight }
        const result = calculateBmi(answers)
        const hundredths = (BigInt(weight) * 70300n) / BigInt(height * height)
        const tenths = Number((hundredths + 5n) / 10n)
        const expected = `${Math.floor(tenths / 10)}.${tenths % 10}`
        if ('error' in result || result.bmi !== expected) expect.fail(JSON.stringify(answers))
        const value = Number(result.bmi)
        if (value > before) expect.fail(JSON.stringify(answers))
        before = value
      }
    }
  })

  it('never throws', () => {
    const entry = fc.anything({ withNullPrototype: true, withBigInt: true })
    const answers = fc.record({ feet: entry, inches: entry, weight: entry })
    fc.assert(
      fc.property(fc.oneof(entry, answers), (anything) => {
        expect(calculateBmi(anything)).toBeTypeOf('object')
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('bmiCategory', () => {
  it.each([
    ['18.4', 'Underweight'],
    ['18.5', 'Healthy Weight'],
    ['24.9', 'Healthy Weight'],
    ['25.0', 'Overweight'],
    ['29.9', 'Overweight'],
    ['30.0', 'Obese'],
    ['', null],
    ['25', null],
    ['0.0', null],
  ])('%s is %s', (bmi, category) => {
    expect(bmiCategory(bmi)).toBe(category)
  })
})

describe('isUnusualBmi', () => {
  it('asks to check below 10 and above 80', () => {
    expect(['9.9', '10.0', '80.0', '80.1', 'x'].map(isUnusualBmi)).toEqual([
      true,
      false,
      false,
      true,
      false,
    ])
  })
})

describe('laterLifePlace', () => {
  it('sends nobody of 65 or older to a doctor for a weight that is usual then', () => {
    const places = ['22.9', '23.0', '28.8', '33.0', '33.1'].map(laterLifePlace)
    expect(places).toEqual(['below', 'between', 'between', 'between', 'above'])
    expect(laterLifePlace('heavy')).toBeNull()
  })
})

describe('bmiPoints', () => {
  it.each([
    ['0.1', 0],
    ['18.9', 0],
    ['19.0', 1],
    ['20.9', 1],
    ['21.0', 2],
    ['22.9', 2],
    ['23.0', 3],
    ['9999.9', 3],
    ['0.0', null],
    ['0000.0', null],
    ['23', null],
    ['23.55', null],
    ['12345.6', null],
    [' 23.5', null],
    ['23.5\n', null],
    ['-1.0', null],
    ['23,5', null],
  ])('%j gives %s', (bmi, points) => {
    expect(bmiPoints(bmi)).toBe(points)
  })
})

describe('followsFromWholeMeasures', () => {
  it('is true of every index that whole measures within the limits give, and of no other', () => {
    const possible = new Set<string>()
    for (let inches = 12; inches <= 119; inches += 1) {
      for (let weight = 50; weight <= 300; weight += 1) {
        const size = { feet: Math.floor(inches / 12), inches: inches % 12, weight }
        const index = calculateBmi(size)
        if ('bmi' in index) possible.add(index.bmi)
      }
    }
    for (let tenths = 1; tenths <= 15_000; tenths += 1) {
      const bmi = (tenths / 10).toFixed(1)
      expect([bmi, followsFromWholeMeasures(bmi)]).toEqual([bmi, possible.has(bmi)])
    }
  })

  it('is true of every tenth that a person can have', () => {
    for (let tenths = 25; tenths <= 900; tenths += 1) {
      expect(followsFromWholeMeasures((tenths / 10).toFixed(1))).toBe(true)
    }
  })

  it.each(['2.4', '900.0', '1464.7', '0.0', '23', 'x', ''])('is false of %j', (bmi) => {
    expect(followsFromWholeMeasures(bmi)).toBe(false)
  })
})
