/** Checks the rows of 'You and people like you'. */

import { describe, expect, it } from 'vitest'
import { instruments } from '#core/catalog.ts'
import { compareWithCohort, compareWithNorms } from '#core/cohort.ts'
import { placesOf } from '#core/comparison/snapshot.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import type { Person } from '../person/person.ts'
import { comparisonOf, standingsOf } from './standing.ts'

function personWith(id: InstrumentId, score: number, more: Partial<Person> = {}): Person {
  const result = { score, band: 'Moderate', flags: [], components: { lsns6: 15 }, ageDays: 0 }
  return { ageYears: 72, gender: 'Male', bmi: 24, results: { [id]: result }, ...more }
}

function rowOf(id: InstrumentId, score: number, more: Partial<Person> = {}, withoutFood = false) {
  const person = personWith(id, score, more)
  const instrument = instruments[id]
  const { ageYears, gender } = person
  const compared = compareWithNorms({ instrument, score, ageYears, gender })
  return standingsOf(
    [comparisonOf(instrument.domain, compared, score, 'en')],
    person,
    withoutFood,
    'en',
  )[0]
}

const others = (count: number) => ({
  cell: placesOf({ members: [count + 1, 0], recent: 0, fromOneNetwork: 1 }, 'sleep'),
})

describe('standingsOf', () => {
  it('says word, number, place and source', () => {
    expect(rowOf('sleep', 12)).toMatchObject({
      domain: 'Sleep',
      score: 12,
      maxScore: 21,
      band: 'moderate',
      position: 'clearly-worse',
      standing: 'Less good than is usual for men aged 65 to 74.',
    })
    expect(rowOf('sleep', 12)?.sources).toHaveLength(1)
    expect(rowOf('sleep', 12)?.figures.join(' ')).toContain('4.4')
  })

  it('compares with the published shares where there is no average', () => {
    expect(rowOf('mna', 13)?.standing).toContain('64 in 100')
    expect(rowOf('social', 2)?.standing).toContain('like most people')
    expect(rowOf('social', 2)?.sources.length).toBeGreaterThan(0)
  })

  it('says why it cannot compare', () => {
    expect(rowOf('literacy', 9)?.standing).toContain('no published figures')
    const { results } = personWith('sleep', 9)
    const compared = compareWithNorms({ instrument: instruments.sleep, score: 9 })
    const [row] = standingsOf([comparisonOf('Sleep', compared, 9, 'en')], { results }, false, 'en')
    expect(row).toMatchObject({ position: null, figures: [] })
    expect(row?.standing).toContain('do not know your age')
  })

  it('never says the bands of Learning', () => {
    expect(rowOf('literacy', 3)?.band).toBe('new to digital tools')
  })

  it('leaves food out for someone who had an eating disorder', () => {
    expect(rowOf('mna', 9, {}, true)).toBeUndefined()
  })

  it('compares with others here from 20 people on, rounded', () => {
    const input = {
      instrument: instruments.sleep,
      score: 12,
      ageYears: 72,
      gender: 'Male',
    } as const
    const rowAmong = (count: number) =>
      standingsOf(
        [comparisonOf('Sleep', compareWithCohort(input, others(count)), 12, 'en')],
        personWith('sleep', 12),
        false,
        'en',
      )[0]
    expect(rowAmong(20)?.figures.join(' ')).toContain('at least 20 other people')
    expect(rowAmong(29)?.figures.join(' ')).toContain('at least 20 other people')
    expect(rowAmong(19)?.figures.join(' ')).toContain('published')
  })
})
