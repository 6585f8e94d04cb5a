/** Says what is wrong with a typed email, by the limits that the server holds to as well. */

import { emailPattern, limits } from '#contract/limits.ts'
import type { AccountTexts } from '../../locales/account.ts'

/**
 * Says what is wrong with an email address.
 *
 * @returns undefined when it has the shape of one.
 */
export function emailFault(email: string, texts: AccountTexts): string | undefined {
  const trimmed = email.trim()
  if (trimmed === '') return texts.enterEmail
  if (trimmed.length > limits.emailMaxChars) return texts.emailTooLong
  return emailPattern.test(trimmed) ? undefined : texts.emailShape
}
