/** The learned model is read whole or not at all, and says nothing of nothing. */

import { describe, expect, it } from 'vitest'
import type { SafetyCode } from '../safety/codes.ts'
import { featuresOf } from './features.ts'
import { hearSafety, joinCodes } from '../safety/hear-safety.ts'
import { probabilitiesOf, readModel } from './model.ts'
import { safetyWeights } from './weights/safety.ts'

const floors = () => 0.5

describe('the model for dangers', () => {
  const weights = safetyWeights

  it('is not read where it was cut off', () => {
    const cut = { ...weights, steps: weights.steps.slice(0, -1) }
    expect(() => readModel(cut)).toThrow('cut off')
  })

  it('gives each class a probability', () => {
    const likely = probabilitiesOf(readModel(weights), featuresOf('My chest hurts, what now?'))
    expect(likely).toHaveLength(weights.classes.length)
    expect(likely.every((one) => one > 0 && one < 1)).toBe(true)
  })
})

it.each(['', ' ', '\n', '...'])('hears no danger in %j', (message) => {
  expect(hearSafety(message)).toEqual([])
})

it('weighs the words in whatever case and with or without accents', () => {
  expect(featuresOf('ME CAÍ')).toEqual(featuresOf('me cai'))
})

it('brings the words and letters to the length 1', () => {
  const { values } = featuresOf('I fell in the kitchen')
  expect(values.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 5)
})

it('keeps what the rules find, and what is strong enough by itself, most urgent first', () => {
  const heard = new Map<SafetyCode, number>([
    ['stroke', 0.6],
    ['diagnosis', 0.4],
    ['medication', 0.1],
  ])
  expect(joinCodes(['medication'], heard, floors)).toEqual(['stroke', 'medication'])
  expect(joinCodes(['medication', 'fall_injury'], new Map(), floors)).toEqual([
    'fall_injury',
    'medication',
  ])
})
