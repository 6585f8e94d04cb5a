/** Sends the answers of one sitting and says what to tell the person; fetched apart from the questions. */

import type { Questionnaire } from '#core/instrument.ts'
import { type Responses, toWireAnswers } from '#core/responses.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { readAnsweredBy } from '../../../client/answered-by.ts'
import { readDraft, submitKeyOf } from '../../../client/drafts.ts'
import { sharedPeople } from '../../../client/local-backend/shared-device.ts'
import { type Sent, sendKept } from '../../../client/waiting/send-kept.ts'
import { sendingTexts } from '../../../locales/sending.ts'
import type { Flow } from './flows.ts'

/** Status of a refusal by this device: the browser could not keep the result. */
const unstored = 507

/** What came of a sending, without the reply: the page of the score asks for its own. */
export type Sending =
  | { readonly ok: true }
  | {
      readonly ok: false
      readonly reason: 'refused' | 'unreachable'
      /** HTTP status; 0 when unreachable. */
      readonly status: number
      readonly problem: ProblemBody | null
      /** What to do about it. */
      readonly advice?: string
      /** What it called for: height and weight first, or an account where the browser keeps nothing. */
      readonly wayOn: 'bmi' | 'account' | null
    }

/**
 * Sends once. Answers of a member that do not reach the server wait on the device and go by themselves.
 *
 * @param userId - whose answers.
 * @returns what came of it; never rejects.
 */
export async function sendSitting(
  flow: Flow,
  instrument: Questionnaire,
  responses: Responses,
  userId: string,
): Promise<Sending> {
  const owner = { userId, instrument: instrument.id }
  const key = submitKeyOf(owner)
  const draft = readDraft(owner)
  const body = flow.body(userId, toWireAnswers(instrument, responses))
  const sent = await sendKept({
    subject: instrument.id,
    domain: instrument.domain,
    pressedOn: window.location.pathname,
    shownOn: flow.scorePath,
    call: flow.submit,
    body: {
      ...body,
      startedAt: draft?.startedAt,
      answeredBy: readAnsweredBy() ?? draft?.answeredBy,
    },
    key,
  })
  if (sent.ok) return { ok: true }
  const { reason, status, problem } = sent
  const wayOn = problem?.code === 'BMI_REQUIRED' ? 'bmi' : status === unstored ? 'account' : null
  return { ok: false, reason, status, problem, advice: adviceFor(sent, userId), wayOn }
}

function adviceFor(
  { reason, status, problem, isWaiting }: Extract<Sent, { ok: false }>,
  userId: string,
): string {
  const texts = sendingTexts
  if (status === 401) return isWaiting ? texts.sentAfterSignIn : texts.signIn
  if (isWaiting) return sharedPeople().includes(userId) ? texts.sentLaterShared : texts.sentLater
  if (reason === 'unreachable') return texts.unreachable
  if (problem?.code === 'BMI_REQUIRED') return texts.bmi
  if (problem?.field !== undefined) return texts.faulty
  // What this device says about itself is more use than another try.
  if (status === unstored && problem !== null) return problem.error
  if (problem?.code === 'QUOTA_REACHED') return `${problem.error} ${texts.keptHere}`
  return status === 429 ? texts.tooOften : texts.refused
}
