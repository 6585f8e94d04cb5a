/** Pasted scores are read however they are written, and what is no score is named with its reason. */

import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lifestyleDomains } from '#core/lifestyle-domain.ts'
import { type ScoreRanges, parseScores, readWholeNumber } from './parse-scores.ts'

const ranges: ScoreRanges = {
  Socialization: { min: 0, max: 11 },
  Learning: { min: 0, max: 10 },
  Exercise: { min: 0, max: 350 },
  Diet: { min: 0, max: 14 },
  Stress: { min: 0, max: 40 },
  Sleep: { min: 0, max: 21 },
}
const sleepAndStress = [
  { domain: 'Sleep', value: 7 },
  { domain: 'Stress', value: 14 },
]

describe('parseScores', () => {
  it.each([
    'Sleep 7, Stress: 14',
    'Sleep 7,Stress 14',
    'sleep=7; STRESS = 14',
    'Sleep - 7\nStress – 14',
    'Sleep, 7, Stress, 14',
    'Sleep-7, Stress-14',
    'Sleep\t7\r\nStress\t14',
    'Sleep 7 Stress 14',
    'Sleep\n7\nStress\n14',
    'My sleep score is 7 and my stress score is 14.',
    'Sleep 7/21, Stress 14 out of 40',
    'Sleep 7 of 21\n\nStress 14 / 40\n',
    '• Sleep: 7\n• Stress: 14',
    'Sleep 7, Stress 14, Sleep 7',
  ])('reads %j', (text) => {
    expect(parseScores(text, ranges)).toEqual({ readings: sleepAndStress, unread: [] })
  })

  it.each(['Socialization 3', 'socialize: 3', 'SOCIAL = 3', 'Socialisation 3'])(
    'knows the other names: %s',
    (text) => {
      expect(parseScores(text, ranges).readings).toEqual([{ domain: 'Socialization', value: 3 }])
    },
  )

  it.each([
    'Stress fourteen; BMI 24',
    'Stress fourteen, BMI 24',
    'Stress fourteen and BMI 24',
    'Stress\nBMI 24',
  ])('never takes a number for a name it does not belong to: %j', (text) => {
    const { readings, unread } = parseScores(text, ranges)
    expect(readings).toEqual([])
    expect(unread).toHaveLength(2)
    expect(unread).toContainEqual({ text: 'Stress', reason: 'noNumber' })
    expect(unread.find(({ reason }) => reason === 'noName')?.text).toContain('BMI 24')
  })

  it.each(['MNA: 12', 'My MNA score was 12', 'Diet\nScore: 12', 'Nutrition and weight, MNA 12'])(
    'knows the names of the scales: %j',
    (text) => {
      expect(parseScores(text, ranges).readings).toEqual([{ domain: 'Diet', value: 12 }])
    },
  )

  it.each([
    ['7', { text: '7', reason: 'noName' }],
    ['Memory 7', { text: 'Memory 7', reason: 'noName' }],
    ['Sleep', { text: 'Sleep', reason: 'noNumber' }],
    ['Sleep seven', { text: 'Sleep', reason: 'noNumber' }],
    ['hello there', { text: 'hello there', reason: 'noScore' }],
    ['Sleep 7.5', { text: 'Sleep 7.5', reason: 'notWhole' }],
    ['Sleep 7,5', { text: 'Sleep 7,5', reason: 'notWhole' }],
    ['Sleep 22', { text: 'Sleep 22', reason: 'outOfRange', domain: 'Sleep' }],
    ['Social: -1', { text: 'Social: -1', reason: 'outOfRange', domain: 'Socialization' }],
    ['Sleep \u22127', { text: 'Sleep \u22127', reason: 'outOfRange', domain: 'Sleep' }],
    ['Sleep 70/100', { text: 'Sleep 70/100', reason: 'otherScale', domain: 'Sleep' }],
    ['Sleep: 70%', { text: 'Sleep: 70%', reason: 'otherScale', domain: 'Sleep' }],
  ])('says why %j is no score', (text, unread) => {
    expect(parseScores(text, ranges)).toEqual({ readings: [], unread: [unread] })
  })

  it('keeps the first of two different scores of a domain', () => {
    expect(parseScores('Sleep 7\nSleep 9', ranges)).toEqual({
      readings: [{ domain: 'Sleep', value: 7 }],
      unread: [{ text: 'Sleep 9', reason: 'twice', domain: 'Sleep' }],
    })
  })

  it('lets a known score win', () => {
    expect(parseScores('Sleep 9', ranges, [{ domain: 'Sleep', value: 7 }])).toEqual({
      readings: [{ domain: 'Sleep', value: 7 }],
      unread: [{ text: 'Sleep 9', reason: 'twice', domain: 'Sleep' }],
    })
  })

  it('tells good pieces from bad ones in one text', () => {
    expect(parseScores('Sleep 7\nMood 3\nStress, Diet 12', ranges)).toEqual({
      readings: [
        { domain: 'Sleep', value: 7 },
        { domain: 'Diet', value: 12 },
      ],
      unread: [
        { text: 'Mood 3', reason: 'noName' },
        { text: 'Stress', reason: 'noNumber' },
      ],
    })
  })

  it('understands the Spanish names, or what the Spanish page shows as an example is refused', () => {
    for (const text of ['Sueño 7, Estrés 14', 'sueno 7 y estrés: 14 de 40']) {
      const read = parseScores(text, ranges)
      expect(read.readings).toEqual(sleepAndStress)
      expect(read.unread).toEqual([])
    }
    expect(parseScores('Vida social 3', ranges).readings).toEqual([
      { domain: 'Socialization', value: 3 },
    ])
  })

  it('reads nothing from nothing', () => {
    expect(parseScores(' \n ; ', ranges)).toEqual({ readings: [], unread: [] })
  })

  it('reads back every score it could have been given', () => {
    const score = fc
      .constantFrom(...lifestyleDomains)
      .chain((domain) => fc.integer(ranges[domain]).map((value) => ({ domain, value })))
    const scores = fc.uniqueArray(score, { selector: ({ domain }) => domain })
    const signs = fc.constantFrom(' ', ': ', ' = ', ' - ', ', ', '\t')
    const ends = fc.constantFrom('\n', '; ', ', ', ' ')
    fc.assert(
      fc.property(scores, signs, ends, (given, sign, end) => {
        const text = given.map(({ domain, value }) => `${domain}${sign}${value}`).join(end)
        expect(parseScores(text, ranges)).toEqual({ readings: given, unread: [] })
      }),
    )
  })

  it('takes any text without a fault, and no score out of range', () => {
    const texts = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom('Sleep', 'stress', '7', '99', '/', '%', ',', '\n', '3.5', ' '))
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const { readings } = parseScores(text, ranges)
        for (const { domain, value } of readings) {
          expect(readWholeNumber(String(value), ranges[domain])).toBe(value)
        }
        expect(new Set(readings.map(({ domain }) => domain)).size).toBe(readings.length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('readWholeNumber', () => {
  it.each(['', ' ', '-1', '22', '7.0', 'seven', '1e1'])('refuses %j', (typed) => {
    expect(readWholeNumber(typed, ranges.Sleep)).toBeNull()
  })

  it('takes both ends of the range', () => {
    expect(readWholeNumber('0', ranges.Sleep)).toBe(0)
    expect(readWholeNumber(' 21 ', ranges.Sleep)).toBe(21)
  })
})
