/** The form that signs a person in, the same on every page that has one, and the sentence above it. */

import { useSession } from '../../../client/session.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { passkeyTexts } from '../../../locales/passkeys.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, typedText } from '../../../ui/form.tsx'
import { Link } from '../../../ui/navigation.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from '../account.module.css'
import { PasswordField } from '../password-field.tsx'
import { SharedDeviceBox } from '../shared-device-box.tsx'
import type { useSignIn } from './use-sign-in.ts'

/**
 * Tells a member that they are signed in already; the menu leads everyone here.
 *
 * @param text - what everyone else reads.
 */
export function SignInIntro({ text }: { text: string }) {
  const texts = accountTexts
  const session = useSession()
  if (session === undefined || session.token === null) return <p className="lead">{text}</p>
  return (
    <p className="lead">
      {texts.signedInAlready} <Link to={paths.evaluations}>{texts.goToEvaluations}</Link>
    </p>
  )
}

type Behavior = ReturnType<typeof useSignIn>

/**
 * @param form - from `useSignIn`.
 * @param email - an email that is already known, for example from the registration.
 * @param isFilled - false where another button of the page is the filled one.
 */
export function SignInForm({
  form,
  email,
  isFilled = true,
}: {
  form: Behavior
  email?: string | undefined
  isFilled?: boolean
}) {
  const texts = accountTexts
  const { asks, state } = form
  const { faults, busy } = state
  const isBusy = busy !== undefined || form.passkey.isBusy
  return (
    <Form
      form={state}
      heading={commonTexts.thereIsAProblem}
      className={styles.form}
      onSend={(typed) => {
        void form.submit({
          email: typedText(typed, 'email'),
          password: typedText(typed, 'password'),
          code: typedText(typed, 'code'),
        })
      }}
    >
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
        error={faults.email}
      />
      {asks === 'password' && (
        <PasswordField
          autoComplete="current-password"
          hint={passwordHint(form)}
          error={faults.password}
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
            error={faults.code}
          />
          <p id="first-code">{texts.firstCode}</p>
        </>
      )}
      <Button
        type="submit"
        weight={isFilled ? 'primary' : 'secondary'}
        unavailable={isBusy}
        aria-describedby={asks === 'code' ? 'first-code' : undefined}
      >
        {busy === 'sign-in' ? texts.signingIn : texts.signIn}
      </Button>
      {asks !== 'nothing' && <OtherProofs form={form} isBusy={isBusy} />}
      <SharedDeviceBox id="shared-member" />
    </Form>
  )
}

function passwordHint({ isShared, hasMail }: Behavior): string {
  const texts = accountTexts
  if (isShared) return hasMail ? texts.passwordShared : texts.passwordSharedNoMail
  return hasMail ? texts.passwordNow : texts.passwordNowNoMail
}

/** The other ways to prove who one is; the email is read from the field beside them. */
function OtherProofs({ form, isBusy }: { form: Behavior; isBusy: boolean }) {
  const { asks, hasMail, sendCode, passwordInstead, passkey } = form
  const { busy } = form.state
  const texts = accountTexts
  const ofPasskeys = passkeyTexts
  return (
    <div className="row">
      {hasMail && (
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
      )}
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
