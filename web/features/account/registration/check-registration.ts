/** Finds what is wrong with a filled-in registration before it is sent. */

import { limits } from '#contract/limits.ts'
import type { AccountTexts } from '../../../locales/account.ts'
import { emailFault } from '../email-fault.ts'
import { yearFault } from '../year-fault.ts'

/** The fields of the form; also their element ids. */
export const registrationFields = ['email', 'password', 'yearOfBirth', 'gender'] as const

/** One field of the form. */
export type RegistrationField = (typeof registrationFields)[number]

/** What was typed and chosen, as texts. */
export type RegistrationForm = Readonly<Record<RegistrationField, string>>

/** What is wrong, by field. */
export type RegistrationFaults = Readonly<Partial<Record<RegistrationField, string>>>

/**
 * Checks the whole form by the limits that the server holds to as well.
 *
 * @param currentYear - four-digit year; the years that may register follow from it.
 * @returns one sentence for each field at fault; empty when all is well.
 */
export function checkRegistration(
  form: RegistrationForm,
  currentYear: number,
  texts: AccountTexts,
): RegistrationFaults {
  const found: Record<RegistrationField, string | undefined> = {
    email: emailFault(form.email, texts),
    password: passwordFault(form.password, texts),
    yearOfBirth: yearFault(form.yearOfBirth, currentYear, texts),
    gender: form.gender === 'Male' || form.gender === 'Female' ? undefined : texts.chooseGender,
  }
  return Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined))
}

/** What is wrong with a new password; undefined where nothing is. */
export function passwordFault(password: string, texts: AccountTexts): string | undefined {
  if (password.length < limits.passwordMinChars) return texts.passwordShort
  return password.length > limits.passwordMaxChars ? texts.passwordLong : undefined
}
