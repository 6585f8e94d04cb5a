/** Nutrition: points of every option, BMI as the sixth item, faults (scoring design, section 2b). */

import { describe, expect, it } from 'vitest'
import { mna } from './scoring.ts'

const foodIntake = [
  ['Eating much less than before', 0],
  ['Eating somewhat less than before', 1],
  ['Eating the same or more', 2],
] as const
const weightLoss = [
  ['Lost more than 6.6 lbs (3 kg)', 0],
  ['I do not know', 1],
  ['Lost 2.2 to 6.6 lbs (1 to 3 kg)', 2],
  ['No weight loss (or under 2.2 lbs)', 3],
] as const
const mobility = [
  ['I stay in bed or a chair', 0],
  ['I get up but do not go out', 1],
  ['I go out', 2],
] as const
const illness = [
  ['Yes', 0],
  ['No', 2],
] as const
const neuro = [
  ['Severe memory problems or depression', 0],
  ['Mild memory problems', 1],
  ['No such problems', 2],
] as const
const bmis = [
  ['18.9', 0],
  ['19.0', 1],
  ['20.9', 1],
  ['21.0', 2],
  ['22.9', 2],
  ['23.0', 3],
] as const

const best = {
  'food-intake': 'Eating the same or more',
  'weight-loss': 'No weight loss (or under 2.2 lbs)',
  mobility: 'I go out',
  stress: 'No',
  neuro: 'No such problems',
}
const bandFor = (score: number) => {
  if (score >= 12) return 'Normal Nutrition'
  return score >= 8 ? 'At Risk' : 'Malnourished'
}

/** All 216 sets of answers with their parts. */
function* everySheet() {
  for (const [a, foodPoints] of foodIntake)
    for (const [b, weightPoints] of weightLoss)
      for (const [c, mobilityPoints] of mobility)
        for (const [d, illnessPoints] of illness)
          for (const [e, neuroPoints] of neuro)
            yield {
              answers: { 'food-intake': a, 'weight-loss': b, mobility: c, stress: d, neuro: e },
              parts: {
                foodIntake: foodPoints,
                weightLoss: weightPoints,
                mobility: mobilityPoints,
                stress: illnessPoints,
                neuro: neuroPoints,
              },
            }
}

describe('mna.score', () => {
  it('is right for every possible set of answers and reaches 0 to 14', () => {
    const reached = new Set<number>()
    for (const { answers, parts } of everySheet()) {
      for (const [bmi, points] of bmis) {
        const score = Object.values(parts).reduce<number>((sum, part) => sum + part, points)
        reached.add(score)
        expect(mna.score(answers, { bmi })).toEqual({
          score,
          band: bandFor(score),
          components: { ...parts, bmi: points },
          flags: [],
        })
      }
    }
    expect(reached.size).toBe(15)
  })

  it('stops at 11, At Risk, with a BMI under 19', () => {
    expect(mna.score(best, { bmi: '18.9' })).toMatchObject({ score: 11, band: 'At Risk' })
  })

  it.each([[null], [undefined], [''], ['  ']])('asks for a BMI where it is %j', (bmi) => {
    expect(mna.score(best, { bmi })).toEqual({ error: 'BMI_REQUIRED', field: null })
  })

  it.each([['0.0'], ['23'], ['23.45'], ['12345.0'], ['abc'], [' 23.5'], ['-5.0']])(
    'refuses the BMI %j',
    (bmi) => {
      expect(mna.score(best, { bmi })).toEqual({ error: 'INVALID_BMI', field: null })
    },
  )

  it('looks at the answers before the BMI', () => {
    expect(mna.score({ ...best, neuro: '' }, {})).toEqual({ error: 'INCOMPLETE', field: 'neuro' })
    const unknown = { ...best, mobility: 'i go out' }
    expect(mna.score(unknown, {})).toEqual({ error: 'INVALID_OPTION', field: 'mobility' })
    expect(mna.score([], { bmi: '23.0' })).toEqual({ error: 'INVALID_ANSWERS', field: null })
  })

  it('reports the first missing step, before any invalid one', () => {
    const answers = { 'food-intake': 'bad', stress: 'No' }
    expect(mna.score(answers, {})).toEqual({ error: 'INCOMPLETE', field: 'weight-loss' })
  })
})
