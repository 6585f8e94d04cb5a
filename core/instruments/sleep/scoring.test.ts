/** Sleep: the seven parts at every boundary, cross-checks, flags and faults (scoring design, section 4). */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sleep } from './scoring.ts'

const frequency = [
  'Not in the past month',
  'Less than once a week',
  'Once or twice a week',
  'Three or more times a week',
]
const quality = ['Very good', 'Fairly good', 'Fairly bad', 'Very bad']
const problem = ['Not a problem', 'A slight problem', 'A moderate problem', 'A big problem']
const keys = ['2-0', '2-1', '2-2', '3-0', '3-1', '3-2', '4-0', '4-1', '4-2']
const laterKeys = ['5-0', '5-1', '5-2', '6-0', '6-1', '6-2', '7-0', '7-1', '7-2']
const choiceKeys = [...keys, ...laterKeys]
const codesOf = (key: string) => {
  if (key === '6-0') return problem
  return key === '6-1' ? quality : frequency
}
type Answers = Readonly<Record<string, string | number | null>>
const choices = (picks: readonly number[]) =>
  Object.fromEntries(choiceKeys.map((key, i) => [key, codesOf(key)[picks[i] ?? 0] ?? '']))
const inBands = (value: number, limits: readonly number[]) =>
  limits.filter((limit) => value < limit).length
const calm: Answers = { '1-0': '22:30', '1-1': 10, '1-2': '6:30 AM', '1-3': 8, ...choices([]) }
const often = 'Three or more times a week'

function partsOf(changes: Answers): Readonly<Record<string, unknown>> {
  const result = sleep.score({ ...calm, ...changes }, {})
  return 'components' in result ? result.components : { ...result }
}

describe('the parts of the sleep score', () => {
  it.each([
    [0, 0],
    [15, 0],
    ['15.0', 0],
    [15.1, 1],
    [30, 1],
    [30.5, 1],
    [60, 1],
    [60.1, 2],
    [720, 2],
  ])('counts %s minutes to fall asleep alone as %i', (minutes, latency) => {
    expect(partsOf({ '1-1': minutes })).toMatchObject({ latency })
  })

  it.each([
    [10, 0, 0],
    [10, 1, 1],
    [10, 2, 1],
    [10, 3, 2],
    [61, 1, 2],
    [61, 2, 3],
    [61, 3, 3],
  ])('counts %i minutes with frequency %i as %i', (minutes, pick, latency) => {
    expect(partsOf({ '1-1': minutes, '2-0': frequency[pick] ?? '' })).toMatchObject({ latency })
  })

  it.each([
    [7, 420, 0],
    [6.99, 419, 1],
    [6.995, 420, 0],
    [6, 360, 1],
    [5.99, 359, 2],
    [5, 300, 2],
    ['4.99', 299, 3],
    [0, 0, 3],
  ])('counts %s hours as %i minutes and %i', (hours, sleepMinutes, duration) => {
    expect(partsOf({ '1-3': hours })).toMatchObject({ sleepMinutes, duration })
  })

  it.each([
    // In bed for 10 hours, so that a tenth of a percent is 0.6 minutes.
    [8.5, 0, 85],
    [8.48, 1, 84.8],
    [7.5, 1, 75],
    [7.48, 2, 74.8],
    [6.5, 2, 65],
    [6.48, 3, 64.8],
    [10, 0, 100],
    [11, 0, 100],
  ])('counts %s of 10 hours in bed as efficiency %i, %s %%', (hours, efficiency, percent) => {
    const changes = { '1-0': '9 pm', '1-2': '7 am', '1-3': hours }
    expect(partsOf(changes)).toMatchObject({ efficiency, efficiencyPercent: percent })
  })

  it('counts 84.7 % as 1: no hole between 84 and 85', () => {
    const changes = { '1-0': '22:30', '1-2': '07:00', '1-3': 7.2 }
    expect(partsOf(changes)).toMatchObject({ efficiency: 1, efficiencyPercent: 84.7 })
  })

  it('agrees with a second count on 10,000 nights', () => {
    const picks = fc.array(fc.nat(3), { minLength: 18, maxLength: 18 })
    fc.assert(
      fc.property(picks, fc.nat(720), fc.nat(540), (points, minutes, asleep) => {
        const at = (key: string) => points[choiceKeys.indexOf(key)] ?? 0
        const pairs = [0, 1, 1, 2, 2, 3, 3]
        const spoiled = ['2-1', '2-2', '3-0', '3-1', '3-2', '4-0', '4-1', '4-2', '5-0']
        const sum = spoiled.reduce((total, key) => total + at(key), 0)
        const late = [15, 30, 60].filter((limit) => minutes > limit).length
        const parts = {
          quality: at('6-1'),
          latency: pairs[late + at('2-0')] ?? -1,
          duration: inBands(asleep, [420, 360, 300]),
          // 480 minutes in bed: 85 %, 75 % and 65 % are 408, 360 and 312 minutes.
          efficiency: inBands(Math.min(asleep, 480), [408, 360, 312]),
          disturbance: sum === 0 ? 0 : [1, 10, 19].filter((limit) => sum >= limit).length,
          medication: at('5-1'),
          daytime: pairs[at('5-2') + at('6-0')] ?? -1,
        }
        const score = Object.values(parts).reduce((total, part) => total + part, 0)
        const answers = { ...calm, ...choices(points), '1-1': minutes, '1-3': asleep / 60 }
        const result = sleep.score(answers, {})
        expect(result).toMatchObject({ score, components: parts })
        const limits = [5, 10, 15].filter((limit) => score > limit).length
        const label = ['Good', 'Moderate', 'Severe', 'Very Severe'][limits]
        expect(result).toMatchObject({ band: label })
        expect('flags' in result && result.flags.includes('snoring-and-pauses')).toBe(
          at('6-2') >= 2 && at('7-0') >= 1,
        )
      }),
      { numRuns: 10_000 },
    )
  })

  it('reaches every score from 0 to 21', () => {
    const steps: readonly Answers[] = [
      ...['Fairly good', 'Fairly bad', 'Very bad'].map((code) => ({ '6-1': code })),
      ...frequency.slice(1).map((code) => ({ '5-1': code })),
      ...[1, 3, 3].map((pick, i) => ({
        '5-2': frequency[pick] ?? '',
        '6-0': problem[[0, 0, 3][i] ?? 0] ?? '',
      })),
      ...[1, 2, 3].map((pick) =>
        Object.fromEntries([...keys.slice(1), '5-0'].map((key) => [key, frequency[pick] ?? ''])),
      ),
      { '2-0': frequency[1] ?? '' },
      { '2-0': often },
      { '1-1': 90 },
    ]
    const reached = new Set<number>()
    for (const night of [
      { '1-0': '22:30', '1-2': '06:30', '1-3': 8 },
      { '1-0': '22:30', '1-2': '06:30', '1-3': 2 },
    ]) {
      let answers: Answers = { ...calm, ...night }
      for (const step of [{}, ...steps]) {
        answers = { ...answers, ...step }
        const result = sleep.score(answers, {})
        if ('score' in result) reached.add(result.score)
      }
    }
    expect([...reached].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 22 }, (_, i) => i))
  })
})

describe('cross-checks and flags of the night', () => {
  it.each([
    ['22:30', '6:30 am', 8, []],
    ['10:30', '6:30', 8, ['bed-time-assumed-pm', 'wake-time-assumed-am']],
    ['1', '12', 8, ['bed-time-assumed-am', 'wake-time-assumed-pm']],
    ['22:30', '6:30 am', 8.5, ['sleep-longer-than-time-in-bed']],
    ['22:30', '6:30 am', 9, ['sleep-longer-than-time-in-bed']],
    [
      '10:30',
      '06:30',
      9,
      ['bed-time-assumed-pm', 'wake-time-assumed-am', 'sleep-longer-than-time-in-bed'],
    ],
    // 840 minutes are still believed.
    ['20:00', '10:00 am', 8, []],
    ['20:00', '10:01 am', 8, ['long-time-in-bed']],
    ['10 am', '6:30 am', 8, ['long-time-in-bed']],
    [
      '10',
      '6 pm',
      21,
      ['bed-time-assumed-pm', 'sleep-longer-than-time-in-bed', 'long-time-in-bed'],
    ],
  ])('from %s to %s with %s hours flags %j', (bed, wake, hours, flags) => {
    const night = { '1-0': bed, '1-2': wake, '1-3': hours }
    expect(sleep.score({ ...calm, ...night }, {})).toMatchObject({ flags })
  })

  it.each([
    [0, 3, false],
    [2, 0, false],
    [1, 3, false],
    [2, 1, true],
    [3, 3, true],
  ])(
    'snoring %i with pauses %i raises its flag: %s, and never a point',
    (snore, pauses, raised) => {
      const seen = { '6-2': frequency[snore] ?? '', '7-0': frequency[pauses] ?? '' }
      const flags = raised ? ['snoring-and-pauses'] : []
      const answers = { ...calm, ...seen, '7-1': often, '7-2': often }
      expect(sleep.score(answers, {})).toMatchObject({ score: 0, flags })
    },
  )

  it.each([
    [{ '1-3': 9.1 }, 'HOURS_EXCEED_TIME_IN_BED', '1-3'],
    // 541 minutes asleep of 480 in bed: one more than is accepted.
    [{ '1-3': 9.02 }, 'HOURS_EXCEED_TIME_IN_BED', '1-3'],
    [{ '1-0': '6:30 am' }, 'SAME_BED_AND_WAKE_TIME', '1-2'],
    [{ '1-0': '6:30 am', '1-3': 24 }, 'SAME_BED_AND_WAKE_TIME', '1-2'],
    [{ '1-0': 'late' }, 'INVALID_TIME', '1-0'],
    [{ '1-0': 22 }, 'INVALID_TIME', '1-0'],
    [{ '1-2': '13 am', '1-1': 'x' }, 'INVALID_NUMBER', '1-1'],
    [{ '1-2': '13 am', '1-3': 'x', '2-0': 'x' }, 'INVALID_TIME', '1-2'],
    [{ '1-1': 721 }, 'INVALID_NUMBER', '1-1'],
    [{ '1-1': -1 }, 'INVALID_NUMBER', '1-1'],
    [{ '1-1': '1e2' }, 'INVALID_NUMBER', '1-1'],
    [{ '1-1': Number.NaN }, 'INVALID_NUMBER', '1-1'],
    [{ '1-3': '7,5' }, 'INVALID_NUMBER', '1-3'],
    [{ '1-3': 24.1 }, 'INVALID_NUMBER', '1-3'],
    [{ '1-3': Number.POSITIVE_INFINITY }, 'INVALID_NUMBER', '1-3'],
    [{ '1-3': 'x', '2-0': 'x' }, 'INVALID_NUMBER', '1-3'],
    [{ '2-0': 'x', '1-3': 24 }, 'INVALID_OPTION', '2-0'],
    [{ '6-0': 'Very good' }, 'INVALID_OPTION', '6-0'],
    [{ '7-2': '' }, 'INCOMPLETE', '7-2'],
    [{ '7-2': null, '1-0': 'late' }, 'INCOMPLETE', '7-2'],
    [{ '1-1': ' ' }, 'INCOMPLETE', '1-1'],
  ])('case %# gives %s', (changes, error, field) => {
    expect(sleep.score({ ...calm, ...changes }, {})).toEqual({ error, field })
  })

  it('judges the typed answers alone, before the rest is answered', () => {
    const night = { '1-0': '10:30', '1-1': '10', '1-2': '6:30', '1-3': '7' }
    expect(sleep.checkTyped?.(night)).toMatchObject({ minutesInBed: 480, sleepMinutes: 420 })
    expect(sleep.checkTyped?.({ ...night, '1-3': '9.1' })).toEqual({
      error: 'HOURS_EXCEED_TIME_IN_BED',
      field: '1-3',
    })
    expect(sleep.checkTyped?.({})).toEqual({ error: 'INVALID_TIME', field: '1-0' })
  })

  it('takes numbers as typed text with spaces', () => {
    expect(partsOf({ '1-1': ' 10 ', '1-3': '7.5' })).toMatchObject({ sleepMinutes: 450 })
  })
})
