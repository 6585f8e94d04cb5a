/** Takes out of assessments whatever could lead back to one of few people. */

import type { ResearchRow } from '../../store/operator/research-rows.ts'
import { madeAt } from '../../ids.ts'
import { isOver, quarterOf, yearOf } from './period.ts'

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
  /** Gives a whole number from 0 to below its bound. */
  readonly randomInt: (below: number) => number
}

/** What may leave. */
export interface Release {
  /** In random order. */
  readonly rows: readonly ReleasedRow[]
  /** Share of the assessments of these quarters left out for too small a group, 0 to 1. */
  readonly leftOut: number
}

/** The newest assessment of each person of a group, by the id of the person. */
type Group = Map<string, ResearchRow>

/**
 * Chooses what may leave. People of one gender and age band who finished the same version of the
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
 * @param rows - every assessment.
 * @param rule - how carefully.
 * @returns what may leave.
 */
export async function deidentify(
  rows: AsyncIterable<ResearchRow>,
  { minCell, now, randomInt }: ReleaseRule,
): Promise<Release> {
  const ofQuarters = new Map<string, Group>()
  for await (const row of rows) {
    const quarter = quarterOf(row.finished_at)
    const isInTime = quarterOf(madeAt(row.id)) <= quarter
    if (isInTime && isOver(quarter, now)) put(ofQuarters, row, quarter)
  }
  const ofYears = new Map<string, Group>()
  const released: ReleasedRow[] = []
  let known = 0
  for (const group of ofQuarters.values()) {
    known += group.size
    if (group.size >= minCell) released.push(...release(group, quarterOf))
    else joinYear(ofYears, group, now)
  }
  for (const group of ofYears.values()) {
    if (group.size >= minCell) released.push(...release(group, yearOf))
  }
  shuffle(released, randomInt)
  return { rows: released, leftOut: known === 0 ? 0 : 1 - released.length / known }
}

/** In a year that still runs, every quarter that ends would show as a difference. */
function joinYear(ofYears: Map<string, Group>, group: Group, now: string): void {
  for (const row of group.values()) {
    const year = yearOf(row.finished_at)
    if (isOver(year, now)) put(ofYears, row, year)
  }
}

function put(groups: Map<string, Group>, row: ResearchRow, period: string): void {
  const { instrument, algorithm_version, age_band, gender, answered_by } = row
  const name = JSON.stringify([
    instrument,
    algorithm_version,
    age_band,
    gender,
    answered_by,
    period,
  ])
  const group: Group = groups.get(name) ?? new Map<string, ResearchRow>()
  groups.set(name, group)
  const other = group.get(row.user_id)
  if (other === undefined || other.finished_at <= row.finished_at) group.set(row.user_id, row)
}

/** By explicit list: a new column must not leave by itself. */
function release(group: Group, periodOf: (moment: string) => string): ReleasedRow[] {
  return [...group.values()].map((row) => ({
    instrument: row.instrument,
    algorithm_version: row.algorithm_version,
    age_band: row.age_band,
    gender: row.gender,
    answered_by: row.answered_by,
    period: periodOf(row.finished_at),
    score: row.score,
    band: row.band,
    components: row.components,
  }))
}

/** Every order is equally likely (Fisher and Yates): the order of the rows is that of the people. */
function shuffle(rows: ReleasedRow[], randomInt: ReleaseRule['randomInt']): void {
  for (let last = rows.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1)
    const [a, b] = [rows[last], rows[other]]
    if (a === undefined || b === undefined) continue
    rows[last] = b
    rows[other] = a
  }
}
