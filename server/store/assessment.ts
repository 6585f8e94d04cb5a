/** One scored sitting: its shape, and its row in the table. */

import type { Gender } from '#core/comparison/cohort-cell.ts'
import type { ScoredSitting } from '#core/sitting.ts'
import type { IdempotencyRecord } from './idempotency.ts'
import type { NewRow, Row } from './schema.ts'

/** One sitting as it is kept: moments in UTC, the start by the browser's clock, the end by the server's. */
export interface Assessment extends ScoredSitting {
  readonly userId: string
  readonly id: string
  /** Cohort of the person on that day. */
  readonly ageBand: string
  readonly gender: Gender
}

/**
 * Turns an assessment into its row.
 *
 * @param assessment - the scored sitting.
 * @param mark - how a repeat is recognised.
 * @returns the row.
 */
export function toAssessmentRow(
  assessment: Assessment,
  mark: IdempotencyRecord,
): NewRow<'assessments'> {
  return {
    user_id: assessment.userId,
    id: assessment.id,
    instrument: assessment.instrument,
    answers: JSON.stringify(assessment.answers),
    score: assessment.score,
    band: assessment.band,
    components: JSON.stringify(assessment.components),
    flags: JSON.stringify(assessment.flags),
    bmi: assessment.bmi,
    algorithm_version: assessment.algorithmVersion,
    age_band: assessment.ageBand,
    gender: assessment.gender,
    answered_by: assessment.answeredBy,
    idempotency_key: mark.key,
    payload_hash: mark.payloadHash,
    started_at: assessment.startedAt,
    finished_at: assessment.finishedAt,
  }
}

/**
 * Turns a row into its assessment. Rows are written by {@link toAssessmentRow} alone, so their
 * JSON has the shape it says.
 *
 * @param row - a row of the table.
 * @returns the assessment.
 */
export function fromAssessmentRow(row: Row<'assessments'>): Assessment {
  const answers: Assessment['answers'] = JSON.parse(row.answers)
  const components: Assessment['components'] = JSON.parse(row.components)
  const flags: Assessment['flags'] = JSON.parse(row.flags)
  return {
    userId: row.user_id,
    id: row.id,
    instrument: row.instrument,
    answers,
    score: row.score,
    band: row.band,
    components,
    flags,
    bmi: row.bmi,
    algorithmVersion: row.algorithm_version,
    ageBand: row.age_band,
    gender: row.gender,
    answeredBy: row.answered_by,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  }
}

/** Every column of a row. */
export const assessmentColumns: Readonly<Record<keyof NewRow<'assessments'>, true>> = {
  user_id: true,
  id: true,
  instrument: true,
  answers: true,
  score: true,
  band: true,
  components: true,
  flags: true,
  bmi: true,
  algorithm_version: true,
  age_band: true,
  gender: true,
  answered_by: true,
  idempotency_key: true,
  payload_hash: true,
  started_at: true,
  finished_at: true,
}

/** What a list of scores says of a sitting. */
export type ScoreOfSitting = Pick<
  Assessment,
  'instrument' | 'score' | 'band' | 'answeredBy' | 'finishedAt'
>

/** Columns of {@link ScoreOfSitting}, and the id, by which rows of one moment are sorted. */
export const scoreColumns = [
  'id',
  'instrument',
  'score',
  'band',
  'answered_by',
  'finished_at',
] as const

/**
 * Turns a row of {@link scoreColumns} into what a list says of it.
 *
 * @param row - of the table.
 * @returns the score.
 */
export function fromScoreRow(
  row: Pick<Row<'assessments'>, (typeof scoreColumns)[number]>,
): ScoreOfSitting {
  const { instrument, score, band, answered_by: answeredBy, finished_at: finishedAt } = row
  return { instrument, score, band, answeredBy, finishedAt }
}
