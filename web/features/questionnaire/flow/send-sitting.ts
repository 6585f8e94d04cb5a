/** Sends the answers of one sitting and says what to tell the person; fetched apart from the questions. */

import type { Questionnaire } from '#core/instrument.ts'
import { toWireAnswers } from '#core/responses.ts'
import { submitFields, submitName } from '#contract/instrument-calls.ts'
import { readAnsweredBy } from '../../../client/answered-by.ts'
import { type CallFailure, type CallResult, unstored } from '../../../client/call-result.ts'
import { readDraft, submitKeyOf } from '../../../client/drafts.ts'
import { sharedPeople } from '../../../client/local-backend/shared-device.ts'
import { sendKept } from '../../../client/waiting/send-kept.ts'
import { sendingTexts } from '../../../locales/sending.ts'
import { domainPaths, paths } from '../../../paths.ts'
import type { Assessment } from '../../../client/sent-assessment.ts'
import type { Notice } from '../../../ui/notices.tsx'

/** What became of the answers that were sent under a key. */
export interface Sent {
  readonly key: string
  readonly result: CallResult<Assessment>
  /** Where the person can do what a refusal called for. */
  readonly link?: Notice['link']
}

/**
 * Sends what stands in the draft, once. Answers of a member that do not reach the server wait on the device and
 * go by themselves.
 *
 * @param userId - whose answers.
 * @returns the scored assessment, or why there is none and what to do about it, and the key; never rejects.
 */
export async function sendSitting(
  { id, domain, pages }: Questionnaire,
  userId: string,
): Promise<Sent> {
  const owner = { userId, instrument: id }
  // Together: an answer changed since the press goes with a key of its own.
  const key = submitKeyOf(owner)
  const draft = readDraft(owner)
  const sent = await sendKept({
    subject: id,
    domain,
    pressedOn: window.location.pathname,
    shownOn: domainPaths[domain].result,
    call: submitName(id),
    body: {
      ...submitFields(id, userId, toWireAnswers({ id, pages }, draft?.responses ?? {})),
      startedAt: draft?.startedAt,
      answeredBy: readAnsweredBy() ?? draft?.answeredBy,
    },
    key,
  })
  if (sent.ok) return { key, result: sent }
  return { key, result: { ...sent, advice: adviceFor(sent, userId) }, link: linkFor(sent) }
}

/** Height and weight first, or an account where the browser keeps nothing. */
function linkFor({ problem, status }: CallFailure): Notice['link'] {
  const { bmiLink, accountLink } = sendingTexts
  if (problem?.code === 'BMI_REQUIRED') return { to: paths.bmi, text: bmiLink }
  return status === unstored ? { to: paths.register, text: accountLink } : undefined
}

function adviceFor(
  { reason, status, problem, isWaiting = false }: CallFailure,
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
