/** The registration form's behavior: check, send, and on to the sign-in page. */

import { useState } from 'react'
import { currentConsentVersion } from '#contract/consent.ts'
import { useNavigate } from '../../../ui/navigation.tsx'
import { call } from '../../../client/call.ts'
import type { CallFailure } from '../../../client/call-result.ts'
import { isDeviceShared } from '../../../client/local-backend/shared-device.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { paths } from '../../../paths.ts'
import { useNotices } from '../../../ui/notices.tsx'
import type { Arrival } from '../arrival.ts'
import {
  type RegistrationFaults,
  type RegistrationForm,
  checkRegistration,
  registrationFields,
} from './check-registration.ts'
import { readWayBack, withWayBack } from '../way-back.ts'

/** What the form shows and does. */
export interface Registration {
  readonly busy: boolean
  readonly faults: RegistrationFaults
  /** Times the button was pressed with something wrong. */
  readonly attempt: number
  readonly submit: (form: RegistrationForm) => Promise<void>
}

/** Runs the registration form. */
export function useRegister(): Registration {
  const texts = accountTexts
  const common = commonTexts
  const { notify, dismiss } = useNotices()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [faults, setFaults] = useState<RegistrationFaults>({})
  const [attempt, setAttempt] = useState(0)

  function refuse(found: RegistrationFaults): void {
    setFaults(found)
    if (Object.keys(found).length > 0) setAttempt(attempt + 1)
  }

  function adviceFor(outcome: CallFailure): string {
    if (outcome.reason === 'unreachable') return `${common.networkError} ${texts.adviceKept}`
    if (outcome.status === 429) return texts.adviceWait(outcome.retryAfterSeconds)
    if (outcome.status >= 500) return texts.adviceOurFault
    if (outcome.problem?.code === 'EMAIL_TAKEN') return texts.adviceEmailTaken
    return outcome.problem?.error ?? texts.adviceOurFault
  }

  async function submit(form: RegistrationForm): Promise<void> {
    if (busy) return
    dismiss()
    const currentYear = new Date().getFullYear()
    const found = checkRegistration(form, currentYear, texts)
    refuse(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    const isShared = await isDeviceShared()
    const body = { ...toBody(form, currentYear), ...(isShared && { sharedDevice: true }) }
    const outcome = await call('register', { body })
    setBusy(false)
    if (outcome.ok) {
      notify({ tone: 'success', text: texts.registrationSuccessful })
      const { search, origin } = window.location
      const arrival: Arrival = { registered: true, email: form.email.trim() }
      navigate(withWayBack(paths.signIn, readWayBack(search, origin)), { state: arrival })
      return
    }
    const advice = adviceFor(outcome)
    const field = registrationFields.find((name) => name === outcome.problem?.field)
    if (field !== undefined) refuse({ [field]: advice })
    notify({ tone: 'error', text: texts.errorRegistering, advice })
  }

  return { busy, faults, attempt, submit }
}

/** The payload of the specification, section 3 (age is the current year minus the year of birth), and the consent. */
function toBody(form: RegistrationForm, currentYear: number) {
  const yearOfBirth = Number(form.yearOfBirth)
  return {
    email: form.email.trim(),
    password: form.password,
    yearOfBirth,
    age: currentYear - yearOfBirth,
    gender: form.gender === 'Male' ? ('Male' as const) : ('Female' as const),
    consentVersion: currentConsentVersion,
  }
}
