/** The fields of the registration. */

import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GenderField, YearOfBirthField } from '../about-you-fields.tsx'
import styles from '../account.module.css'
import { type RegistrationFaults, registrationFields } from './check-registration.ts'
import { AgreeToConsent } from './agree-to-consent.tsx'
import { PasswordField } from '../password-field.tsx'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import { typedText } from '../typed-text.ts'
import type { Registration } from './use-register.ts'

function summaryOf(faults: RegistrationFaults) {
  return registrationFields.flatMap((fieldId) => {
    const message = faults[fieldId]
    return message === undefined ? [] : [{ fieldId, message }]
  })
}

/**
 * The fields keep what is typed by themselves, as in the sign-in form.
 *
 * @param registration - from `useRegister`.
 */
export function RegisterForm({ registration }: { registration: Registration }) {
  const texts = accountTexts
  const common = commonTexts
  const { faults, busy } = registration
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void registration.submit({
          email: typedText(typed, 'email'),
          password: typedText(typed, 'password'),
          yearOfBirth: typedText(typed, 'yearOfBirth'),
          gender: typedText(typed, 'gender'),
        })
      }}
    >
      <ErrorSummary
        heading={common.thereIsAProblem}
        faults={summaryOf(faults)}
        attempt={registration.attempt}
      />
      <TextField
        id="email"
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={faults.email}
      />
      <PasswordField
        autoComplete="new-password"
        hint={texts.passwordHint}
        error={faults.password}
      />
      <section className={styles.group} aria-labelledby="about-you">
        <h2 id="about-you">{texts.aboutYou}</h2>
        <p>{texts.whyAboutYou}</p>
        <YearOfBirthField error={faults.yearOfBirth} />
        <GenderField error={faults.gender} />
      </section>
      <SharedDeviceBox id="shared-member" />
      <AgreeToConsent />
      <Button type="submit" unavailable={busy}>
        {busy ? texts.registering : texts.register}
      </Button>
    </form>
  )
}
