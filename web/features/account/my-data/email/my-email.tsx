/** The section of "My data" with the email of the account: whether it is confirmed, and the way to another one. */

import type { Reply } from '#contract/endpoints.ts'
import { useHasMail } from '../../../../client/use-site-settings.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { Button } from '../../../../ui/button.tsx'
import type { ProofEnd } from '../../fresh-proof.tsx'
import sheet from '../../../../ui/sheet.module.css'
import styles from '../my-data.module.css'
import { Confirmation } from './confirmation.tsx'
import { EmailForm } from './email-form.tsx'
import { useEmailChange } from './use-email-change.ts'

const headingId = 'my-email'

/**
 * @param me - what the server knows.
 * @param isJustConfirmed - true where this page has seen the first proof of the email.
 * @param onProved - called after a proof of the email, or of another one.
 * @param onSetPassword - called where the person wants a password at once.
 */
export function MyEmail({
  me,
  isJustConfirmed,
  onProved,
  onSetPassword,
}: {
  me: Reply<'me'>
  isJustConfirmed: boolean
  onProved: (end: ProofEnd) => void
  onSetPassword: () => void
}) {
  const texts = emailChangeTexts
  const hasMail = useHasMail()
  const change = useEmailChange(me.userID, me.email, headingId, (changed) => {
    onProved({ me: changed, isFirst: false })
  })
  return (
    <section className={sheet.sheet} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{hasMail ? texts.intro : texts.introNoMail}</p>
      <p className={styles.address}>{change.email}</p>
      <output className={styles.sent}>
        {change.isDone && (
          <>
            <strong>{texts.saved}</strong>
            <span>{texts.savedAdvice(change.email)}</span>
          </>
        )}
      </output>
      {/* Confirming and changing it go by codes alone. */}
      {!hasMail ? null : change.step === 'closed' ? (
        <>
          <Confirmation
            me={me}
            isJustConfirmed={isJustConfirmed}
            onConfirmed={(end) => {
              onProved(end)
              // The button that was pressed goes away.
              document.getElementById(headingId)?.focus({ preventScroll: true })
            }}
            onSetPassword={onSetPassword}
          />
          <Button
            weight="secondary"
            onClick={() => {
              change.go('newEmail')
            }}
          >
            {texts.change}
          </Button>
        </>
      ) : (
        <EmailForm change={change} />
      )}
    </section>
  )
}
