/** Submitting, scoring and reading a guest's assessments on this device. */

import type { AnsweredBy } from '#core/answered-by.ts'
import { instruments } from '#core/catalog.ts'
import { changeBetween } from '#core/change.ts'
import type { InstrumentId } from '#core/instrument.ts'
import { fromWireAnswers, toWireAnswers } from '#core/responses.ts'
import { isFault } from '#core/scoring.ts'
import type { Reply } from '#contract/endpoints.ts'
import type { CallResult } from '../call-result.ts'
import { randomId } from '../random-id.ts'
import {
  type RecordsChange,
  changeGuestRecords,
  readGuestRecords,
} from './records/guest-records.ts'
import type { GuestAssessment, GuestRecords } from './records/kept-records.ts'
import { refuseFault, refuseNoScore } from './refusals.ts'

type AssessmentReply = Reply<'socialScore'>

const dayMs = 86_400_000

/** Answers as a page sends them. */
export interface Submission {
  readonly answers: unknown
  readonly startedAt?: string | undefined
  readonly answeredBy?: AnsweredBy | undefined
}

/** Scores and keeps one sitting; the same key gives the record it made the first time. */
export function submitAssessment(
  userId: string,
  id: InstrumentId,
  submission: Submission,
  idempotencyKey?: string,
): Promise<CallResult<AssessmentReply>> {
  return changeGuestRecords(userId, (records) =>
    withSitting(records, id, submission, idempotencyKey),
  )
}

function withSitting(
  records: GuestRecords,
  id: InstrumentId,
  { answers, startedAt, answeredBy = 'self' }: Submission,
  idempotencyKey: string | undefined,
): RecordsChange<CallResult<AssessmentReply>> {
  const repeated = records.assessments.find(
    ({ submitKey }) => submitKey !== null && submitKey === idempotencyKey,
  )
  if (repeated !== undefined) {
    return { added: {}, result: present(records.assessments, repeated) }
  }
  const instrument = instruments[id]
  const bmi = instrument.needsBmi ? (records.bmiRecords.at(-1)?.bmi ?? null) : null
  const outcome = instrument.score(answers, { bmi })
  if (isFault(outcome)) return { added: {}, result: refuseFault(instrument, outcome) }
  const assessment: GuestAssessment = {
    id: randomId(),
    instrument: id,
    score: outcome.score,
    band: outcome.band,
    components: { ...outcome.components },
    flags: [...outcome.flags],
    answers: keptAnswers(id, answers),
    bmi,
    algorithmVersion: instrument.algorithmVersion,
    finishedAt: new Date().toISOString(),
    answeredBy,
    startedAt: startedAt ?? null,
    submitKey: idempotencyKey ?? null,
  }
  return {
    added: { assessments: [assessment] },
    result: present([...records.assessments, assessment], assessment),
  }
}

/** The newest assessment of one instrument. */
export async function newestAssessment(
  userId: string,
  id: InstrumentId,
): Promise<CallResult<AssessmentReply>> {
  const { assessments } = await readGuestRecords(userId)
  const newest = assessments.findLast(({ instrument }) => instrument === id)
  return newest === undefined ? refuseNoScore() : present(assessments, newest)
}

/** Every assessment, oldest first. */
export async function assessmentHistory(userId: string): Promise<CallResult<Reply<'history'>>> {
  const { assessments } = await readGuestRecords(userId)
  return {
    ok: true,
    reply: { assessments: assessments.map((each) => withChange(assessments, each)) },
  }
}

function present(
  all: readonly GuestAssessment[],
  assessment: GuestAssessment,
): CallResult<AssessmentReply> {
  return { ok: true, reply: withChange(all, assessment) }
}

function withChange(all: readonly GuestAssessment[], current: GuestAssessment): AssessmentReply {
  const { startedAt: _started, submitKey: _key, ...shown } = current
  const before = all.slice(0, all.indexOf(current))
  const previous = before.findLast(({ instrument }) => instrument === current.instrument)
  return { ...shown, change: previous === undefined ? null : changeOf(current, previous) }
}

function changeOf(current: GuestAssessment, previous: GuestAssessment): AssessmentReply['change'] {
  const apartMs = Date.parse(current.finishedAt) - Date.parse(previous.finishedAt)
  return changeBetween(current, previous, Math.max(0, Math.floor(apartMs / dayMs)))
}

/** What the instrument asked, nothing else. */
function keptAnswers(id: InstrumentId, answers: unknown): GuestAssessment['answers'] {
  const kept = toWireAnswers(instruments[id], fromWireAnswers(instruments[id], answers))
  return isList(kept) ? [...kept] : { ...kept }
}

function isList(answers: unknown): answers is readonly string[] {
  return Array.isArray(answers)
}
