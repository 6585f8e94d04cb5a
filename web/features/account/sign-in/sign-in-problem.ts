/** What to tell a person whose sign-in did not work. */

import type { CallFailure } from '../../../client/call-result.ts'
import type { AccountTexts } from '../../../locales/account.ts'

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
 * @param networkError - the sentence for a server that cannot be reached.
 */
export function describeSignInProblem(
  outcome: CallFailure,
  sent: SentProof,
  networkError: string,
  texts: AccountTexts,
): SignInProblem {
  if (outcome.reason === 'unreachable') {
    return { text: networkError, advice: texts.adviceKept, askPassword: false }
  }
  return {
    text: texts.invalidEmail,
    advice: adviceFor(outcome, sent, texts),
    askPassword: asksPassword(outcome),
  }
}

function asksPassword({ problem }: CallFailure): boolean {
  return problem?.proofs?.includes('password') === true
}

function adviceFor(outcome: CallFailure, sent: SentProof, texts: AccountTexts): string {
  if (outcome.status === 429) return texts.adviceWait(outcome.retryAfterSeconds)
  if (outcome.status >= 500) return texts.adviceOurFault
  if (sent === 'code') return texts.adviceCode
  if (sent === 'password') return texts.adviceCheckBoth
  return asksPassword(outcome) ? texts.adviceAddPassword : texts.adviceCheckEmail
}
