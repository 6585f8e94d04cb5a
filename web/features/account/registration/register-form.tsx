/** The fields of the registration. */

import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { consentTexts } from '../../../locales/consent.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, typedText } from '../../../ui/form.tsx'
import { PointList } from '../../../ui/text-part.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { GenderField, YearOfBirthField } from '../about-you-fields.tsx'
import styles from '../account.module.css'
import { PasswordField } from '../password-field.tsx'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import type { useRegister } from './use-register.ts'

/** @param registration - from `useRegister`. */
export function RegisterForm({
  registration: { form, submit },
}: {
  registration: ReturnType<typeof useRegister>
}) {
  const texts = accountTexts
  const { faults, busy } = form
  return (
    <Form
      form={form}
      heading={commonTexts.thereIsAProblem}
      className={styles.form}
      onSend={(typed) => {
        void submit({
          email: typedText(typed, 'email'),
          password: typedText(typed, 'password'),
          yearOfBirth: typedText(typed, 'yearOfBirth'),
          gender: typedText(typed, 'gender'),
        })
      }}
    >
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
      <Button type="submit" unavailable={busy !== undefined}>
        {busy === undefined ? texts.register : texts.registering}
      </Button>
    </Form>
  )
}

/**
 * What happens to the data of an account, and what the person says by registering. No box is asked
 * for: pressing the button under these words is the act of agreeing, and one thing less to do.
 */
function AgreeToConsent() {
  const texts = consentTexts
  const { register } = accountTexts
  return (
    <section className={styles.group} aria-labelledby="your-data">
      <h2 id="your-data">{texts.heading}</h2>
      <PointList points={texts.points} />
      <p className={styles.other}>
        {/* In a tab of its own: here it would take along what was typed. */}
        <a href={paths.privacy} target="_blank" rel="noopener">
          {texts.more} {texts.newTab}
        </a>
      </p>
      <p>
        {texts.sayBy(register)} <strong>{texts.agree}</strong>
      </p>
    </section>
  )
}
