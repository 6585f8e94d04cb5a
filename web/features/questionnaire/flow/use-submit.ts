/** Sends the answers once, says what happened in the words of the specification, and keeps them until it worked. */

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import type { Questionnaire } from '#core/instrument.ts'
import { type Responses, toWireAnswers } from '#core/responses.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { call } from '../../../client/call.ts'
import { markCompleted } from '../../../client/completed-tests.ts'
import { readDraft, removeDraft, submitKeyOf } from '../../../client/drafts.ts'
import { readSession } from '../../../client/session.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { type Flow, flows } from './flows.ts'

/** After this long without an answer the sending counts as failed; the key makes another try harmless. */
const patienceMs = 30_000
/** Status of a refusal by this device: the browser could not keep the result. */
const unstored = 507

/** Sending and its state. */
export interface Submit {
  readonly isSending: boolean
  /** What a refused sending called for: height and weight first, or an account where the browser keeps nothing. */
  readonly wayOn: 'bmi' | 'account' | null
  readonly send: () => void
}

/**
 * Prepares the sending of one sitting.
 *
 * @param onFault - told the question that the scorer refused, and why.
 */
export function useSubmit(
  instrument: Questionnaire,
  responses: Responses,
  texts: QuestionnaireTexts,
  onFault: (problem: ProblemBody) => void,
): Submit {
  const flow = flows[instrument.id]
  const sentences = texts.sentences[flow.sentences]
  const { notify } = useNotices()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const [wayOn, setWayOn] = useState<Submit['wayOn']>(null)
  const busy = useRef(false)
  const finish = useFinish(instrument)

  const send = async () => {
    // A state would be set too late for the second press of a double press.
    if (busy.current) return
    const { userId } = readSession()
    if (userId === null) {
      notify({ tone: 'error', text: sentences.noUser, advice: texts.advice.signIn })
      if (flow.sentences === 'test') navigate(paths.login)
      return
    }
    busy.current = true
    setSending(true)
    const outcome = await submit(flow, instrument, responses, userId)
    if (outcome.ok) {
      notify({ tone: 'success', text: sentences.sent })
      finish(userId, flow)
      return
    }
    busy.current = false
    setSending(false)
    const { problem, reason, status } = outcome
    setWayOn(problem?.code === 'BMI_REQUIRED' ? 'bmi' : status === unstored ? 'account' : null)
    if (status === 401) {
      notify({ tone: 'error', text: sentences.noUser, advice: texts.advice.signIn })
      return
    }
    notify({ tone: 'error', text: sentences[reason], advice: adviceFor(outcome, texts) })
    if (problem?.field !== undefined) onFault(problem)
  }
  return { isSending, wayOn, send: () => void send() }
}

type Failure = Extract<Awaited<ReturnType<typeof submit>>, { ok: false }>

function adviceFor({ reason, status, problem }: Failure, texts: QuestionnaireTexts): string {
  if (reason === 'unreachable') return texts.advice.unreachable
  if (problem?.code === 'BMI_REQUIRED') return texts.advice.bmi
  if (problem?.field !== undefined) return texts.advice.faulty
  // What this device says about itself is more use than another try.
  if (status === unstored && problem !== null) return problem.error
  return status === 429 ? texts.advice.tooOften : texts.advice.refused
}

async function submit(flow: Flow, instrument: Questionnaire, responses: Responses, userId: string) {
  const owner = { userId, instrument: instrument.id }
  const idempotencyKey = submitKeyOf(owner)
  const startedAt = readDraft(owner)?.startedAt
  const body = flow.body(userId, toWireAnswers(instrument, responses))
  try {
    return await call(flow.submit, {
      body: startedAt === undefined ? body : { ...body, startedAt },
      idempotencyKey,
      signal: AbortSignal.timeout(patienceMs),
    })
  } catch {
    return { ok: false, reason: 'unreachable', status: 0, problem: null } as const
  }
}

/** Records the success and leaves; the draft goes when the page does, so that nothing empties on screen. */
function useFinish(instrument: Questionnaire): (userId: string, flow: Flow) => void {
  const navigate = useNavigate()
  const sentBy = useRef<string | null>(null)
  const { id, domain } = instrument
  useEffect(
    () => () => {
      if (sentBy.current !== null) removeDraft({ userId: sentBy.current, instrument: id })
    },
    [id],
  )
  return (userId, flow) => {
    markCompleted(userId, evaluationNames[domain], new Date())
    sentBy.current = userId
    navigate(flow.scorePath, { replace: true })
  }
}
