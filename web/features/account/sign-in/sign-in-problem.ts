/** What to tell a person whose sign-in did not work. */

import type { CallFailure } from '../../../client/call-result.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { failureAdvice } from '../failure-advice.ts'

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
 */
export function describeSignInProblem(outcome: CallFailure, sent: SentProof): SignInProblem {
  const texts = accountTexts
  if (outcome.reason === 'unreachable') {
    return { text: commonTexts.networkError, advice: texts.adviceKept, askPassword: false }
  }
  const askPassword = outcome.problem?.proofs?.includes('password') === true
  const emailAdvice = askPassword ? texts.adviceAddPassword : texts.adviceCheckEmail
  const refused = { nothing: emailAdvice, password: texts.adviceCheckBoth, code: texts.adviceCode }
  return { text: texts.invalidEmail, advice: failureAdvice(outcome, refused[sent]), askPassword }
}
