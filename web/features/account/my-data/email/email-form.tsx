/** The form for another email: one field at a time. */

import { commonTexts } from '../../../../locales/common.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { typedText } from '../../typed-text.ts'
import styles from '../my-data.module.css'
import type { useEmailChange } from './use-email-change.ts'

type EmailChange = ReturnType<typeof useEmailChange>

/** @param change - from `useEmailChange`; not closed. */
export function EmailForm({ change }: { change: EmailChange }) {
  const texts = emailChangeTexts
  const common = commonTexts
  const { step, busy, fault, attempt, sendCode, save } = change
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget)
        if (step === 'emailCode') void save(typedText(typed, 'emailCode'))
        else void sendCode(typedText(typed, 'newEmail'))
      }}
    >
      <ErrorSummary
        heading={common.thereIsAProblem}
        faults={fault === undefined ? [] : [fault]}
        attempt={attempt}
      />
      {step === 'emailCode' ? <CodeStep change={change} /> : <AddressStep change={change} />}
      <Button
        weight="quiet"
        unavailable={busy !== undefined}
        onClick={() => {
          if (busy === undefined) change.go('closed')
        }}
      >
        {texts.keepOld}
      </Button>
    </form>
  )
}

function AddressStep({ change: { typed, busy, fault } }: { change: EmailChange }) {
  const texts = emailChangeTexts
  return (
    <>
      <TextField
        id="newEmail"
        name="newEmail"
        label={texts.newEmail}
        hint={texts.newEmailHint}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed}
        required
        error={fault?.fieldId === 'newEmail' ? fault.message : undefined}
      />
      <Button type="submit" weight="secondary" unavailable={busy !== undefined}>
        {busy === 'code' ? texts.sendingCode : texts.sendCode}
      </Button>
    </>
  )
}

function CodeStep({ change: { typed, busy, fault, go, sendCode } }: { change: EmailChange }) {
  const texts = emailChangeTexts
  return (
    <>
      <output className={styles.sent}>
        <span>{texts.sentTo}</span>
        <span className={styles.address}>{typed}</span>
        <span>{texts.sentAdvice}</span>
      </output>
      <TextField
        id="emailCode"
        name="emailCode"
        label={texts.code}
        hint={texts.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        error={fault?.fieldId === 'emailCode' ? fault.message : undefined}
      />
      <Button type="submit" weight="secondary" unavailable={busy !== undefined}>
        {busy === 'save' ? texts.saving : texts.save}
      </Button>
      <Button
        weight="quiet"
        unavailable={busy !== undefined}
        onClick={() => {
          void sendCode(typed)
        }}
      >
        {busy === 'code' ? texts.sendingCode : texts.sendCodeAgain}
      </Button>
      <Button
        weight="quiet"
        unavailable={busy !== undefined}
        onClick={() => {
          if (busy === undefined) go('newEmail')
        }}
      >
        {texts.another}
      </Button>
    </>
  )
}
