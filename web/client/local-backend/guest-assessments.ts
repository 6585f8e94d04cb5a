/** Submitting, scoring and reading a guest's assessments on this device. */

import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { isFault } from '#core/scoring.ts'
import {
  changesInTurn,
  correctedSitting,
  isCorrectable,
  oldestFirst,
  type Sitting,
  scoreSitting,
} from '#core/sitting.ts'
import { limits } from '#contract/limits.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { CallResult } from '../call-result.ts'
import { randomId } from '../random-id.ts'
import {
  type RecordsChange,
  changeGuestRecords,
  readGuestRecords,
} from './records/guest-records.ts'
import type { GuestAssessment, GuestRecords } from './records/guest-schema.ts'
import { refuseFault, refuseNoScore } from './refusals.ts'

type AssessmentReply = Reply<'socialScore'>

/** What a page sends of a sitting. */
export type Submission = Pick<Sitting, 'instrument' | 'answers' | 'startedAt' | 'answeredBy'> & {
  /** The newest result, where these answers take the place of its own. */
  readonly corrects?: string | undefined
}

/** Scores and keeps one sitting; the same key gives the record it made the first time. */
export function submitAssessment(
  userId: string,
  submission: Submission,
  submitKey: string | null,
): Promise<CallResult<AssessmentReply>> {
  return changeGuestRecords(userId, (records) => withSitting(records, submission, submitKey))
}

function withSitting(
  { assessments, bmiRecords }: GuestRecords,
  submission: Submission,
  submitKey: string | null,
): RecordsChange<CallResult<AssessmentReply>> {
  const repeated =
    submitKey === null ? undefined : assessments.find((each) => each.submitKey === submitKey)
  if (repeated !== undefined) return { added: {}, result: found(assessments, repeated.id) }
  const { corrects, ...given } = submission
  const wrong = corrects === undefined ? undefined : correctableIn(assessments, submission)
  if (corrects !== undefined && wrong === undefined) return { added: {}, result: refuseNoScore() }
  const bmi = bmiRecords.at(-1)?.bmi ?? null
  const scored = scoreSitting(
    wrong === undefined
      ? { ...given, bmi, finishedAt: new Date().toISOString() }
      : correctedSitting({ ...wrong, answeredBy: wrong.answeredBy ?? 'self' }, given.answers),
  )
  if (isFault(scored)) {
    return { added: {}, result: refuseFault(instruments[submission.instrument], scored) }
  }
  const assessment: GuestAssessment = { id: wrong?.id ?? randomId(), ...scored, submitKey }
  const others = assessments.filter(({ id }) => id !== assessment.id)
  const result = found([...others, assessment], assessment.id)
  return wrong === undefined
    ? { added: { assessments: [assessment] }, result }
    : { added: {}, corrected: assessment, result }
}

/** The result that a submission corrects, where it is the newest of its instrument and not too old. */
function correctableIn(
  assessments: readonly GuestAssessment[],
  { instrument, corrects }: Submission,
): GuestAssessment | undefined {
  const newest = oldestFirst(assessments).findLast((each) => each.instrument === instrument)
  if (newest === undefined || newest.id !== corrects) return undefined
  const isInTime = isCorrectable(newest.finishedAt, Date.now(), limits.correctableDays)
  return isInTime ? newest : undefined
}

/** The newest assessment of one instrument. */
export async function newestAssessment(
  userId: string,
  id: InstrumentId,
): Promise<CallResult<AssessmentReply>> {
  const { assessments } = await readGuestRecords(userId)
  const newest = historyOf(assessments).findLast(({ instrument }) => instrument === id)
  return newest === undefined ? refuseNoScore() : { ok: true, reply: newest }
}

/** Every assessment, oldest first. */
export async function assessmentHistory(userId: string): Promise<CallResult<Reply<'history'>>> {
  const { assessments } = await readGuestRecords(userId)
  return { ok: true, reply: { assessments: historyOf(assessments) } }
}

function historyOf(kept: readonly GuestAssessment[]): AssessmentReply[] {
  const changeOf = changesInTurn()
  return oldestFirst(kept).map(({ startedAt: _started, submitKey: _key, ...shown }) => ({
    ...shown,
    change: changeOf(shown),
  }))
}

function found(kept: readonly GuestAssessment[], id: string): CallResult<AssessmentReply> {
  const reply = historyOf(kept).find((each) => each.id === id)
  return reply === undefined ? refuseNoScore() : { ok: true, reply }
}
