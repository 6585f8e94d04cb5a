/** The bottom of a questionnaire page: the way on, and the word that everything is saved. */

import { useSession } from '../../client/session.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { Button } from '../../ui/button.tsx'
import type { FlowState } from './flow/use-flow.ts'
import styles from './questionnaire.module.css'

/** Review and Submit on the last page, Next before it; always in the same place. */
export function FlowEnd({ flow, texts }: { flow: FlowState; texts: QuestionnaireTexts }) {
  const labels = {
    next: texts.next,
    submit: texts.submit,
    'back-to-review': texts.backToReview,
  } as const
  return (
    <footer className={styles.end}>
      {flow.step === 'submit' && flow.page !== null && (
        <Button weight="secondary" unavailable={flow.isOpen} onClick={flow.review}>
          {texts.reviewLink}
        </Button>
      )}
      {/* While the times are asked about, the way on is the answer to that. */}
      <Button
        type="submit"
        weight={flow.check.night === null ? 'primary' : 'secondary'}
        unavailable={flow.isOpen || flow.isSending}
      >
        {labels[flow.step]}
      </Button>
      <output className={styles.sending}>{flow.isSending && texts.sending}</output>
      <SavedLine isStored={flow.isStored} texts={texts} />
    </footer>
  )
}

/** What is typed is here at once; a member's answers reach the account with Submit, not before. */
function SavedLine({ isStored, texts }: { isStored: boolean; texts: QuestionnaireTexts }) {
  const isMember = typeof useSession()?.token === 'string'
  if (!isStored) return <p className={styles.notStored}>{texts.notStored}</p>
  return (
    <p className={`soft ${styles.saved} ${isMember ? '' : styles.onDevice}`}>
      {isMember ? texts.savedUntilSubmit : texts.saved}{' '}
      <span className={styles.comeBack}>{texts.comeBack}</span>
    </p>
  )
}
