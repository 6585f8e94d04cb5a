/** Takes out of assessments whatever could lead back to one of few people. */

import type { ResearchFacts, ResearchRow } from '../../store/operator/research-rows.ts'
import { madeAt } from '../../ids.ts'

/** What may stay of an assessment: nothing that says whose it is or on which day. */
export interface ReleasedRow
  extends Pick<
    ResearchRow,
    | 'instrument'
    | 'algorithm_version'
    | 'age_band'
    | 'gender'
    | 'answered_by'
    | 'score'
    | 'band'
    | 'components'
  > {
  /** When it was finished: `2026-Q3`, or `2026` where too few people share the quarter. */
  readonly period: string
}

/** How carefully. */
export interface ReleaseRule {
  /** Fewest people who may share a group. */
  readonly minCell: number
  /** UTC ISO; only quarters and years that are over by then are released. */
  readonly now: string
}

/** What may leave, before any of it is read. */
export interface ReleasePlan {
  /** Rows that may leave. */
  readonly count: number
  /** Share of the assessments of these quarters left out for too small a group, 0 to 1. */
  readonly leftOut: number
  /**
   * Picks of a person what may leave.
   *
   * @param rows - all assessments of one person.
   * @returns for each that may leave, what may stay of it.
   */
  readonly pick: (rows: readonly ResearchRow[]) => ReleasedRow[]
}

/** People of a group of a year, by the quarters of that year in which they were in it: bit 0 is the first. */
type PeopleByQuarters = number[]

/** The newest assessment of a person in each group, by the name of the group. */
type Newest<One> = Map<string, One>

const quarters = [0, 1, 2, 3] as const

/**
 * Chooses what may leave, from counts alone: no person is held in memory when the next one comes.
 * People of one gender and age band who finished the same version of the
 * same questionnaire in the same quarter, alike alone or with help, are a group. A group of fewer than `minCell` people is
 * joined with the other small ones of its year; where that is too few again, it is left out. So
 * whoever knows these facts of a person finds no fewer than `minCell` people who could be meant:
 * k-anonymity (Sweeney, 2002). Of several assessments of a person in a group only the newest
 * leaves, so that nobody stands out by their number. What came to the server after its quarter was
 * over, for example with a guest who registered later, is left out: a group that was released never
 * grows, and whoever registers cannot be found by subtracting the release before. Two releases with
 * the same `minCell` differ by whole groups, unless somebody corrected their profile or left in
 * between.
 *
 * @param people - every assessment, person by person.
 * @param rule - how carefully.
 * @returns what may leave, of the same assessments.
 */
export async function planRelease(
  people: AsyncIterable<readonly ResearchFacts[]>,
  { minCell, now }: ReleaseRule,
): Promise<ReleasePlan> {
  const years = new Map<string, PeopleByQuarters>()
  let known = 0
  for await (const facts of people) {
    const ofPerson = newestOfQuarters(facts, now)
    known += ofPerson.size
    for (const [name, quartersOfPerson] of quartersByYear(ofPerson.values())) {
      const counts = years.get(name) ?? Array.from({ length: 2 ** quarters.length }, () => 0)
      years.set(name, counts)
      counts[quartersOfPerson] = (counts[quartersOfPerson] ?? 0) + 1
    }
  }
  const large = new Set<string>()
  let count = 0
  const keepIfLarge = (name: string, size: number) => {
    if (size < minCell) return
    large.add(name)
    count += size
  }
  for (const [name, counts] of years) {
    const ofQuarters = quarters.map((quarter) => ({ quarter, size: sizeOf(counts, 1 << quarter) }))
    for (const { quarter, size } of ofQuarters) keepIfLarge(nameOfQuarter(name, quarter), size)
    const small = ofQuarters.filter(({ size }) => size < minCell)
    // In a year that still runs, every quarter that ends would show as a difference.
    if (!isOver(yearOf(name), now)) continue
    keepIfLarge(
      name,
      sizeOf(
        counts,
        small.reduce((bits, { quarter }) => bits | (1 << quarter), 0),
      ),
    )
  }
  const pick = (rows: readonly ResearchRow[]) => pickLarge(newestOfQuarters(rows, now), large)
  return { count, leftOut: known === 0 ? 0 : 1 - count / known, pick }
}

function pickLarge(ofPerson: Newest<ResearchRow>, large: ReadonlySet<string>): ReleasedRow[] {
  const ofYears: Newest<ResearchRow> = new Map()
  const released: ReleasedRow[] = []
  for (const [name, row] of ofPerson) {
    if (large.has(name)) released.push(release(row, quarterOf(row.finished_at)))
    else put(ofYears, nameOfYear(row), row)
  }
  for (const [name, row] of ofYears) {
    if (large.has(name)) released.push(release(row, yearOf(row.finished_at)))
  }
  return released
}

/** Of one person. */
function newestOfQuarters<One extends ResearchFacts>(rows: readonly One[], now: string) {
  const newest: Newest<One> = new Map()
  for (const row of rows) {
    const quarter = quarterOf(row.finished_at)
    const isInTime = quarterOf(madeAt(row.id)) <= quarter
    if (isInTime && isOver(quarter, now)) {
      put(newest, nameOfQuarter(nameOfYear(row), quarterIndex(row)), row)
    }
  }
  return newest
}

function put<One extends ResearchFacts>(newest: Newest<One>, name: string, row: One): void {
  const other = newest.get(name)
  if (other === undefined || other.finished_at <= row.finished_at) newest.set(name, row)
}

function quartersByYear(rows: Iterable<ResearchFacts>): Map<string, number> {
  const years = new Map<string, number>()
  for (const row of rows) {
    const name = nameOfYear(row)
    years.set(name, (years.get(name) ?? 0) | (1 << quarterIndex(row)))
  }
  return years
}

/** People who were there in one of these quarters or more. */
function sizeOf(counts: PeopleByQuarters, bits: number): number {
  return counts.reduce((sum, people, ofThem) => ((ofThem & bits) === 0 ? sum : sum + people), 0)
}

/** It begins with the year. */
function nameOfYear(row: ResearchFacts): string {
  const { instrument, algorithm_version, age_band, gender, answered_by } = row
  const group = JSON.stringify([instrument, algorithm_version, age_band, gender, answered_by])
  return `${yearOf(row.finished_at)} ${group}`
}

function nameOfQuarter(ofYear: string, quarter: number): string {
  return `${ofYear} ${quarter}`
}

/** 0 to 3. */
function quarterIndex({ finished_at }: ResearchFacts): number {
  return Number(quarterOf(finished_at).at(-1)) - 1
}

/** By explicit list: a new column must not leave by itself. */
function release(row: ResearchRow, period: string): ReleasedRow {
  return {
    instrument: row.instrument,
    algorithm_version: row.algorithm_version,
    age_band: row.age_band,
    gender: row.gender,
    answered_by: row.answered_by,
    period,
    score: row.score,
    band: row.band,
    components: row.components,
  }
}

/**
 * Finds the quarter of a moment.
 *
 * @param moment - UTC ISO.
 * @returns for example `2026-Q3`.
 */
export function quarterOf(moment: string): string {
  const month = Number(moment.slice(5, 7))
  return `${yearOf(moment)}-Q${Math.ceil(month / 3)}`
}

/**
 * Finds the year of a moment.
 *
 * @param moment - UTC ISO.
 * @returns four digits.
 */
export function yearOf(moment: string): string {
  return moment.slice(0, 4)
}

/**
 * Says whether a quarter or a year lies behind us.
 *
 * @param period - as from {@link quarterOf} or {@link yearOf}.
 * @param now - UTC ISO.
 * @returns false while it runs or has not begun.
 */
export function isOver(period: string, now: string): boolean {
  const current = period.length === 4 ? yearOf(now) : quarterOf(now)
  return period < current
}
