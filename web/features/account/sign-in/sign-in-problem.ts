/** What to tell a person whose sign-in did not work, by email or with a passkey. */

import type { CallFailure } from '../../../client/call-result.ts'
import type { CeremonyFault } from '../../../client/passkeys/ceremony-fault.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import type { Notice } from '../../../ui/notices.tsx'
import { failureAdvice } from '../form-messages.ts'

/** What was sent to prove who a person is; nothing besides the email at first. */
export type SentProof = 'nothing' | 'password' | 'code'

/** A sign-in that failed, in words. */
export interface SignInProblem {
  /** The sentence of the notice. */
  readonly text: string
  /** What to do, in a plain sentence. */
  readonly advice: string
  /** True where the form has to ask for the password as well. */
  readonly askPassword: boolean
}

/**
 * Puts a failed sign-in into words. A refusal says 'Invalid email' (specification, section 8),
 * whatever the reason; the advice under it says what to do.
 *
 * @param outcome - the failure.
 * @param sent - what went along with the email.
 * @param hasMail - false where no codes are sent.
 */
export function describeSignInProblem(
  outcome: CallFailure,
  sent: SentProof,
  hasMail: boolean,
): SignInProblem {
  const texts = accountTexts
  if (outcome.reason === 'unreachable') {
    return { text: commonTexts.networkError, advice: texts.adviceKept, askPassword: false }
  }
  const askPassword = outcome.problem?.proofs?.includes('password') === true
  const addPassword = hasMail ? texts.adviceAddPassword : texts.adviceAddPasswordNoMail
  const emailAdvice = askPassword ? addPassword : texts.adviceCheckEmail
  const refused = { nothing: emailAdvice, password: texts.adviceCheckBoth, code: texts.adviceCode }
  return { text: texts.invalidEmail, advice: failureAdvice(outcome, refused[sent]), askPassword }
}

/** Puts into words why a device used no passkey; null where there is nothing to say. */
export function describeUnused(fault: CeremonyFault): Notice | null {
  const texts = passkeyTexts
  switch (fault) {
    case 'called-off':
      return null
    case 'stopped':
      return { tone: 'info', text: texts.notSignedIn, advice: texts.stoppedUsing }
    case 'unreachable':
      return { tone: 'error', text: commonTexts.networkError, advice: texts.tryOnline }
    case 'wrong-place':
      return {
        tone: 'error',
        text: texts.notSignedIn,
        advice: `${texts.wrongPlace} ${texts.anotherWay}`,
      }
    default:
      return { tone: 'error', text: texts.refused, advice: texts.anotherWay }
  }
}

/** Puts into words why the server lets nobody in. */
export function describeRefused({ reason, status, retryAfterSeconds }: CallFailure): Notice {
  const texts = passkeyTexts
  const tone = 'error'
  if (reason === 'unreachable') {
    return { tone, text: commonTexts.networkError, advice: texts.tryOnline }
  }
  if (status === 429) {
    return { tone, text: texts.notSignedIn, advice: accountTexts.adviceWait(retryAfterSeconds) }
  }
  if (status >= 500) return { tone, text: texts.notSignedIn, advice: texts.ourFault }
  return { tone, text: texts.refused, advice: texts.refusedAdvice }
}
