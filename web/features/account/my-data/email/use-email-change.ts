/** Changing the email: the new address first, then the code that was sent there. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { call } from '../../../../client/call.ts'
import { isCalledOff } from '../../../../client/fresh-proof.ts'
import { readTabMemory, writeTabMemory } from '../../../../client/tab-memory.ts'
import { accountTexts } from '../../../../locales/account.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { useNotices } from '../../../../ui/notices.tsx'
import { useFocusOnChange, useForm } from '../../../../ui/use-form.ts'
import { emailFault, failureAdvice } from '../../form-messages.ts'

/** Where a person is with it; the names are the ids of the fields. */
export type EmailStep = 'closed' | 'newEmail' | 'emailCode'

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
  const { notify } = useNotices()
  const memoryKey = `email-change:${userId}`
  const [email, setEmail] = useState(knownEmail)
  const [typed, setTyped] = useState(() => readTabMemory(memoryKey) ?? '')
  const [step, setStep] = useState<EmailStep>(() => (typed === '' ? 'closed' : 'emailCode'))
  const form = useForm<Exclude<EmailStep, 'closed'>, 'code' | 'save'>()
  /** Said in the section, because a notice may be far above it. */
  const [isDone, setIsDone] = useState(false)

  useFocusOnChange(step === 'closed' ? headingId : step)

  function go(next: EmailStep): void {
    form.check({})
    setIsDone(false)
    setStep(next)
    if (next !== 'emailCode') writeTabMemory(memoryKey, null)
  }

  async function sendCode(typedEmail: string): Promise<void> {
    if (form.busy !== undefined) return
    const wanted = typedEmail.trim()
    setTyped(wanted)
    const isSame = wanted.toLowerCase() === email
    const found = { newEmail: isSame ? texts.sameEmail : emailFault(wanted) }
    const outcome = await form.send('code', found, () =>
      call('requestEmailChange', { body: { email: wanted } }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      writeTabMemory(memoryKey, wanted)
      return go('emailCode')
    }
    if (isCalledOff(outcome)) return
    const { field, error } = outcome.problem ?? {}
    if (field === 'email') form.check({ newEmail: error })
    const advice = failureAdvice(outcome, texts.notSavedAdvice)
    notify({ tone: 'error', text: texts.codeNotSent, advice })
  }

  async function save(code: string): Promise<void> {
    const found = { emailCode: code.trim() === '' ? accountTexts.enterCode : undefined }
    const outcome = await form.send('save', found, () =>
      call('verifyEmailChange', { body: { code } }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      setEmail(outcome.reply.email)
      onChanged(outcome.reply)
      setTyped('')
      go('closed')
      return setIsDone(true)
    }
    const { field, error } = outcome.problem ?? {}
    if (field === 'code') form.check({ emailCode: error })
    const advice = failureAdvice(outcome, texts.notSavedAdvice)
    notify({ tone: 'error', text: texts.notSaved, advice })
  }

  return { email, typed, step, isDone, form, go, sendCode, save }
}
