/** Finds what is wrong with a filled-in registration before it is sent. */

import { accountTexts } from '../../../locales/account.ts'
import type { Faults } from '../../../ui/use-form.ts'
import { emailFault, passwordFault, yearFault } from '../field-faults.ts'

/** The fields of the form; also their element ids. */
export const registrationFields = ['email', 'password', 'yearOfBirth', 'gender'] as const

/** One field of the form. */
export type RegistrationField = (typeof registrationFields)[number]

/** What was typed and chosen, as texts. */
export type RegistrationForm = Readonly<Record<RegistrationField, string>>

/**
 * Checks the whole form by the limits that the server holds to as well.
 *
 * @param currentYear - four-digit year; the years that may register follow from it.
 * @returns one sentence for each field at fault.
 */
export function checkRegistration(
  { email, password, yearOfBirth, gender }: RegistrationForm,
  currentYear: number,
): Faults<RegistrationField> {
  return {
    email: emailFault(email),
    password: passwordFault(password),
    yearOfBirth: yearFault(yearOfBirth, currentYear),
    gender: gender === 'Male' || gender === 'Female' ? undefined : accountTexts.chooseGender,
  }
}
