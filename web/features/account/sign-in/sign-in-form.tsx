/** The form that signs a person in, the same on every page that has one. */

import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../account.module.css'
import { PasswordField } from '../password-field.tsx'
import { typedText } from '../typed-text.ts'
import type { SignInFaults, SignInForm as Behavior } from './use-sign-in.ts'

function summaryOf(faults: SignInFaults) {
  const entries = [
    ['email', faults.email],
    ['password', faults.password],
  ] as const
  return entries.flatMap(([fieldId, message]) =>
    message === undefined ? [] : [{ fieldId, message }],
  )
}

/**
 * The fields keep what is typed by themselves, so that nothing typed before the script arrived is
 * lost; `method="dialog"` keeps a press before that moment from sending anything.
 *
 * @param form - from `useSignIn`.
 * @param email - an email that is already known, for example from the registration.
 */
export function SignInForm({ form, email }: { form: Behavior; email?: string | undefined }) {
  const texts = useTexts(accountTexts)
  const common = useTexts(commonTexts)
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        void form.submit({
          email: typedText(typed, 'email'),
          password: typedText(typed, 'password'),
        })
      }}
    >
      <ErrorSummary
        heading={common.thereIsAProblem}
        faults={summaryOf(form.faults)}
        attempt={form.attempt}
      />
      <TextField
        id="email"
        name="email"
        label={texts.email}
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={form.faults.email}
      />
      {form.asksPassword && (
        <PasswordField
          autoComplete="current-password"
          hint={texts.passwordNow}
          error={form.faults.password}
        />
      )}
      <Button type="submit" unavailable={form.busy}>
        {form.busy ? texts.signingIn : texts.signIn}
      </Button>
    </form>
  )
}
