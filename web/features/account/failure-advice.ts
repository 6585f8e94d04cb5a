/** What to do where a call did not work, in the words of every form of an account. */

import type { CallFailure } from '../../client/call-result.ts'
import { accountTexts } from '../../locales/account.ts'
import { commonTexts } from '../../locales/common.ts'

/**
 * @param refused - what is said of a refusal by the server; its own sentence where none is given.
 * @returns one or two plain sentences.
 */
export function failureAdvice(
  { reason, status, problem, retryAfterSeconds }: CallFailure,
  refused = problem?.error,
): string {
  const texts = accountTexts
  if (reason === 'unreachable') return `${commonTexts.networkError} ${texts.adviceKept}`
  if (status === 429) return texts.adviceWait(retryAfterSeconds)
  return status >= 500 || refused === undefined ? texts.adviceOurFault : refused
}
