/** Nobody is found in what leaves for research: every group in it stands for enough people. */

import {
  type Arbitrary,
  array,
  assert,
  asyncProperty,
  constantFrom,
  integer,
  nat,
  record,
} from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ResearchRow } from '../../store/operator/research-rows.ts'
import { createIdSource } from '../../ids.ts'
import { type ReleasedRow, isOver, quarterOf, yearOf } from './deidentify.ts'
import { releaseOf } from './test-release.ts'

const november = '2026-11-21T10:00:00.000Z'
const nextYear = '2027-02-01T10:00:00.000Z'

function idOf(moment: string): string {
  return createIdSource(
    () => new Date(moment),
    (count) => new Uint8Array(count),
  )()
}

/** The score carries whose it is, so that the people behind a row can be counted. */
function sitting(person: number, day: string, parts: Partial<ResearchRow> = {}): ResearchRow {
  return {
    user_id: `person ${person}`,
    id: idOf(`${day}T09:00:00.000Z`),
    instrument: 'stress',
    algorithm_version: 1,
    age_band: '75+',
    gender: 'Female',
    answered_by: 'self',
    score: person,
    band: 'Low',
    components: '{"strain":8}',
    finished_at: `${day}T09:00:00.000Z`,
    ...parts,
  }
}

const days = ['2025-12-30', '2026-01-02', '2026-05-05', '2026-08-08', '2026-09-30', '2026-11-20']
const anySitting: Arbitrary<ResearchRow> = record({
  person: nat(40),
  day: constantFrom(...days),
  instrument: constantFrom('stress', 'sleep'),
  algorithm_version: constantFrom(1, 1, 1, 1, 2),
  age_band: constantFrom('75+', '75+', '75+', '75+', '65-74'),
  gender: constantFrom('Female', 'Female', 'Male'),
  answered_by: constantFrom('self', 'self', 'self', 'self', 'with-help'),
}).map(({ person, day, ...parts }) => sitting(person, day, parts))
const anySittings = array(anySitting, { minLength: 50, maxLength: 400, size: 'max' })
const anyCell = integer({ min: 11, max: 18 })

describe('what leaves for research', () => {
  it('never holds a combination that stands for fewer people than asked for', async () => {
    await assert(
      asyncProperty(anySittings, anyCell, async (rows, minCell) => {
        const { rows: released } = await run(rows, minCell)
        for (const [name, group] of groupsOf(released)) {
          expect(new Set(group.map(({ score }) => score)).size, name).toBeGreaterThanOrEqual(
            minCell,
          )
          expect(group.length, name).toBe(new Set(group.map(({ score }) => score)).size)
        }
      }),
    )
  })

  it('holds nothing that is not stored, and nothing of the time that still runs', async () => {
    await assert(
      asyncProperty(anySittings, async (rows) => {
        const { rows: released } = await run(rows, 11)
        for (const row of released) {
          expect(row.period).not.toBe('2026-Q4')
          expect(row.period).not.toBe('2026')
          const of = rows.filter(
            (one) =>
              one.score === row.score &&
              one.instrument === row.instrument &&
              one.algorithm_version === row.algorithm_version &&
              one.age_band === row.age_band &&
              one.gender === row.gender &&
              one.answered_by === row.answered_by &&
              one.finished_at.startsWith(row.period.slice(0, 4)),
          )
          expect(of.length).toBeGreaterThan(0)
        }
      }),
    )
  })

  it('differs from an earlier release by whole groups of enough people', async () => {
    await assert(
      asyncProperty(anySittings, anyCell, async (rows, minCell) => {
        const earlier = groupsOf((await run(rows, minCell, november)).rows)
        const later = groupsOf((await run(rows, minCell, nextYear)).rows)
        for (const [name, group] of earlier) {
          expect(scores(later.get(name) ?? [])).toEqual(scores(group))
        }
        for (const group of later.values()) expect(group.length).toBeGreaterThanOrEqual(minCell)
      }),
    )
  })

  it('lets nobody be found by subtracting the release from before they came with older results', async () => {
    const earlier = people(1, 11).map((person) => sitting(person, '2026-08-08'))
    const late = sitting(12, '2026-08-08', { id: idOf('2026-10-02T09:00:00.000Z') })
    const before = await run(earlier, 11)
    const after = await run([...earlier, late], 11)
    expect(before.rows).toHaveLength(11)
    expect(after).toEqual(before)
    const inTime = sitting(12, '2026-08-08', { id: idOf('2026-09-30T23:59:59.999Z') })
    expect((await run([...earlier, inTime], 11)).rows).toHaveLength(12)
  })

  it('joins small quarters of a year that is over, and leaves out what is small even then', async () => {
    const year = [
      ...people(1, 6).map((person) => sitting(person, '2025-02-02')),
      ...people(7, 12).map((person) => sitting(person, '2025-05-05')),
      ...people(13, 22).map((person) => sitting(person, '2025-08-08')),
      ...people(1, 9).map((person) => sitting(person, '2024-08-08')),
    ]
    const { rows, leftOut } = await run(year, 10)
    const sizes = [...groupsOf(rows)].map(([name, group]) => [
      JSON.parse(name).at(-1),
      group.length,
    ])
    expect(new Map(Object.values(sizes).map(([a, b]) => [a, b]))).toEqual(
      new Map([
        ['2025-Q3', 10],
        ['2025', 12],
      ]),
    )
    expect(leftOut).toBeCloseTo(9 / 31)
  })

  it('holds the newest of several of a person, once', async () => {
    const rows = [
      ...people(1, 10).map((person) => sitting(person, '2026-08-01')),
      ...people(1, 10).map((person) => sitting(person, '2026-08-02', { band: 'High' })),
    ]
    const { rows: released } = await run(rows, 10)
    expect(released).toHaveLength(10)
    expect(released.every(({ band }) => band === 'High')).toBe(true)
  })

  it('is as much as was planned from counts alone', async () => {
    await assert(
      asyncProperty(anySittings, anyCell, async (rows, minCell) => {
        const { rows: released, count } = await run(rows, minCell, nextYear)
        expect(released).toHaveLength(count)
      }),
    )
  })

  it('has no field that could say whose it is', async () => {
    const { rows } = await run(
      people(1, 10).map((person) => sitting(person, '2026-08-01')),
      10,
    )
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual([
      'age_band',
      'algorithm_version',
      'answered_by',
      'band',
      'components',
      'gender',
      'instrument',
      'period',
      'score',
    ])
  })
})

function run(all: readonly ResearchRow[], minCell: number, now = november) {
  return releaseOf(all, { minCell, now })
}

function people(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

function scores(rows: readonly ReleasedRow[]): number[] {
  return rows.map(({ score }) => score).toSorted((a, b) => a - b)
}

function groupsOf(rows: readonly ReleasedRow[]): Map<string, ReleasedRow[]> {
  return Map.groupBy(rows, (row) =>
    JSON.stringify([
      row.instrument,
      row.algorithm_version,
      row.age_band,
      row.gender,
      row.answered_by,
      row.period,
    ]),
  )
}

describe('a period', () => {
  it.each([
    ['2026-01-01T00:00:00.000Z', '2026-Q1'],
    ['2026-03-31T23:59:59.999Z', '2026-Q1'],
    ['2026-04-01T00:00:00.000Z', '2026-Q2'],
    ['2026-09-30T12:00:00.000Z', '2026-Q3'],
    ['2026-12-31T12:00:00.000Z', '2026-Q4'],
  ])('of %s is %s', (moment, quarter) => {
    expect(quarterOf(moment)).toBe(quarter)
    expect(yearOf(moment)).toBe('2026')
  })

  it.each([
    ['2026-Q3', true],
    ['2026-Q4', false],
    ['2027-Q1', false],
    ['2025', true],
    ['2026', false],
  ])('%s is over in November 2026: %s', (period, over) => {
    expect(isOver(period, '2026-11-21T10:00:00.000Z')).toBe(over)
  })
})
