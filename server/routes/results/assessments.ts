/** Submitting a questionnaire and reading its newest score; the same for every instrument. */

import type { FastifyRequest } from 'fastify'
import { instruments } from '#core/catalog.ts'
import type { InstrumentId } from '#core/instrument-table.ts'
import { correctedSitting, isCorrectable } from '#core/sitting.ts'
import type { ParsedBody } from '#contract/endpoints.ts'
import {
  forInstrumentCalls,
  type NewestName,
  type SubmitName,
  withScoreField,
} from '#contract/instrument-calls.ts'
import { limits } from '#contract/limits.ts'
import { readIdempotencyRecord, storedOrRefused } from '../../http/idempotency-key.ts'
import type { Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
import type { Member } from '../../http/session.ts'
import type { Services } from '../../services.ts'
import { presentAssessment } from './assessment-reply.ts'
import { makeAssessment } from './make-assessment.ts'

/**
 * Makes the handlers of the instruments.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function assessmentRoutes(services: Services): Pick<Handlers, SubmitName | NewestName> {
  return forInstrumentCalls<Handlers>(
    (id) => (call: SubmitCall) => submit(services, call, id),
    (id) => (call: Signed) => newest(services, call.member.userId, id),
  )
}

/** A submit of any instrument, with its answers in one of two fields. */
interface SubmitCall extends Signed {
  readonly body: ParsedBody<'submitSocial'> | ParsedBody<'submitStress'>
  readonly request: FastifyRequest
}

interface Signed {
  readonly member: Member
}

async function submit(services: Services, call: SubmitCall, instrument: InstrumentId) {
  const { store } = services
  const { body, member, request } = call
  const answers = 'answers' in body ? body.answers : body.responses
  if (body.corrects !== undefined) {
    return correct(services, call, { instrument, answers, corrects: body.corrects })
  }
  const assessment = makeAssessment(services, member, {
    instrument,
    answers,
    bmi: await savedBmi(services, member.userId, instrument),
    answeredBy: body.answeredBy,
    startedAt: body.startedAt ?? null,
    finishedAt: await finishedAt(services, member.userId, body.waitedSeconds ?? 0),
  })
  const mark = readIdempotencyRecord(request, { instrument, answers: assessment.answers })
  const stored = storedOrRefused(await store.assessments.add(assessment, mark))
  return withScoreField(instrument, presentAssessment(stored))
}

/** Scores the newest sitting anew, with an answer changed: it stays one sitting, on the day it was. */
async function correct(
  services: Services,
  { member, request }: SubmitCall,
  {
    instrument,
    answers,
    corrects,
  }: { readonly instrument: InstrumentId; readonly answers: unknown; readonly corrects: string },
) {
  const { store, clock, auditTrail } = services
  const wrong = (await store.assessments.newest(member.userId, instrument))?.assessment
  if (
    wrong?.id !== corrects ||
    !isCorrectable(wrong.finishedAt, clock().getTime(), limits.correctableDays)
  ) {
    throw refuse('notCorrectable')
  }
  const corrected = {
    ...makeAssessment(services, member, correctedSitting(wrong, answers)),
    id: wrong.id,
  }
  const mark = readIdempotencyRecord(request, { instrument, answers: corrected.answers, corrects })
  const event = auditTrail.event('result-corrected', member.userId)
  const stored = storedOrRefused(await store.assessments.correct(corrected, mark, event))
  return withScoreField(instrument, presentAssessment(stored))
}

/**
 * By the server's clock: that of a device may be wrong, but how long it waited it knows. Where its clock
 * was set meanwhile it does not: nobody answered here before they registered, and that counts for now.
 */
async function finishedAt({ store, clock }: Services, userId: string, waitedSeconds: number) {
  const now = clock()
  if (waitedSeconds === 0) return now.toISOString()
  const moment = new Date(now.getTime() - waitedSeconds * 1000).toISOString()
  const user = await store.users.find(userId)
  return user !== undefined && user.registeredAt <= moment ? moment : now.toISOString()
}

async function savedBmi({ store }: Services, userId: string, instrument: InstrumentId) {
  if (!instruments[instrument].needsBmi) return null
  return (await store.bmiRecords.newest(userId))?.bmi ?? null
}

async function newest({ store }: Services, userId: string, instrument: InstrumentId) {
  const found = await store.assessments.newest(userId, instrument)
  if (found === undefined) throw refuse('noScore')
  return withScoreField(instrument, presentAssessment(found))
}
