/** Answers the calls of a guest on this device, by the same scoring and coach; nothing is sent. */

import type { InstrumentId } from '#core/instrument.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import type { CallOptions, CallResult } from '../call-result.ts'
import { readSession } from '../session.ts'
import type { CoachListener } from '../stream/coach-listener.ts'
import type { Submission } from './guest-assessments.ts'
import { isRegionKnown, readRegion } from './operator-region.ts'
import { StorageFault } from './records/storage-fault.ts'
import { refuseEmpty, refuseForGuests, refuseStorage, refuseStranger } from './refusals.ts'

/** Answers one call for one guest. */
type Handler<Name extends EndpointName> = (
  userId: string,
  options: CallOptions<RequestBody<Name>>,
  listener: CoachListener,
) => Promise<CallResult<Reply<Name>>>

type Handlers = { readonly [Name in EndpointName]?: Handler<Name> }

// Scoring and coach are fetched when they are first needed: the question pages stay light.
const assessments = () => import('./guest-assessments.ts')
const scores = () => import('./guest-scores.ts')
const coach = () => import('./guest-coach.ts')

const handlers: Handlers = {
  submitSocial: (userId, options) => submit(userId, 'social', answersIn(options), options),
  submitLiteracy: (userId, options) => submit(userId, 'literacy', answersIn(options), options),
  submitExercise: (userId, options) => submit(userId, 'exercise', responsesIn(options), options),
  submitMna: async (userId, options) =>
    withMnaScore(await submit(userId, 'mna', answersIn(options), options)),
  submitStress: (userId, options) => submit(userId, 'stress', responsesIn(options), options),
  submitSleep: (userId, options) => submit(userId, 'sleep', responsesIn(options), options),
  socialScore: (userId) => newest(userId, 'social'),
  literacyScore: (userId) => newest(userId, 'literacy'),
  exerciseScore: (userId) => newest(userId, 'exercise'),
  mnaScore: async (userId) => withMnaScore(await newest(userId, 'mna')),
  stressScore: (userId) => newest(userId, 'stress'),
  sleepScore: (userId) => newest(userId, 'sleep'),
  history: async (userId) => (await assessments()).assessmentHistory(userId),
  viewScores: async (userId) => (await scores()).listScores(userId),
  enterScores: async (userId, { body, idempotencyKey }) =>
    body === undefined ? refuseEmpty() : (await scores()).enterScores(userId, body, idempotencyKey),
  saveBmi: async (userId, { body }) =>
    body === undefined ? refuseEmpty() : (await scores()).saveBmi(userId, body),
  latestBmi: async (userId) => (await scores()).latestBmi(userId),
  getAdvice: async (userId, { body }, listener) =>
    body === undefined ? refuseEmpty() : (await coach()).adviseGuest(userId, body, listener),
  aiAdvice: async (userId, { body }, listener) =>
    body === undefined
      ? refuseEmpty()
      : (await coach()).answerGuest(userId, { ...body, message: body.prompt }, listener),
  chat: async (_userId, { body }, listener) =>
    body === undefined ? refuseEmpty() : (await coach()).answerGuest(null, body, listener),
}

/**
 * Answers one call from what is kept on this device.
 *
 * @param name - the call; only the topic chat is open to people without an id.
 * @param listener - told what the coach says before the whole reply is given back.
 */
export async function callThisDevice<Name extends EndpointName>(
  name: Name,
  options: CallOptions<RequestBody<Name>>,
  listener: CoachListener = {},
): Promise<CallResult<Reply<Name>>> {
  const { userId } = readSession()
  const handler: Handler<Name> | undefined = handlers[name]
  if (handler === undefined) return refuseForGuests()
  if (userId === null && name !== 'chat') return refuseStranger()
  try {
    return await handler(userId ?? '', options, listener)
  } catch (error) {
    if (error instanceof StorageFault) return refuseStorage(error.reason)
    throw error
  }
}

/** Fetches the coach and whose emergency numbers it gives, so that it needs no network afterwards. */
export async function prepareGuestCoach(): Promise<void> {
  await Promise.all([coach(), readRegion()])
}

/**
 * Fetches everything by which a guest is answered here.
 *
 * @throws when not all of it came.
 */
export async function prepareThisDevice(): Promise<void> {
  await Promise.all([assessments(), scores(), prepareGuestCoach()])
  if (!isRegionKnown()) throw new Error('The region of the emergency numbers did not come')
}

async function submit(
  userId: string,
  id: InstrumentId,
  submission: Submission,
  options: CallOptions,
): Promise<CallResult<Reply<'socialScore'>>> {
  return (await assessments()).submitAssessment(userId, id, submission, options.idempotencyKey)
}

async function newest(userId: string, id: InstrumentId): Promise<CallResult<Reply<'socialScore'>>> {
  return (await assessments()).newestAssessment(userId, id)
}

function answersIn({ body }: CallOptions<RequestBody<'submitSocial'>>): Submission {
  return { answers: body?.answers, startedAt: body?.startedAt, answeredBy: body?.answeredBy }
}

function responsesIn({ body }: CallOptions<RequestBody<'submitStress'>>): Submission {
  return { answers: body?.responses, startedAt: body?.startedAt, answeredBy: body?.answeredBy }
}

/** The specification reads `mnaScore` for MNA and `score` elsewhere. */
function withMnaScore(outcome: CallResult<Reply<'socialScore'>>): CallResult<Reply<'mnaScore'>> {
  if (!outcome.ok) return outcome
  return { ok: true, reply: { ...outcome.reply, mnaScore: outcome.reply.score } }
}
