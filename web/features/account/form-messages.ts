/** What the forms of an account say: what is wrong at a field, and what to do where a call did not work. */

import { emailPattern, limits, yearOfBirthRange } from '#contract/limits.ts'
import type { CallFailure } from '../../client/call-result.ts'
import { accountTexts } from '../../locales/account.ts'
import { commonTexts } from '../../locales/common.ts'

/** What is wrong with an email address, by the limits that the server holds to as well; undefined where nothing is. */
export function emailFault(email: string): string | undefined {
  const texts = accountTexts
  const trimmed = email.trim()
  if (trimmed === '') return texts.enterEmail
  if (trimmed.length > limits.emailMaxChars) return texts.emailTooLong
  return emailPattern.test(trimmed) ? undefined : texts.emailShape
}

/** What is wrong with a new password; undefined where nothing is. */
export function passwordFault(password: string): string | undefined {
  const texts = accountTexts
  if (password.length < limits.passwordMinChars) return texts.passwordShort
  return password.length > limits.passwordMaxChars ? texts.passwordLong : undefined
}

/**
 * What is wrong with a year of birth; undefined where nothing is.
 *
 * @param typed - as typed.
 * @param currentYear - four-digit year.
 */
export function yearFault(typed: string, currentYear: number): string | undefined {
  const texts = accountTexts
  if (!/^\d{4}$/.test(typed.trim())) return texts.enterYear
  const { from, to } = yearOfBirthRange(currentYear)
  const year = Number(typed)
  return year < from || year > to ? texts.yearRange(from, to) : undefined
}

/**
 * What to do where a call did not work.
 *
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
