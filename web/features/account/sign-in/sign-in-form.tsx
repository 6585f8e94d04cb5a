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

const fields = ['email', 'password', 'code'] as const

function summaryOf(faults: SignInFaults) {
  return fields.flatMap((fieldId) => {
    const message = faults[fieldId]
    return message === undefined ? [] : [{ fieldId, message }]
  })
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
  const { asks, busy } = form
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
          code: typedText(typed, 'code'),
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
      {asks === 'password' && (
        <PasswordField
          autoComplete="current-password"
          hint={texts.passwordNow}
          error={form.faults.password}
        />
      )}
      {asks === 'code' && (
        <TextField
          id="code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          error={form.faults.code}
        />
      )}
      <Button type="submit" unavailable={busy !== false}>
        {busy === 'sign-in' ? texts.signingIn : texts.signIn}
      </Button>
      {asks !== 'nothing' && <OtherProofs form={form} />}
    </form>
  )
}

/** The other ways to prove who one is; the email is read from the field beside them. */
function OtherProofs({ form: { asks, busy, sendCode, usePassword } }: { form: Behavior }) {
  const texts = useTexts(accountTexts)
  return (
    <div className={styles.proofs}>
      <Button
        weight="secondary"
        unavailable={busy !== false}
        onClick={(event) => {
          const form = event.currentTarget.closest('form')
          if (form !== null) void sendCode(typedText(new FormData(form), 'email'))
        }}
      >
        {busy === 'code'
          ? texts.sendingCode
          : asks === 'code'
            ? texts.sendCodeAgain
            : texts.sendCode}
      </Button>
      {asks === 'code' && (
        <Button weight="quiet" onClick={usePassword}>
          {texts.usePassword}
        </Button>
      )}
    </div>
  )
}
