/** The registration form's behavior: check, send, and on to the sign-in page. */

import { currentConsentVersion } from '#contract/consent.ts'
import { useNavigate } from '../../../ui/navigation.tsx'
import { call } from '../../../client/call.ts'
import { isDeviceShared } from '../../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../../locales/account.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import { type Faults, useForm } from '../../../ui/use-form.ts'
import { emailFault, failureAdvice, passwordFault, yearFault } from '../form-messages.ts'
import { type Arrival, emptyFields, readWayBack, withWayBack } from '../way-back.ts'

/** The fields of the form; also their element ids. */
export const registrationFields = ['email', 'password', 'yearOfBirth', 'gender'] as const

/** One field of the form. */
export type RegistrationField = (typeof registrationFields)[number]

/** What was typed and chosen, as texts. */
export type RegistrationForm = Readonly<Record<RegistrationField, string>>

/** Runs the registration form: what it shows and does. */
export function useRegister() {
  const texts = accountTexts
  const { notify } = useNotices()
  const navigate = useNavigate()
  const form = useForm<RegistrationField, 'register'>()

  async function submit(typed: RegistrationForm): Promise<void> {
    const currentYear = new Date().getFullYear()
    const outcome = await form.send('register', checkRegistration(typed, currentYear), async () => {
      const isShared = await isDeviceShared()
      const body = { ...toBody(typed, currentYear), ...(isShared && { sharedDevice: true }) }
      return call('register', { body })
    })
    if (outcome === undefined) return
    if (outcome.ok) {
      notify({ tone: 'success', text: texts.registrationSuccessful })
      const { search, origin } = window.location
      const arrival: Arrival = { registered: true, email: typed.email.trim() }
      emptyFields()
      navigate(withWayBack(paths.signIn, readWayBack(search, origin)), { state: arrival })
      return
    }
    const isTaken = outcome.problem?.code === 'EMAIL_TAKEN'
    const advice = failureAdvice(outcome, isTaken ? texts.adviceEmailTaken : undefined)
    const field = registrationFields.find((name) => name === outcome.problem?.field)
    if (field !== undefined) form.check({ [field]: advice })
    notify({ tone: 'error', text: texts.errorRegistering, advice })
  }

  return { form, submit }
}

/** The payload of the specification, section 3 (age is the current year minus the year of birth), and the consent. */
function toBody(typed: RegistrationForm, currentYear: number) {
  const yearOfBirth = Number(typed.yearOfBirth)
  return {
    email: typed.email.trim(),
    password: typed.password,
    yearOfBirth,
    age: currentYear - yearOfBirth,
    gender: typed.gender === 'Male' ? ('Male' as const) : ('Female' as const),
    consentVersion: currentConsentVersion,
  }
}

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
