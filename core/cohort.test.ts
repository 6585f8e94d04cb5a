/** People like me: never a small group, people here before published figures, plain sentences. */

import { describe, expect, it } from 'vitest'
import { instruments } from './catalog.ts'
import { type CohortGroups, compareWithCohort, compareWithNorms } from './cohort.ts'
import { ageBandOf, ageBands, genders } from './comparison/cohort-cell.ts'
import { meanNorms } from './comparison/norm-tables.ts'
import { positionByMean, positionByPercentile } from './comparison/position.ts'
import { placesOf } from './comparison/snapshot.ts'

const woman = { ageYears: 70, gender: 'Female' } as const

const cells = (id: 'stress' | 'sleep' | 'exercise') =>
  ageBands.flatMap((band) =>
    genders.map((gender) => {
      const norm = meanNorms[id]?.[band][gender]
      return [norm?.mean, norm?.sd]
    }),
  )
/** All of the lower part of the range. */
const people = (count: number) =>
  placesOf({ members: [count, 0], recent: 0, fromOneNetwork: 1 }, 'literacy')

const compare = (groups: CohortGroups, member: object = woman) =>
  compareWithCohort({ instrument: instruments.literacy, score: 8, ...member }, groups)

describe('ageBandOf', () => {
  it.each([
    [54, null],
    [55, '55-64'],
    [64, '55-64'],
    [65, '65-74'],
    [74, '65-74'],
    [75, '75+'],
    [101, '75+'],
    [undefined, null],
    [Number.NaN, null],
  ])('%s years: %s', (age, band) => {
    expect(ageBandOf(age)).toBe(band)
  })
})

describe('published means', () => {
  it('are those of the scoring design', () => {
    const over65 = [
      [10.8, 6.8],
      [11.4, 6.8],
    ]
    expect(cells('stress')).toEqual([[14.2, 7.2], [14.8, 7.2], ...over65, ...over65])
    const sleepers = [
      [4.4, 3.1],
      [5.5, 3.1],
    ]
    expect(cells('sleep')).toEqual([...sleepers, ...sleepers, ...sleepers])
    expect(cells('exercise')).toEqual([
      [160, 76],
      [138, 76],
      [134, 64],
      [112, 64],
      [131, 69],
      [103, 67],
    ])
  })
})

describe('positionByMean', () => {
  it.each([
    [100, 'about-typical'],
    [104, 'about-typical'],
    [105, 'somewhat-better'],
    [110, 'somewhat-better'],
    [111, 'clearly-better'],
    [95, 'somewhat-worse'],
    [89, 'clearly-worse'],
  ])('%i beside 100 (SD 10): %s where higher is better', (value, position) => {
    expect(positionByMean(value, { mean: 100, sd: 10 }, 'higher-is-better')).toBe(position)
  })

  it('turns round where lower is better', () => {
    expect(positionByMean(111, { mean: 100, sd: 10 }, 'lower-is-better')).toBe('clearly-worse')
  })
})

describe('positionByPercentile', () => {
  it('becomes five steps in words', () => {
    expect([0, 14].map(positionByPercentile)).toEqual(['clearly-worse', 'clearly-worse'])
    expect([15, 29].map(positionByPercentile)).toEqual(['somewhat-worse', 'somewhat-worse'])
    expect([30, 70].map(positionByPercentile)).toEqual(['about-typical', 'about-typical'])
    expect([71, 85].map(positionByPercentile)).toEqual(['somewhat-better', 'somewhat-better'])
    expect([86, 100].map(positionByPercentile)).toEqual(['clearly-better', 'clearly-better'])
  })
})

describe('compareWithNorms', () => {
  it('says where a score stands, with source and year', () => {
    const comparison = compareWithNorms({ instrument: instruments.stress, score: 20, ...woman })
    expect(comparison).toMatchObject({ basis: 'published', position: 'clearly-worse', mean: 11.4 })
    expect(comparison.sentences[0]).toBe(
      'Your stress score is clearly less good than typical for women aged 65 to 74.',
    )
    expect(comparison.sources.join(' ')).toContain('2009')
  })

  it('knows only shares for social and nutrition', () => {
    const social = compareWithNorms({ instrument: instruments.social, score: 3, ...woman })
    expect(social).toMatchObject({ basis: 'published', position: null, mean: null })
    expect(social.sentences).toContain(
      'In large European studies 11 to 22 in 100 people over 65 fall under this line.',
    )
    const mna = compareWithNorms({ instrument: instruments.mna, score: 9 })
    expect(mna.sentences.join(' ')).toContain('sicker group')
  })

  it.each([
    ['literacy', woman],
    ['stress', { ageYears: 50, gender: 'Male' }],
    ['stress', { ageYears: 70 }],
    ['stress', { gender: 'Male' }],
    ['social', {}],
  ] as const)('has no comparison yet for %s and %j', (id, member) => {
    const comparison = compareWithNorms({ instrument: instruments[id], score: 5, ...member })
    expect(comparison).toMatchObject({ basis: 'none', position: null, people: null })
    expect(comparison.sentences[0]).toMatch(/^No comparison yet/)
  })
})

describe('compareWithCohort', () => {
  it('takes the own cell where it is shown, then both genders, then the table', () => {
    const own = compare({ cell: people(21), pooled: people(45) })
    expect(own).toMatchObject({ basis: 'people-here', group: 'women aged 65 to 74', people: 20 })
    const both = compare({ cell: people(20), pooled: people(45) })
    expect(both).toMatchObject({ group: 'people aged 65 to 74', people: 40 })
    expect(compare({ cell: people(20), pooled: people(20) })).toMatchObject({ basis: 'none' })
    expect(compare({})).toMatchObject({ basis: 'none' })
  })

  it('says a place and how many people, and nothing that is finer', () => {
    expect(compare({ cell: people(45) }).sentences).toEqual([
      'Your digital confidence is clearly better than typical for women aged 65 to 74 who use this program.',
      'We compared you with at least 40 other people.',
      'A higher score is better.',
    ])
  })

  it('pools where the gender is unknown and needs an age', () => {
    const groups = { cell: people(50), pooled: people(50) }
    expect(compare(groups, { ageYears: 80 })).toMatchObject({ group: 'people aged 75 and over' })
    expect(compare(groups, { gender: 'Male' })).toMatchObject({ basis: 'none' })
  })
})
