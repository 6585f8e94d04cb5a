/** How the newest scores spread over people of the same age and gender, kept as counts. */

import type { Transaction } from 'kysely'
import { ageBandOf } from '#core/comparison/cohort-cell.ts'
import type { ScoreCount } from '#core/comparison/position.ts'
import type { InstrumentId } from '#core/instrument.ts'
import type { Database } from './databases/database.ts'
import type { Gender, NewRow, Schema } from './schema.ts'

/** People counted together. */
export interface Cohort {
  readonly instrument: InstrumentId
  readonly ageBand: string
  /** Absent to count both genders together. */
  readonly gender?: Gender
}

/** Reads the counts; they are written with the assessments. */
export interface Cohorts {
  /**
   * Reads how the newest scores of a cohort spread. Its cost grows with the range of the score,
   * not with the number of people.
   *
   * @param cohort - whom to count.
   * @returns ascending by score, each score once; empty where nobody has one.
   */
  spread(cohort: Cohort): Promise<ScoreCount[]>
}

/**
 * Makes the repository of cohort counts.
 *
 * @param database - where they are kept.
 * @returns the repository.
 */
export function createCohorts(database: Database): Cohorts {
  return {
    async spread(cohort) {
      let query = database.reader
        .selectFrom('cohort_counts')
        .select(({ fn }) => ['score', fn.sum<number>('members').as('members')])
        .where('instrument', '=', cohort.instrument)
        .where('age_band', '=', cohort.ageBand)
        .where('members', '>', 0)
      if (cohort.gender !== undefined) query = query.where('gender', '=', cohort.gender)
      const rows = await query.groupBy('score').orderBy('score').execute()
      return rows.map((row) => ({ score: row.score, count: row.members }))
    },
  }
}

/** What of an assessment says where it is counted. */
export type CountedRow = Pick<NewRow<'assessments'>, 'instrument' | 'age_band' | 'gender' | 'score'>

/** Cohort of people too young for the comparison, or of unknown age. */
const tooYoung = 'under-55'

/**
 * Finds the cohort a person belonged to on a day.
 *
 * @param yearOfBirth - four digits.
 * @param moment - UTC ISO.
 * @returns the age band as it is stored.
 */
export function storedAgeBand(yearOfBirth: number, moment: string): string {
  return cohortBand(new Date(moment).getUTCFullYear() - yearOfBirth)
}

/**
 * Finds the cohort of an age.
 *
 * @param ageYears - whole years; may be missing.
 * @returns the age band as it is stored.
 */
export function cohortBand(ageYears: number | undefined): string {
  return ageBandOf(ageYears) ?? tooYoung
}

/**
 * Counts an assessment in place of another of the same person.
 *
 * @param transaction - the write they belong to.
 * @param from - what was counted until now; absent where nothing was.
 * @param to - what is counted from now on; absent where nothing is.
 */
export async function moveMember(
  transaction: Transaction<Schema>,
  from: CountedRow | undefined,
  to: CountedRow | undefined,
): Promise<void> {
  if (from !== undefined && to !== undefined && cellOf(from) === cellOf(to)) return
  const steps = [
    ...(to === undefined ? [] : [{ row: to, by: 1 }]),
    ...(from === undefined ? [] : [{ row: from, by: -1 }]),
  ]
  // Always in the same order, so that two writes can never wait for each other in a circle.
  steps.sort((a, b) => (cellOf(a.row) < cellOf(b.row) ? -1 : 1))
  for (const { row, by } of steps) await count(transaction, row, by)
}

function cellOf(row: CountedRow): string {
  return `${row.instrument} ${row.age_band} ${row.gender} ${row.score}`
}

async function count(transaction: Transaction<Schema>, row: CountedRow, by: number): Promise<void> {
  await transaction
    .insertInto('cohort_counts')
    .values({
      instrument: row.instrument,
      age_band: row.age_band,
      gender: row.gender,
      score: row.score,
      members: by,
    })
    .onConflict((conflict) =>
      conflict.columns(['instrument', 'age_band', 'gender', 'score']).doUpdateSet((eb) => ({
        members: eb('cohort_counts.members', '+', eb.ref('excluded.members')),
      })),
    )
    .execute()
}
