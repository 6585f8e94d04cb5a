/** Submitting a questionnaire and reading its newest score; the same for all six instruments. */

import { instruments } from '#core/catalog.ts'
import type { AnsweredBy } from '#core/answered-by.ts'
import type { InstrumentId } from '#core/instrument.ts'
import { readRepeatMark, storedOrRefused } from '../../http/idempotency.ts'
import type { Call, Handlers } from '../../http/mount.ts'
import { refuse } from '../../http/problems.ts'
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
  const { store } = services
  const bmi = await savedBmi(services, call.member.userId, instrument)
  const assessment = makeAssessment(services, call.member, {
    instrument,
    answers,
    bmi,
    answeredBy: call.body.answeredBy,
    startedAt: call.body.startedAt ?? null,
    finishedAt: await finishedAt(services, call.member.userId, call.body.waitedSeconds ?? 0),
  })
  const mark = readRepeatMark(call.request, { instrument, answers: assessment.answers })
  return presentAssessment(storedOrRefused(await store.assessments.add(assessment, mark)))
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
  return presentAssessment(found)
}

function withMnaScore<Presented extends { score: number }>(presented: Presented) {
  return { ...presented, mnaScore: presented.score }
}
