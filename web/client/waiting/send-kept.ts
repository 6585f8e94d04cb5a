/** Sends what a person has just pressed, and keeps it on this device until the server has confirmed it. */

import type { Reply, RequestBody } from '#contract/endpoints.ts'
import { call } from '../call.ts'
import { type CallFailure, type CallResult, unreachable } from '../call-result.ts'
import { readSession } from '../session.ts'
import { isForLater, type WaitingCall, type WaitingSubmit } from './waiting-submit.ts'
import { sendWaiting } from './send-waiting.ts'
import { keepWaiting, removeWaiting, waitingFor } from './waiting-records.ts'

/** After this long without an answer the sending counts as failed; the key makes another try harmless. */
const timeoutMs = 30_000

/** What a person has pressed. */
export type Pressed<Name extends WaitingCall> = Omit<
  WaitingSubmit,
  'userId' | 'pressedAt' | 'refusal'
> & { readonly call: Name; readonly body: RequestBody<Name> }

const signedOut: CallFailure = { ok: false, reason: 'refused', status: 401, problem: null }

/**
 * Sends once. For a member it is on disk before it goes out, so that a browser that is closed in the
 * middle sends it the next time; where the browser keeps nothing, it is sent all the same. A guest is
 * answered on this device.
 *
 * @returns the reply, or why there is none; never rejects.
 */
export async function sendKept<Name extends WaitingCall>(
  pressed: Pressed<Name>,
): Promise<CallResult<Reply<Name>>> {
  const { userId, token } = readSession()
  if (userId === null || token === null) return send(pressed)
  const submit = { ...pressed, userId, pressedAt: new Date().toISOString() }
  const isKept = await keepWaiting(submit).then(
    () => true,
    () => false,
  )
  const result = (await obstacleTo(submit)) ?? (await send(pressed))
  const isWaiting = isKept && !result.ok && isForLater(result)
  if (isKept && !isWaiting) await removeWaiting(submit).catch(() => undefined)
  return result.ok ? result : { ...result, isWaiting }
}

/** Why a submit cannot go now; null where it can. */
async function obstacleTo({ userId, subject }: WaitingSubmit): Promise<CallFailure | null> {
  // Height and weight are part of the score of the eating questions.
  const needsBmi = subject === 'mna' && (await hasWaitingBmi(userId))
  if (needsBmi) await sendWaiting((one) => one.subject === 'bmi')
  const stillNeedsBmi = needsBmi && (await hasWaitingBmi(userId))
  // Somebody else may have come in another window: nobody's answers become those of another.
  const session = readSession()
  if (session.userId !== userId || session.token === null) return signedOut
  return stillNeedsBmi ? unreachable : null
}

async function hasWaitingBmi(userId: string): Promise<boolean> {
  return (await waitingFor(userId, 'bmi').catch(() => undefined)) !== undefined
}

async function send<Name extends WaitingCall>({
  call: name,
  body,
  key,
}: Pressed<Name>): Promise<CallResult<Reply<Name>>> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await call(name, { body, idempotencyKey: key, signal })
  } catch {
    return unreachable
  }
}
