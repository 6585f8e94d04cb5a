/** The sign-in form's behavior: email first, the password when the server asks for it. */

import { useEffect, useState } from 'react'
import { useNavigate } from '../../../ui/navigation.tsx'
import { call } from '../../../client/call.ts'
import { signIn } from '../../../client/session.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { emailFault } from '../email-fault.ts'
import { describeSignInProblem } from './sign-in-problem.ts'
import { readWayBack } from '../way-back.ts'

/** What is wrong, by field. */
export interface SignInFaults {
  readonly email?: string | undefined
  readonly password?: string | undefined
}

/** What the form shows and does. */
export interface SignInForm {
  readonly asksPassword: boolean
  readonly busy: boolean
  readonly faults: SignInFaults
  /** Times the button was pressed with something wrong. */
  readonly attempt: number
  readonly submit: (typed: { email: string; password: string }) => Promise<void>
}

/** Runs one sign-in form. */
export function useSignIn(): SignInForm {
  const texts = useTexts(accountTexts)
  const { networkError } = useTexts(commonTexts)
  const { notify, dismiss } = useNotices()
  const navigate = useNavigate()
  // A mended email gets its own chance without the password: this device may know it.
  const [askedFor, setAskedFor] = useState<string | null>(null)
  const asksPassword = askedFor !== null
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<SignInFaults>({})
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (askedFor !== null) document.getElementById('password')?.focus()
  }, [askedFor])

  async function submit({ email, password }: { email: string; password: string }) {
    if (busy) return
    dismiss()
    const found: SignInFaults = {
      email: emailFault(email, texts),
      password: password === '' && email.trim() === askedFor ? texts.enterPassword : undefined,
    }
    setFaults(found)
    if (found.email !== undefined || found.password !== undefined) {
      setAttempt(attempt + 1)
      return
    }
    setBusy(true)
    const body = { email: email.trim(), ...(password === '' ? {} : { password }) }
    const outcome = await call('login', { body })
    setBusy(false)
    if (outcome.ok) {
      signIn({ userId: outcome.reply.userID, token: outcome.reply.token })
      notify({ tone: 'success', text: texts.loginSuccessful })
      const { search, origin } = window.location
      navigate(readWayBack(search, origin) ?? paths.evaluations)
      return
    }
    const problem = describeSignInProblem(outcome, password !== '', networkError, texts)
    if (problem.askPassword) setAskedFor(email.trim())
    notify({ tone: 'error', text: problem.text, advice: problem.advice })
  }

  return { asksPassword, busy, faults, attempt, submit }
}
