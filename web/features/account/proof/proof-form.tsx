/** The proofs that a person has: one field at a time, and a button for each of the others. */

import type { SignInProof } from '#contract/problem.ts'
import { usePasskeysWork } from '../../../client/passkeys/passkey-support.ts'
import { useHasMail } from '../../../client/use-site-settings.ts'
import { accountTexts } from '../../../locales/account.ts'
import { commonTexts } from '../../../locales/common.ts'
import { freshProofTexts } from '../../../locales/fresh-proof.ts'
import { Button } from '../../../ui/button.tsx'
import { Form, typedText } from '../../../ui/form.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useFocusOnChange } from '../../../ui/use-form.ts'
import account from '../account.module.css'
import { PasswordField } from '../password-field.tsx'
import { type ProvedPerson, proofFieldId, useProof } from './use-proof.ts'

type Proof = ReturnType<typeof useProof>

/**
 * @param proofs - what this person has; codes are none where no mail is sent.
 * @param isFirst - true where a code would be the first one of the email.
 * @param onProved - called once, with what the server knows of the person now.
 */
export function ProofForm({
  proofs: known,
  isFirst,
  onProved,
}: {
  proofs: readonly SignInProof[]
  isFirst: boolean
  onProved: (me: ProvedPerson) => void
}) {
  const texts = freshProofTexts
  const hasMail = useHasMail()
  const proofs = known.filter((proof) => hasMail || proof !== 'code')
  const proof = useProof(proofs, onProved)
  const { asks, form, trouble } = proof
  const { faults, busy } = form
  // The first field has the focus from the dialog.
  useFocusOnChange(asks && proofFieldId(asks))
  return (
    <Form
      form={form}
      heading={commonTexts.thereIsAProblem}
      className={account.form}
      onSend={(typed) => {
        if (asks !== undefined) void proof.prove(asks, typedText(typed, asks))
      }}
    >
      {asks !== undefined && (
        <>
          {asks === 'password' ? (
            <PasswordField
              id={proofFieldId('password')}
              autoComplete="current-password"
              error={faults['proof-password']}
            />
          ) : (
            <CodeField fault={faults['proof-code']} />
          )}
          <Button type="submit" unavailable={busy !== undefined}>
            {busy === asks ? texts.checking : texts.goOn}
          </Button>
        </>
      )}
      <div role="alert">{trouble !== undefined && <p>{trouble}</p>}</div>
      {proofs.length === 0 && <p>{texts.noProof}</p>}
      {isFirst && proofs.includes('code') && <p>{texts.firstCode}</p>}
      <OtherProofs proofs={proofs} proof={proof} />
    </Form>
  )
}

function CodeField({ fault }: { fault: string | undefined }) {
  const texts = freshProofTexts
  return (
    <>
      <output>
        {texts.codeSent} {texts.codeSentAdvice}
      </output>
      <TextField
        id={proofFieldId('code')}
        name="code"
        label={accountTexts.code}
        hint={accountTexts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={fault}
      />
    </>
  )
}

function OtherProofs({
  proofs,
  proof: { asks, form, ask, sendCode, presentOwnPasskey },
}: {
  proofs: readonly SignInProof[]
  proof: Proof
}) {
  const texts = freshProofTexts
  const ofAccount = accountTexts
  const passkeysWork = usePasskeysWork() === true
  const { busy } = form
  const isBusy = busy !== undefined
  const again = asks === 'code' ? ofAccount.sendCodeAgain : ofAccount.sendCode
  return (
    <div className="row">
      {proofs.includes('code') && (
        <Button
          weight={asks === undefined ? 'primary' : 'secondary'}
          unavailable={isBusy}
          onClick={() => void sendCode()}
        >
          {busy === 'sending' ? ofAccount.sendingCode : again}
        </Button>
      )}
      {proofs.includes('passkey') && passkeysWork && (
        <Button weight="secondary" unavailable={isBusy} onClick={() => void presentOwnPasskey()}>
          {busy === 'passkey' ? texts.followSteps : texts.withPasskey}
        </Button>
      )}
      {proofs.includes('password') && asks !== 'password' && (
        <Button weight="quiet" unavailable={isBusy} onClick={() => ask('password')}>
          {ofAccount.passwordInstead}
        </Button>
      )}
    </div>
  )
}
