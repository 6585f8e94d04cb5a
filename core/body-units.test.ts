/** Height and weight in other units: a person who thinks in centimeters must get the same result. */

import { describe, expect, it } from 'vitest'
import { bmiOfSize, calculateBmi } from './bmi.ts'
import {
  heightLimits,
  heightTexts,
  heightUnits,
  partsIn,
  readHeightIn,
  readWeightLb,
  weightLimits,
  weightTexts,
  weightUnits,
} from './body-units.ts'

function metric(cm: string, kg: string) {
  const heightIn = readHeightIn('cm', [cm]) ?? NaN
  return bmiOfSize({ heightIn, weightLb: readWeightLb('kg', [kg]) ?? NaN })
}

describe('a height', () => {
  it('is read in feet and inches, and in centimeters', () => {
    expect(readHeightIn('ft-in', ['5', '6'])).toBe(66)
    expect(readHeightIn('ft-in', ['5', ''])).toBe(60)
    expect(readHeightIn('cm', ['254'])).toBeCloseTo(100)
    expect(readHeightIn('cm', [' 167,5 cm '])).toBeCloseTo(65.945, 3)
  })

  it('is nothing where no number can be read', () => {
    for (const text of ['', ' ', 'tall', '1m68', '5-6', '-3']) {
      expect(readHeightIn('cm', [text])).toBeNull()
    }
    expect(readHeightIn('ft-in', ['', '6'])).toBeNull()
    expect(readHeightIn('ft-in', ['5', 'x'])).toBeNull()
    expect(readHeightIn('ft-in', ['5', '12'])).toBeNull()
  })
})

describe('feet and inches, or stones and pounds', () => {
  it('are read each by itself, so that the person is told which of them to mend', () => {
    expect(partsIn(['5', '12'], 12)).toEqual({ whole: 5, rest: null })
    expect(partsIn(['5', '6 1/2'], 12)).toEqual({ whole: 5, rest: null })
    expect(partsIn(['5.5', ''], 12)).toEqual({ whole: null, rest: 0 })
    expect(partsIn([' 11 st', '4,5'], 14)).toEqual({ whole: 11, rest: 4.5 })
  })
})

describe('a weight', () => {
  it('is read in pounds, in stones and pounds, and in kilograms', () => {
    expect(readWeightLb('lb', ['150'])).toBe(150)
    expect(readWeightLb('st-lb', ['10', '10'])).toBe(150)
    expect(readWeightLb('st-lb', ['10', ''])).toBe(140)
    expect(readWeightLb('kg', ['45.359237'])).toBeCloseTo(100)
    expect(readWeightLb('st-lb', ['10', '14'])).toBeNull()
  })
})

describe('changing the unit', () => {
  it('writes what was read, as people write it', () => {
    expect(heightTexts('cm', 66)).toEqual(['167.6'])
    expect(heightTexts('ft-in', 71.7)).toEqual(['6', '0'])
    expect(weightTexts('kg', 150)).toEqual(['68'])
    expect(weightTexts('st-lb', 150)).toEqual(['10', '10'])
    expect(weightTexts('lb', 154.3)).toEqual(['154'])
  })

  it('gives back every height and weight of the lists', () => {
    for (let inches = 12; inches <= 119; inches++) {
      for (const unit of heightUnits) {
        const read = readHeightIn(unit, heightTexts(unit, inches)) ?? NaN
        expect(Math.round(read)).toBe(inches)
      }
    }
    for (let pounds = 50; pounds <= 300; pounds++) {
      for (const unit of weightUnits) {
        const read = readWeightLb(unit, weightTexts(unit, pounds)) ?? NaN
        expect(Math.round(read)).toBe(pounds)
      }
    }
  })
})

describe('the limits', () => {
  it('are said in the unit a person uses', () => {
    expect(heightLimits('ft-in')).toEqual({ min: ['1', '0'], max: ['9', '11'] })
    expect(heightLimits('cm')).toEqual({ min: ['31'], max: ['302'] })
    expect(weightLimits('lb')).toEqual({ min: ['50'], max: ['300'] })
    expect(weightLimits('st-lb')).toEqual({ min: ['3', '8'], max: ['21', '6'] })
    expect(weightLimits('kg')).toEqual({ min: ['23'], max: ['136'] })
  })
})

describe('the index', () => {
  it('is that of the lists for whole inches and pounds', () => {
    for (let inches = 12; inches <= 119; inches++) {
      for (const weight of [50, 131, 180, 245, 300]) {
        const listed = { feet: Math.floor(inches / 12), inches: inches % 12, weight }
        expect(bmiOfSize({ heightIn: inches, weightLb: weight })).toEqual(calculateBmi(listed))
      }
    }
  })

  it('keeps the limits of the lists in every unit', () => {
    expect(metric('168', '70')).toMatchObject({ bmi: '24.8', category: 'Healthy Weight' })
    for (const [cm, kg] of [
      ['31', '23'],
      ['302', '136'],
    ] as const) {
      expect(metric(cm, kg)).not.toHaveProperty('error')
    }
    for (const [cm, kg] of [
      ['30', '70'],
      ['303', '70'],
      ['168', '22'],
      ['168', '137'],
      ['', '70'],
    ] as const) {
      expect(metric(cm, kg)).toEqual({ error: 'INVALID_HEIGHT_WEIGHT', field: null })
    }
  })
})
