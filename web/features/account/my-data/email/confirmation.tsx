/** Whether the email of the account is confirmed, the way to confirm it, and what that has ended. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { emailChangeTexts } from '../../../../locales/email-change.ts'
import { freshProofTexts } from '../../../../locales/fresh-proof.ts'
import { Button } from '../../../../ui/button.tsx'
import { useNotices } from '../../../../ui/notices.tsx'
import { ProofDialog, type ProofEnd } from '../../fresh-proof.tsx'
import styles from '../my-data.module.css'

/**
 * @param me - what the server knows.
 * @param isJustConfirmed - true where this page has seen the first proof.
 * @param onConfirmed - called after a proof.
 * @param onSetPassword - called where the person wants a password at once.
 */
export function Confirmation({
  me: { emailProvedAt, hasPassword },
  isJustConfirmed,
  onConfirmed,
  onSetPassword,
}: {
  me: Reply<'me'>
  isJustConfirmed: boolean
  onConfirmed: (end: ProofEnd) => void
  onSetPassword: () => void
}) {
  const texts = emailChangeTexts
  if (emailProvedAt === null) return <NotConfirmed onConfirmed={onConfirmed} />
  return (
    <>
      <p>{texts.confirmedOn(emailProvedAt)}</p>
      {isJustConfirmed && (
        <div className={styles.sent}>
          <h3>{texts.endedHeading}</h3>
          <p>{texts.ended}</p>
          <p>{texts.okAgain}</p>
          {!hasPassword && <Button onClick={onSetPassword}>{texts.setPassword}</Button>}
        </div>
      )}
    </>
  )
}

function NotConfirmed({ onConfirmed }: { onConfirmed: (end: ProofEnd) => void }) {
  const texts = emailChangeTexts
  const { confirmHeading, confirmReason, confirmed, confirmedAdvice } = freshProofTexts
  const { notify } = useNotices()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <p className={styles.tick}>{texts.notConfirmed}</p>
      <p>{texts.notConfirmedAbout}</p>
      <Button weight="secondary" onClick={() => setIsOpen(true)}>
        {texts.confirm}
      </Button>
      {isOpen && (
        <ProofDialog
          proofs={['code']}
          heading={confirmHeading}
          reason={confirmReason}
          onEnd={(end) => {
            setIsOpen(false)
            if (end === null) return
            notify({ tone: 'success', text: confirmed, advice: confirmedAdvice })
            onConfirmed(end)
          }}
        />
      )}
    </>
  )
}
