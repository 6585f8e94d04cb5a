/** The section of "My data" in which a person sets, changes and removes their password. */

import { useRef } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useHasMail } from '../../../../client/use-site-settings.ts'
import { accountTexts } from '../../../../locales/account.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { ownPasswordTexts } from '../../../../locales/own-password.ts'
import { Button } from '../../../../ui/button.tsx'
import { Form, typedText } from '../../../../ui/form.tsx'
import dialogStyles from '../../../../ui/dialog.module.css'
import { useFocusOnChange } from '../../../../ui/use-form.ts'
import { PasswordField } from '../../password-field.tsx'
import sheet from '../../../../ui/sheet.module.css'
import styles from '../my-data.module.css'
import { newPasswordId, useOwnPassword } from './use-own-password.ts'

const headingId = 'my-password'

/**
 * @param hasPassword - what the server knows.
 * @param passkeys - how many they have: where no mail goes out, the password may be the only way in.
 * @param isOpen - whether the form is shown.
 * @param onOpen - opens and closes the form.
 * @param onChanged - given what the server knows now, after each change.
 */
export function PasswordSection({
  hasPassword,
  passkeys,
  isOpen,
  onOpen,
  onChanged,
}: {
  hasPassword: boolean
  passkeys: number
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  onChanged: (me: Reply<'me'>) => void
}) {
  const texts = ownPasswordTexts
  const hasMail = useHasMail()
  const own = useOwnPassword(onChanged, hasMail)
  const isOnlyWay = hasPassword && !hasMail && passkeys === 0
  useFocusOnChange(isOpen ? newPasswordId : headingId)
  const close = () => {
    own.form.check({})
    onOpen(false)
  }
  return (
    <section className={sheet.sheet} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <output className={styles.sent}>
        {own.done !== undefined && (
          <>
            <strong>{own.done.text}</strong>
            <span>{own.done.advice}</span>
          </>
        )}
      </output>
      <p>{hasPassword ? texts.has : hasMail ? texts.hasNone : texts.hasNoneNoMail}</p>
      {isOnlyWay && <p>{texts.onlyWay}</p>}
      {isOpen ? (
        <PasswordForm own={own} onClose={close} />
      ) : (
        <>
          <Button
            weight="secondary"
            onClick={() => {
              own.forgetDone()
              onOpen(true)
            }}
          >
            {hasPassword ? texts.change : texts.set}
          </Button>
          {hasPassword && !isOnlyWay && <RemovePassword own={own} hasMail={hasMail} />}
        </>
      )}
    </section>
  )
}

type Own = ReturnType<typeof useOwnPassword>

function PasswordForm({ own, onClose }: { own: Own; onClose: () => void }) {
  const texts = ownPasswordTexts
  const { busy, faults } = own.form
  return (
    <Form
      form={own.form}
      heading={commonTexts.thereIsAProblem}
      className={sheet.form}
      onSend={(typed) => {
        void own.set(typedText(typed, 'password')).then((isSet) => isSet && onClose())
      }}
    >
      <PasswordField
        id={newPasswordId}
        label={texts.newPassword}
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        error={faults[newPasswordId]}
      />
      <Button type="submit" weight="secondary" unavailable={busy !== undefined}>
        {busy === 'set' ? texts.saving : texts.save}
      </Button>
      <Button weight="quiet" unavailable={busy !== undefined} onClick={onClose}>
        {texts.leave}
      </Button>
    </Form>
  )
}

/** Asks first, in the native dialog: it keeps the focus inside and gives it back. */
function RemovePassword({ own: { form, remove }, hasMail }: { own: Own; hasMail: boolean }) {
  const texts = ownPasswordTexts
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  async function removeNow(): Promise<void> {
    if (!(await remove())) return
    close()
    // The button that led here goes away with the password.
    document.getElementById(headingId)?.focus()
  }

  return (
    <>
      <Button weight="quiet" onClick={() => dialog.current?.showModal()}>
        {texts.remove}
      </Button>
      <dialog ref={dialog} className={dialogStyles.dialog} aria-labelledby="remove-password">
        <h2 id="remove-password">{texts.removeQuestion}</h2>
        <p>{hasMail ? texts.removeAbout : texts.removeAboutNoMail}</p>
        <Button weight="secondary" onClick={close}>
          {texts.keep}
        </Button>
        <Button
          unavailable={form.busy !== undefined}
          onClick={() => {
            void removeNow()
          }}
        >
          {form.busy === 'remove' ? texts.removing : texts.removeNow}
        </Button>
      </dialog>
    </>
  )
}
