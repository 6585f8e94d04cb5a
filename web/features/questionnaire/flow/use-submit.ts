/** Sends the answers once, says what happened in the words of the specification, and keeps them until it worked. */

import { useEffect, useRef, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import type { Questionnaire } from '#core/instrument.ts'
import { instrumentTable } from '#core/instrument-table.ts'
import type { ProblemBody } from '#contract/problem.ts'
import { unreachable } from '../../../client/call-result.ts'
import { markCompleted } from '../../../client/completed-tests.ts'
import { readDraft, removeDraft } from '../../../client/drafts.ts'
import { readSession } from '../../../client/session.ts'
import { type Assessment, handOverSent } from '../../../client/sent-assessment.ts'
import { commonTexts } from '../../../locales/common.ts'
import type { QuestionnaireTexts } from '../../../locales/questionnaire.ts'
import { domainPaths, paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import type { Sent } from './send-sitting.ts'

/**
 * Prepares the sending of one sitting.
 *
 * @param onFault - told the question that the scorer refused, and why.
 * @returns whether it is under way, and how to send.
 */
export function useSubmit(
  instrument: Questionnaire,
  texts: QuestionnaireTexts,
  onFault: (problem: ProblemBody) => void,
) {
  const row = instrumentTable[instrument.id]
  const sentences = texts.sentences[row.sentences]
  const { notify } = useNotices()
  const navigate = useNavigate()
  const [isSending, setSending] = useState(false)
  const busy = useRef(false)
  const finish = useFinish(instrument)

  const send = async () => {
    // A state would be set too late for the second press of a double press. The task of other forms is in a
    // file that a question page would load for this alone.
    if (busy.current) return
    const { userId } = readSession()
    if (userId === null) {
      notify({ tone: 'error', text: sentences.noUser, advice: commonTexts.signedOutAdvice })
      if (row.sentences === 'test') navigate(paths.login)
      return
    }
    busy.current = true
    setSending(true)
    const { key, result: sent, link } = await submit(instrument, userId)
    if (sent.ok) {
      notify({ tone: 'success', text: sentences.sent, isThin: true })
      finish(userId, sent.reply, key)
      return
    }
    busy.current = false
    setSending(false)
    const { advice, problem, reason, status } = sent
    const text = status === 401 ? sentences.noUser : sentences[reason]
    notify({ tone: 'error', text, advice, link })
    if (status !== 401 && problem?.field !== undefined) onFault(problem)
  }
  return { isSending, send: () => void send() }
}

/** What sends is fetched when it is needed: a question is asked without it. */
async function submit(...sitting: [instrument: Questionnaire, userId: string]): Promise<Sent> {
  try {
    return await (await import('./send-sitting.ts')).sendSitting(...sitting)
  } catch {
    return { key: '', result: unreachable }
  }
}

/** Records the success and leaves; the draft goes when the page does, so that nothing empties on screen. */
function useFinish({
  id,
  domain,
}: Questionnaire): (userId: string, sent: Assessment, key: string) => void {
  const navigate = useNavigate()
  const done = useRef<{ readonly userId: string; readonly key: string }>(null)
  useEffect(
    () => () => {
      if (done.current === null) return
      const owner = { userId: done.current.userId, instrument: id }
      // Answers that were changed since are a new sitting, and stay.
      if (readDraft(owner)?.submitKey === done.current.key) removeDraft(owner)
    },
    [id],
  )
  return (userId, sent, key) => {
    markCompleted(userId, evaluationNames[domain], new Date())
    done.current = { userId, key }
    navigate(domainPaths[domain].result, { replace: true, state: handOverSent(userId, sent) })
  }
}
