/** Exercise: weights, middle values, follow-ups, rounding and the limit of 350 (scoring design, section 5). */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exercise } from './scoring.ts'

const dayCodes = ['Never', '1-2 days', '3-4 days', '5-7 days']
const hourCodes = [
  'Less than 1 hour',
  '1 hour to just under 2 hours',
  '2 to 4 hours',
  'More than 4 hours',
]
const kindCodes = [
  'Mostly sitting',
  'Sitting or standing with some walking',
  'Walking with some lifting',
  'Walking with heavy lifting or carrying',
]
const doubledDays = [0, 3, 7, 12]
const doubledHours = [1, 3, 6, 10]
const leisureWeights = [20, 21, 23, 23, 30]
const household: readonly (readonly [string, number])[] = [
  ['6-0', 25],
  ['7-0', 25],
  ['8-0', 30],
  ['9-0', 36],
  ['9-1', 20],
  ['10-0', 35],
]
const still: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 11].map((page) => [`${page}-0`, 'Never'])),
  ...Object.fromEntries(household.map(([key]) => [key, 'Never'])),
}

interface Week {
  readonly days: readonly number[]
  readonly hours: readonly number[]
  readonly house: readonly number[]
  readonly work: readonly [days: number, hours: number, kind: number]
}
const pick = fc.nat(3)
const weeks: fc.Arbitrary<Week> = fc.record({
  days: fc.array(pick, { minLength: 5, maxLength: 5 }),
  hours: fc.array(pick, { minLength: 5, maxLength: 5 }),
  house: fc.array(pick, { minLength: 6, maxLength: 6 }),
  work: fc.tuple(pick, pick, pick),
})

function answersOf({ days, hours, house, work }: Week): Record<string, string> {
  const answers: Record<string, string> = { ...still }
  for (const [index, day] of days.entries()) {
    answers[`${index + 1}-0`] = dayCodes[day] ?? ''
    answers[`${index + 1}-1`] = hourCodes[hours[index] ?? 0] ?? ''
  }
  for (const [index, [key]] of household.entries()) answers[key] = dayCodes[house[index] ?? 0] ?? ''
  answers['11-0'] = dayCodes[work[0]] ?? ''
  answers['11-1'] = hourCodes[work[1]] ?? ''
  answers['11-2'] = kindCodes[work[2]] ?? ''
  return answers
}

/** Half up on whole numbers by integer division, apart from the rule under test. */
const halfUp = (numerator: number, denominator: number) =>
  Number((2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator)))

function expectedOf({ days, hours, house, work }: Week) {
  const leisure = leisureWeights.reduce((sum, weight, index) => {
    const day = doubledDays[days[index] ?? 0] ?? 0
    return sum + weight * day * (doubledHours[hours[index] ?? 0] ?? 0)
  }, 0)
  const houseSum = household.reduce(
    (sum, [, weight], index) => sum + ((house[index] ?? 0) > 0 ? weight : 0),
    0,
  )
  const [workDays, workHours, kind] = work
  const workParts =
    kind === 0 ? 0 : 21 * (doubledDays[workDays] ?? 0) * (doubledHours[workHours] ?? 0)
  const total = leisure + workParts + 28 * houseSum
  const rounded = halfUp(total, 28)
  const score = Math.min(rounded, 350)
  const isUpper = score >= 150
  const upper = score >= 250 ? 'Highly Active' : 'Moderate to Active'
  const lower = score >= 50 ? 'Low to Moderate' : 'Very Low Activity'
  return {
    score,
    band: isUpper ? upper : lower,
    components: {
      leisure: halfUp(leisure * 100, 28) / 100,
      household: houseSum,
      work: halfUp(workParts * 100, 28) / 100,
      raw: halfUp(total * 100, 28) / 100,
    },
    flags: rounded > 350 ? ['clamped-to-350'] : [],
  }
}

describe('exercise.score', () => {
  it('agrees with a second count on 10,000 weeks', () => {
    fc.assert(
      fc.property(weeks, (week) => {
        expect(exercise.score(answersOf(week), {})).toEqual(expectedOf(week))
      }),
      { numRuns: 10_000 },
    )
  })

  it.each([
    ['3-4 days', '1 hour to just under 2 hours', 15],
    ['1-2 days', 'Less than 1 hour', 2],
    ['5-7 days', 'More than 4 hours', 86],
  ])('counts walking on %s for %s as %i', (days, hours, score) => {
    expect(exercise.score({ ...still, '1-0': days, '1-1': hours }, {})).toMatchObject({ score })
  })

  it('puts exactly 50 in the higher group', () => {
    const fifty = { ...still, '6-0': '1-2 days', '7-0': '5-7 days' }
    expect(exercise.score(fifty, {})).toMatchObject({ score: 50, band: 'Low to Moderate' })
  })

  it('rounds a half up', () => {
    // Strength 1.5 days x 0.5 h: 30 x 3 x 1 / 28 = 3.21; moderate 7 x 6 x 23 / 28 = 34.5.
    const half = { ...still, '3-0': '3-4 days', '3-1': '2 to 4 hours' }
    expect(exercise.score(half, {})).toMatchObject({ score: 35, components: { raw: 34.5 } })
  })

  it('counts work only where it is not mostly sitting, and household days only once', () => {
    const work = { ...still, '11-0': '5-7 days', '11-1': 'More than 4 hours' }
    expect(exercise.score({ ...work, '11-2': 'Mostly sitting' }, {})).toMatchObject({ score: 0 })
    for (const kind of kindCodes.slice(1)) {
      expect(exercise.score({ ...work, '11-2': kind }, {})).toMatchObject({ score: 90 })
    }
    for (const days of dayCodes.slice(1)) {
      expect(exercise.score({ ...still, '9-1': days }, {})).toMatchObject({ score: 20 })
    }
  })

  it('ignores an answer left over from a follow-up that is not asked', () => {
    const leftOver = { ...still, '1-1': 'More than 4 hours', '11-1': 'bad', '11-2': 5 }
    expect(exercise.score(leftOver, {})).toMatchObject({ score: 0 })
  })

  it.each([
    [{ ...still, '1-0': '1-2 days' }, 'INCOMPLETE', '1-1'],
    [{ ...still, '11-0': '1-2 days' }, 'INCOMPLETE', '11-1'],
    [{ ...still, '11-0': '1-2 days', '11-1': 'Less than 1 hour' }, 'INCOMPLETE', '11-2'],
    // Completeness of all comes before the values of any.
    [{ ...still, '1-0': 'bad' }, 'INCOMPLETE', '1-1'],
    [{ ...still, '1-0': 'bad', '1-1': 'Less than 1 hour' }, 'INVALID_OPTION', '1-0'],
    [{ ...still, '1-0': ' Never' }, 'INCOMPLETE', '1-1'],
    [{ ...still, '2-0': '1-2 days', '2-1': 'bad', '6-0': 'bad' }, 'INVALID_OPTION', '2-1'],
    [{ ...still, '9-1': '' }, 'INCOMPLETE', '9-1'],
    [{ ...still, '10-0': 'never' }, 'INVALID_OPTION', '10-0'],
    [{}, 'INCOMPLETE', '1-0'],
    [[], 'INVALID_ANSWERS', null],
  ])('case %# gives %s', (answers, error, field) => {
    expect(exercise.score(answers, {})).toEqual({ error, field })
  })
})
