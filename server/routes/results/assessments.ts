/** Submitting a questionnaire and reading its newest score; the same for all six instruments. */

import { instruments } from '#core/catalog.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { InstrumentId } from '#core/instrument.ts'
import { readRepeatMark, storedOrRefused } from '../../http/idempotency.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { noScore } from '../../http/problems.ts'
import type { Services } from '../../services.ts'
import { presentAssessment } from './assessment-reply.ts'
import { makeAssessment } from './make-assessment.ts'

type Submits = 'submitSocial' | 'submitMna' | 'submitStress' | 'submitSleep' | 'submitExercise'
type Newest = 'socialScore' | 'mnaScore' | 'stressScore' | 'sleepScore' | 'exerciseScore'
type Names = Submits | Newest | 'submitLiteracy' | 'literacyScore'

/**
 * Makes the handlers of the six instruments.
 *
 * @param services - what they work with.
 * @returns one handler for each call.
 */
export function assessmentRoutes(services: Services): Pick<Handlers, Names> {
  return {
    submitSocial: (call) => submit(services, call, 'social', call.body.answers),
    submitMna: async (call) => withMnaScore(await submit(services, call, 'mna', call.body.answers)),
    submitStress: (call) => submit(services, call, 'stress', call.body.responses),
    submitSleep: (call) => submit(services, call, 'sleep', call.body.responses),
    submitExercise: (call) => submit(services, call, 'exercise', call.body.responses),
    submitLiteracy: (call) => submit(services, call, 'literacy', call.body.answers),
    socialScore: ({ member }) => newest(services, member.userId, 'social'),
    mnaScore: async ({ member }) => withMnaScore(await newest(services, member.userId, 'mna')),
    stressScore: ({ member }) => newest(services, member.userId, 'stress'),
    sleepScore: ({ member }) => newest(services, member.userId, 'sleep'),
    exerciseScore: ({ member }) => newest(services, member.userId, 'exercise'),
    literacyScore: ({ member }) => newest(services, member.userId, 'literacy'),
  }
}

/** The part of a submit that all six calls share. */
type SubmitCall = Pick<Call<'submitSocial'>, 'member' | 'request'> & {
  readonly body: {
    readonly startedAt?: string | undefined
    readonly waitedSeconds?: number | undefined
    readonly answeredBy: AnsweredBy
  }
}

async function submit(
  services: Services,
  call: SubmitCall,
  instrument: InstrumentId,
  answers: unknown,
) {
  const { store, clock } = services
  const bmi = await savedBmi(services, call.member.userId, instrument)
  const assessment = makeAssessment(services, call.member, {
    instrument,
    answers,
    bmi,
    answeredBy: call.body.answeredBy,
    startedAt: call.body.startedAt ?? null,
    finishedAt: before(clock(), call.body.waitedSeconds ?? 0),
  })
  const mark = readRepeatMark(call.request, { instrument, answers: assessment.answers })
  return presentAssessment(storedOrRefused(await store.assessments.add(assessment, mark)))
}

/** No answers were given here before; years of waiting are a clock that was set while they waited. */
const firstMs = Date.parse('2026-11-01T00:00:00Z')

/**
 * By the server's clock: that of a device may be wrong, but how long it waited it knows. One that began
 * without a battery does not even know that, and its answers count for now.
 */
function before(now: Date, seconds: number): string {
  const finishedMs = now.getTime() - seconds * 1000
  return finishedMs < firstMs ? now.toISOString() : new Date(finishedMs).toISOString()
}

async function savedBmi({ store }: Services, userId: string, instrument: InstrumentId) {
  if (!instruments[instrument].needsBmi) return null
  return (await store.bmiRecords.newest(userId))?.bmi ?? null
}

async function newest({ store }: Services, userId: string, instrument: InstrumentId) {
  const found = await store.assessments.newest(userId, instrument)
  if (found === undefined) throw noScore()
  return presentAssessment(found)
}

function withMnaScore<Presented extends { score: number }>(presented: Presented) {
  return { ...presented, mnaScore: presented.score }
}
