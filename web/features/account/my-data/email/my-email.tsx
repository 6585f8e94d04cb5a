/** The section of "My data" with the email of the account, and the way to another one. */

import type { Reply } from '#contract/endpoints.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { Button } from '../../../../ui/button.tsx'
import styles from '../my-data.module.css'
import { EmailForm } from './email-form.tsx'
import { useEmailChange } from './use-email-change.ts'

const headingId = 'my-email'

/** @param me - what the server knows. */
export function MyEmail({ me }: { me: Reply<'me'> }) {
  const texts = emailChangeTexts
  const change = useEmailChange(me.userID, me.email, headingId)
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} tabIndex={-1}>
        {texts.heading}
      </h2>
      <p>{texts.intro}</p>
      <p className={styles.address}>{change.email}</p>
      {change.step === 'closed' ? (
        <Button
          weight="secondary"
          onClick={() => {
            change.go('newEmail')
          }}
        >
          {texts.change}
        </Button>
      ) : (
        <EmailForm change={change} />
      )}
    </section>
  )
}
