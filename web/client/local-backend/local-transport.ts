/** Answers the calls of a guest on this device, by the same scoring and coach; nothing is sent. */

import type { InstrumentId } from '#core/instrument-table.ts'
import type { EndpointName } from '#contract/addresses.ts'
import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { forInstrumentCalls, withScoreField } from '#contract/instrument-calls.ts'
import type { CallOptions, CallResult, CoachListener } from '../call-result.ts'
import { readSession } from '../session.ts'
import type { Submission } from './guest-assessments.ts'
import { prepareCoachAnswers } from './coach/ask-coach.ts'
import { isRegionKnown, readRegion } from './operator-region.ts'
import { StorageFault } from './records/browser-storage.ts'
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
const memory = () => import('./guest-memory-calls.ts')
const plan = () => import('./guest-plan-calls.ts')

const handlers: Handlers = {
  ...forInstrumentCalls<Required<Handlers>>(
    (id) => async (userId: string, options: SubmitOptions) =>
      named(id, await (await assessments()).submitAssessment(userId, ...submissionIn(id, options))),
    (id) => async (userId: string) =>
      named(id, await (await assessments()).newestAssessment(userId, id)),
  ),
  history: async (userId) => (await assessments()).assessmentHistory(userId),
  viewScores: async (userId) => (await scores()).listScores(userId),
  enterScores: async (userId, { body, idempotencyKey }) =>
    body === undefined ? refuseEmpty() : (await scores()).enterScores(userId, body, idempotencyKey),
  saveBmi: async (userId, { body }) =>
    body === undefined ? refuseEmpty() : (await scores()).saveBmi(userId, body),
  latestBmi: async (userId) => (await scores()).latestBmi(userId),
  memory: async (userId) => (await memory()).showMemory(userId),
  changeMemory: async (userId, { body }) =>
    body === undefined ? refuseEmpty() : (await memory()).changeMemory(userId, body),
  plan: async (userId) => (await plan()).showPlan(userId),
  changePlan: async (userId, { body }) =>
    body === undefined ? refuseEmpty() : (await plan()).changePlan(userId, body),
  getAdvice: async (userId, { body }, listener) =>
    body === undefined ? refuseEmpty() : (await coach()).adviseGuest(userId, body, listener),
  peopleLikeMe: async (userId) => (await coach()).compareGuest(userId),
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
  await Promise.all([coach(), prepareCoachAnswers(), readRegion()])
}

/** Fetches the code by which a guest is answered here. */
export async function prepareThisDevice(): Promise<void> {
  await Promise.all([assessments(), scores(), memory(), plan(), coach(), prepareCoachAnswers()])
}

/**
 * Fetches whose emergency numbers the coach gives.
 *
 * @throws when they did not come.
 */
export async function prepareHelpLines(): Promise<void> {
  await readRegion()
  if (!isRegionKnown()) throw new Error('The region of the emergency numbers did not come')
}

type SubmitOptions = CallOptions<RequestBody<'submitSocial'> | RequestBody<'submitStress'>>

function submissionIn(
  instrument: InstrumentId,
  { body, idempotencyKey }: SubmitOptions,
): [Submission, string | null] {
  const { startedAt = null, answeredBy = 'self', corrects } = body ?? {}
  const answers = body && ('answers' in body ? body.answers : body.responses)
  return [{ instrument, answers, startedAt, answeredBy, corrects }, idempotencyKey ?? null]
}

/** The specification reads the score of each instrument in a field of its own. */
function named(
  id: InstrumentId,
  result: CallResult<Reply<'socialScore'>>,
): CallResult<Reply<'socialScore'>> {
  return result.ok ? { ok: true, reply: withScoreField(id, result.reply) } : result
}
