/** Sends what waits, of whoever is signed in now and of nobody else. */

import { limits } from '#contract/limits.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { markCompleted } from '../completed-tests.ts'
import { readDraft, removeDraft } from '../drafts.ts'
import { unreachable } from '../call-result.ts'
import { callNamed } from '../server-transport.ts'
import { readSession } from '../session.ts'
import { isAway, isForLater, type WaitingSubject, type WaitingSubmit } from './waiting-submit.ts'
import { leaveToPerson, removeWaiting, waitingFor, waitingOf } from './waiting-records.ts'

/** A server that gives no answer keeps what waits for the next occasion. */
const timeoutMs = 30_000

/** What became of what waited. */
export interface SentLater {
  readonly sent: readonly WaitingSubmit[]
  /** Not taken by the server; the answers are kept, and the person has to look at them. */
  readonly refused: readonly WaitingSubmit[]
  /** True where something still waits for the server. */
  readonly isWaiting: boolean
}

/** Chooses what is sent now. */
type Wanted = (submit: WaitingSubmit) => boolean

/**
 * Sends one after the other, oldest first, until the server cannot be reached; what it fails at waits,
 * and holds back nothing else. Two tabs take turns.
 *
 * @param isWanted - what is to go now; everything where it is not given.
 * @returns what went out; never rejects.
 */
export async function sendWaiting(isWanted: Wanted = () => true): Promise<SentLater> {
  // Missing on plain-http pages of a home network; then the key alone keeps a second record away.
  if (!('locks' in navigator)) return sendAll(isWanted)
  return navigator.locks.request('send-waiting', () => sendAll(isWanted))
}

async function sendAll(isWanted: Wanted): Promise<SentLater> {
  const { userId } = readSession()
  const sent: WaitingSubmit[] = []
  const refused: WaitingSubmit[] = []
  const waiting = new Set<WaitingSubject>()
  const submits = userId === null ? [] : await waitingOf(userId).catch(() => [])
  for (const submit of submits) {
    if (submit.refusal !== undefined || !isWanted(submit) || !(await isStillKept(submit))) continue
    // Height and weight are part of the score of the eating questions.
    if (submit.subject === 'mna' && waiting.has('bmi')) continue
    const outcome = await send(submit)
    if (outcome.ok) {
      await settle(submit)
      sent.push(submit)
    } else if (isForLater(outcome)) {
      waiting.add(submit.subject)
      if (isAway(outcome)) break
    } else {
      await giveBack(submit, outcome.problem?.error ?? '')
      refused.push(submit)
    }
  }
  return { sent, refused, isWaiting: waiting.size > 0 }
}

/** False once the person has pressed again, or has removed it, while the one before it was under way. */
async function isStillKept({ userId, subject, key }: WaitingSubmit): Promise<boolean> {
  const kept = await waitingFor(userId, subject).catch(() => undefined)
  return kept?.key === key && kept.refusal === undefined
}

async function send({ userId, call, body, key, pressedAt }: WaitingSubmit) {
  const session = readSession()
  // The person has left, or another one has come, since the list was read.
  if (session.userId !== userId || session.token === null) return unreachable
  const seconds = Math.round((Date.now() - Date.parse(pressedAt)) / 1000)
  const waitedSeconds = Math.min(Math.max(0, seconds), limits.waitedSecondsMax)
  return callNamed(call, {
    body: call === 'saveBmi' ? body : { ...body, waitedSeconds },
    idempotencyKey: key,
    token: session.token,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => unreachable)
}

async function settle(submit: WaitingSubmit): Promise<void> {
  const { userId, subject, domain, key, pressedAt } = submit
  if (domain !== null) markCompleted(userId, evaluationNames[domain], new Date(pressedAt))
  if (subject !== 'bmi') {
    const owner = { userId, instrument: subject }
    // Answers that were changed since are a new sitting, and stay.
    if (readDraft(owner)?.submitKey === key) removeDraft(owner)
  }
  await removeWaiting(submit).catch(() => undefined)
}

/** Back into the questions where they were not gone on with; else kept beside them until the person decides. */
async function giveBack(submit: WaitingSubmit, refusal: string): Promise<void> {
  const { userId, subject, key } = submit
  const draft = subject === 'bmi' ? null : readDraft({ userId, instrument: subject })
  const isThere = draft?.submitKey === key
  if (subject === 'bmi' || isThere) await removeWaiting(submit).catch(() => undefined)
  else await leaveToPerson(submit, refusal).catch(() => undefined)
}
