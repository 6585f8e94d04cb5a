/** The form for another email: one field at a time. */

import { commonTexts } from '../../../../locales/common.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { Button } from '../../../../ui/button.tsx'
import { Form, typedText } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import sheet from '../../../../ui/sheet.module.css'
import styles from '../my-data.module.css'
import type { useEmailChange } from './use-email-change.ts'

type EmailChange = ReturnType<typeof useEmailChange>

/** @param change - from `useEmailChange`; not closed. */
export function EmailForm({ change }: { change: EmailChange }) {
  const texts = emailChangeTexts
  const { step, form, sendCode, save } = change
  const { busy } = form
  return (
    <Form
      form={form}
      heading={commonTexts.thereIsAProblem}
      className={sheet.form}
      onSend={(typed) => {
        if (step === 'emailCode') void save(typedText(typed, 'emailCode'))
        else void sendCode(typedText(typed, 'newEmail'))
      }}
    >
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
    </Form>
  )
}

function AddressStep({ change: { typed, form } }: { change: EmailChange }) {
  const texts = emailChangeTexts
  const { faults, busy } = form
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
        error={faults.newEmail}
      />
      <Button type="submit" weight="secondary" unavailable={busy !== undefined}>
        {busy === 'code' ? texts.sendingCode : texts.sendCode}
      </Button>
    </>
  )
}

function CodeStep({ change: { typed, form, go, sendCode } }: { change: EmailChange }) {
  const texts = emailChangeTexts
  const { faults, busy } = form
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
        error={faults.emailCode}
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
