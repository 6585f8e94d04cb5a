/** The form that signs a person in, the same on every page that has one. */

import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import { Button } from '../../../ui/button.tsx'
import { ErrorSummary } from '../../../ui/error-summary.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../account.module.css'
import { PasswordField } from '../password-field.tsx'
import { SharedDeviceBox } from '../shared-device-box.tsx'
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
  const texts = accountTexts
  const common = commonTexts
  const { asks } = form
  const isBusy = form.busy !== false || form.passkey.isBusy
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
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={email}
        error={form.faults.email}
      />
      {asks === 'password' && (
        <PasswordField
          autoComplete="current-password"
          hint={form.isShared ? texts.passwordShared : texts.passwordNow}
          error={form.faults.password}
        />
      )}
      {asks === 'code' && (
        <>
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
          <p id="first-code">{texts.firstCode}</p>
        </>
      )}
      <Button
        type="submit"
        unavailable={isBusy}
        aria-describedby={asks === 'code' ? 'first-code' : undefined}
      >
        {form.busy === 'sign-in' ? texts.signingIn : texts.signIn}
      </Button>
      {asks !== 'nothing' && <OtherProofs form={form} isBusy={isBusy} />}
      <SharedDeviceBox id="shared-member" />
    </form>
  )
}

/** The other ways to prove who one is; the email is read from the field beside them. */
function OtherProofs({ form, isBusy }: { form: Behavior; isBusy: boolean }) {
  const { asks, busy, sendCode, passwordInstead, passkey } = form
  const texts = accountTexts
  const ofPasskeys = passkeyTexts
  return (
    <div className={styles.proofs}>
      <Button
        weight="secondary"
        unavailable={isBusy}
        onClick={(event) => {
          const element = event.currentTarget.closest('form')
          if (element !== null) void sendCode(typedText(new FormData(element), 'email'))
        }}
      >
        {busy === 'code'
          ? texts.sendingCode
          : asks === 'code'
            ? texts.sendCodeAgain
            : texts.sendCode}
      </Button>
      {passkey.isOffered && (
        <Button
          weight="secondary"
          unavailable={isBusy}
          onClick={() => {
            void passkey.start()
          }}
        >
          {passkey.isBusy ? ofPasskeys.signingIn : ofPasskeys.signIn}
        </Button>
      )}
      {asks === 'code' && (
        <Button weight="quiet" onClick={passwordInstead}>
          {texts.passwordInstead}
        </Button>
      )}
    </div>
  )
}
