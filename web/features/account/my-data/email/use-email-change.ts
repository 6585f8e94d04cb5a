/** Changing the email: the new address first, then the code that was sent there. */

import { useEffect, useRef, useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import type { CallFailure } from '../../../../client/call-result.ts'
import { readTabMemory, writeTabMemory } from '../../../../client/tab-memory.ts'
import { accountTexts } from '../../../../locales/account.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { useNotices } from '../../../../ui/notices.tsx'
import { emailFault } from '../../email-fault.ts'

/** Where a person is with it; the names are the ids of the fields. */
export type EmailStep = 'closed' | 'newEmail' | 'emailCode'

/** What is wrong, at which field. */
export interface EmailFault {
  readonly fieldId: Exclude<EmailStep, 'closed'>
  readonly message: string
}

/**
 * Runs the change. A person who leaves to read their mail finds the step again, even when the page
 * had to be loaded anew in the meantime.
 *
 * @param userId - the signed-in person.
 * @param knownEmail - the email of the account.
 * @param headingId - element that takes the focus when the form goes away.
 * @param onChanged - given what the server knows, once the email is another one.
 */
export function useEmailChange(
  userId: string,
  knownEmail: string,
  headingId: string,
  onChanged: (me: Reply<'me'>) => void,
) {
  const texts = emailChangeTexts
  const { notify, dismiss } = useNotices()
  const describe = useRefusalWords()
  const memoryKey = `email-change:${userId}`
  const [email, setEmail] = useState(knownEmail)
  const [typed, setTyped] = useState(() => readTabMemory(memoryKey) ?? '')
  const [step, setStep] = useState<EmailStep>(() => (typed === '' ? 'closed' : 'emailCode'))
  const focused = useRef<EmailStep>(step)
  const [busy, setBusy] = useState<'code' | 'save'>()
  const [fault, setFault] = useState<EmailFault>()
  /** Said in the section, because a notice may be far above it. */
  const [isDone, setIsDone] = useState(false)
  const [attempt, setAttempt] = useState(0)

  // Only a step the person took moves the focus, not the page that comes back.
  useEffect(() => {
    if (step === focused.current) return
    focused.current = step
    document.getElementById(step === 'closed' ? headingId : step)?.focus()
  }, [step, headingId])

  function go(next: EmailStep): void {
    setFault(undefined)
    setIsDone(false)
    setStep(next)
    if (next !== 'emailCode') writeTabMemory(memoryKey, null)
  }

  function refuse(fieldId: EmailFault['fieldId'], message: string): void {
    setFault({ fieldId, message })
    setAttempt((count) => count + 1)
  }

  async function sendCode(typedEmail: string): Promise<void> {
    if (busy !== undefined) return
    dismiss()
    const wanted = typedEmail.trim()
    setTyped(wanted)
    const found = describe.email(wanted, email)
    if (found !== undefined) return refuse('newEmail', found)
    setFault(undefined)
    setBusy('code')
    const outcome = await call('requestEmailChange', { body: { email: wanted } })
    setBusy(undefined)
    if (outcome.ok) {
      writeTabMemory(memoryKey, wanted)
      return go('emailCode')
    }
    if (isCalledOff(outcome)) return
    if (outcome.problem?.field === 'email') refuse('newEmail', outcome.problem.error)
    notify({ tone: 'error', text: texts.codeNotSent, advice: describe.refusal(outcome) })
  }

  async function save(code: string): Promise<void> {
    if (busy !== undefined) return
    dismiss()
    if (code.trim() === '') return refuse('emailCode', describe.noCode)
    setFault(undefined)
    setBusy('save')
    const outcome = await call('verifyEmailChange', { body: { code } })
    setBusy(undefined)
    if (outcome.ok) {
      setEmail(outcome.reply.email)
      onChanged(outcome.reply)
      setTyped('')
      go('closed')
      return setIsDone(true)
    }
    if (outcome.problem?.field === 'code') refuse('emailCode', outcome.problem.error)
    notify({ tone: 'error', text: texts.notSaved, advice: describe.refusal(outcome) })
  }

  return { email, typed, step, isDone, busy, fault, attempt, go, sendCode, save }
}

/** What is wrong, in the words of the sign-in form where they are the same. */
function useRefusalWords() {
  const texts = emailChangeTexts
  const account = accountTexts
  const { networkError } = commonTexts
  return {
    noCode: account.enterCode,
    email(wanted: string, known: string): string | undefined {
      if (wanted.toLowerCase() === known) return texts.sameEmail
      return emailFault(wanted, account)
    },
    refusal(outcome: CallFailure): string {
      if (outcome.reason === 'unreachable') return `${networkError} ${account.adviceKept}`
      if (outcome.status === 429) return account.adviceWait(outcome.retryAfterSeconds)
      if (outcome.status >= 500) return account.adviceOurFault
      return texts.notSavedAdvice
    },
  }
}
