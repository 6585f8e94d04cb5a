/** Sends the answers once, says what happened in the words of the specification, and keeps them until it worked. */

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import type { Questionnaire } from '#core/instrument.ts'
import type { Responses } from '#core/responses.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { markCompleted } from '../../../client/completed-tests.ts'
import { removeDraft } from '../../../client/drafts.ts'
import { readSession } from '../../../client/session.ts'
import { commonTexts } from '../../../locales/common.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { type Flow, flows } from './flows.ts'
import type { Sending } from './send-sitting.ts'

/** Sending and its state. */
export interface Submit {
  readonly isSending: boolean
  /** What a refused sending called for. */
  readonly wayOn: Extract<Sending, { ok: false }>['wayOn']
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
      notify({ tone: 'error', text: sentences.noUser, advice: commonTexts.signedOutAdvice })
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
    const { advice, problem, reason, status } = outcome
    setWayOn(outcome.wayOn)
    const text = status === 401 ? sentences.noUser : sentences[reason]
    notify({ tone: 'error', text, advice })
    if (status !== 401 && problem?.field !== undefined) onFault(problem)
  }
  return { isSending, wayOn, send: () => void send() }
}

/** What sends is fetched when it is needed: a question is asked without it. */
async function submit(
  ...sitting: [flow: Flow, instrument: Questionnaire, responses: Responses, userId: string]
): Promise<Sending> {
  try {
    return await (await import('./send-sitting.ts')).sendSitting(...sitting)
  } catch {
    return { ok: false, reason: 'unreachable', status: 0, problem: null, wayOn: null }
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
