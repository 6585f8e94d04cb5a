/** The sign-in form's behavior: email first, then the proof that the server asks for. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useNavigate } from '../../../ui/navigation.tsx'
import { call } from '../../../client/call.ts'
import { signIn } from '../../../client/session.ts'
import {
  isDeviceShared,
  markShared,
  unmarkShared,
  useSharedChoice,
} from '../../../client/local-backend/shared-device.ts'
import { useHasMail } from '../../../client/use-site-settings.ts'
import { accountTexts } from '../../../locales/account.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { useFocusOnChange, useForm } from '../../../ui/use-form.ts'
import { emailFault } from '../form-messages.ts'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'
import { type SentProof, describeSignInProblem } from './sign-in-problem.ts'
import { emptyFields, readWayBack } from '../way-back.ts'

/** What the form asks for besides the email. */
export type AskedProof = 'nothing' | 'password' | 'code'

/** What was typed; a field that is not shown is empty. */
export interface TypedSignIn {
  readonly email: string
  readonly password: string
  readonly code: string
}

/**
 * Runs one sign-in form.
 *
 * @param isNew - true right after a registration: a shared device does not know the person, and asks
 * for the password at once.
 */
export function useSignIn(isNew = false) {
  const texts = accountTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  /** False where no codes are sent: none is offered. */
  const hasMail = useHasMail()
  /** True where others use this device too: it is not to know the person. */
  const [isShared] = useSharedChoice()
  const [asked, setAsks] = useState<AskedProof>('nothing')
  const isUnknown = isNew && isShared
  const asks = asked === 'nothing' && isUnknown ? 'password' : asked
  // A mended email gets its own chance without a proof: this device may know it.
  const [askedFor, setAskedFor] = useState('')
  /** Busy with `code` while a code is being asked for. */
  const state = useForm<keyof TypedSignIn, 'sign-in' | 'code'>()
  const [hasEntered, setHasEntered] = useState(false)

  const passkey = usePasskeySignIn({ isFree: state.busy === undefined, hasEntered }, enter)

  useFocusOnChange(asked)

  function enter({ userID, token, isFirstProof }: Reply<'login'>, isDevice: boolean): void {
    setHasEntered(true)
    if (isDevice) markShared(userID)
    else unmarkShared(userID)
    signIn({ userId: userID, token })
    notify({
      tone: 'success',
      text: texts.loginSuccessful,
      ...(isFirstProof === true && {
        advice: texts.firstCodeUsed,
        link: { to: paths.myData, text: texts.toMyData },
      }),
    })
    const { search, origin } = window.location
    emptyFields()
    // On a shared device no entry of the history keeps the email.
    navigate(readWayBack(search, origin) ?? paths.evaluations, { replace: isDevice })
  }

  async function submit({ email: typedEmail, password, code }: TypedSignIn) {
    if (passkey.isBusy) return
    const email = typedEmail.trim()
    const mustProve = email === askedFor || isUnknown
    const found = {
      email: emailFault(email),
      password:
        asks === 'password' && password === '' && mustProve ? texts.enterPassword : undefined,
      code: asks === 'code' && code.trim() === '' && mustProve ? texts.enterCode : undefined,
    }
    const sent: SentProof = code !== '' ? 'code' : password !== '' ? 'password' : 'nothing'
    const done = await state.send('sign-in', found, async () => {
      const isDevice = await isDeviceShared()
      const known = { email, ...(isDevice && { sharedDevice: true }) }
      const outcome =
        sent === 'code'
          ? await call('verifyCode', { body: { ...known, code } })
          : await call('login', { body: { ...known, ...(password === '' ? {} : { password }) } })
      return { outcome, isDevice }
    })
    if (done === undefined) return
    const { outcome, isDevice } = done
    if (outcome.ok) {
      enter(outcome.reply, isDevice)
      return
    }
    const { text, advice, askPassword } = describeSignInProblem(outcome, sent, hasMail)
    if (askPassword) {
      setAskedFor(email)
      if (asks === 'nothing') setAsks('password')
    }
    if (sent === 'code' && outcome.status < 429) state.check({ code: texts.adviceCode })
    notify({ tone: 'error', text, advice })
  }

  async function sendCode(typedEmail: string) {
    if (passkey.isBusy) return
    const email = typedEmail.trim()
    const outcome = await state.send('code', { email: emailFault(email) }, () =>
      call('requestCode', { body: { email } }),
    )
    if (outcome === undefined) return
    if (outcome.ok) {
      setAskedFor(email)
      setAsks('code')
      notify({ tone: 'info', text: texts.codeSent, advice: texts.codeSentAdvice })
      return
    }
    const { text, advice } = describeSignInProblem(outcome, 'nothing', hasMail)
    notify({
      tone: 'error',
      text: outcome.status === 0 ? text : texts.codeNotSent,
      advice: outcome.status === 429 ? texts.noMoreCodes(outcome.retryAfterSeconds) : advice,
    })
  }

  function passwordInstead() {
    state.check({})
    setAsks('password')
  }

  return { asks, hasMail, isShared, state, submit, sendCode, passwordInstead, passkey }
}
