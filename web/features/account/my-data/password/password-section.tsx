/** The section of "My data" in which a person sets, changes and removes their password. */

import { useEffect, useRef } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { useSiteSettings } from '../../../../client/use-site-settings.ts'
import { accountTexts } from '../../../../locales/account.ts'
import { commonTexts } from '../../../../locales/common.ts'
import { ownPasswordTexts } from '../../../../locales/own-password.ts'
import { Button } from '../../../../ui/button.tsx'
import { ErrorSummary } from '../../../../ui/error-summary.tsx'
import dialogStyles from '../../../../ui/dialog.module.css'
import { PasswordField } from '../../password-field.tsx'
import { typedText } from '../../typed-text.ts'
import styles from '../my-data.module.css'
import { useOwnPassword } from './use-own-password.ts'

const headingId = 'my-password'
const fieldId = 'new-password'

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
  const hasMail = useSiteSettings()?.mail !== false
  const own = useOwnPassword(onChanged, hasMail)
  const isOnlyWay = hasPassword && !hasMail && passkeys === 0
  useFocusOn(isOpen ? fieldId : headingId)
  const close = () => {
    own.forgetFault()
    onOpen(false)
  }
  return (
    <section className={styles.part} aria-labelledby={headingId}>
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
  const { busy, fault, attempt } = own
  return (
    <form
      method="dialog"
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const typed = typedText(new FormData(event.currentTarget), 'password')
        void own.set(typed).then((isSet) => isSet && onClose())
      }}
    >
      <ErrorSummary
        heading={commonTexts.thereIsAProblem}
        faults={fault === undefined ? [] : [{ fieldId, message: fault }]}
        attempt={attempt}
      />
      <PasswordField
        id={fieldId}
        label={texts.newPassword}
        autoComplete="new-password"
        hint={accountTexts.passwordHint}
        error={fault}
      />
      <Button type="submit" weight="secondary" unavailable={busy !== undefined}>
        {busy === 'set' ? texts.saving : texts.save}
      </Button>
      <Button weight="quiet" unavailable={busy !== undefined} onClick={onClose}>
        {texts.leave}
      </Button>
    </form>
  )
}

/** Asks first, in the native dialog: it keeps the focus inside and gives it back. */
function RemovePassword({ own: { busy, remove }, hasMail }: { own: Own; hasMail: boolean }) {
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
          unavailable={busy !== undefined}
          onClick={() => {
            void removeNow()
          }}
        >
          {busy === 'remove' ? texts.removing : texts.removeNow}
        </Button>
      </dialog>
    </>
  )
}

/** Only a step the person took moves the focus, not the page that comes. */
function useFocusOn(id: string): void {
  const focused = useRef(id)
  useEffect(() => {
    if (focused.current === id) return
    focused.current = id
    document.getElementById(id)?.focus()
  }, [id])
}
