/** The page where scores from other tests are typed or pasted, read back and saved. */

import { scoresTexts } from '../../locales/scores.ts'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './entry/entry.module.css'
import { EntryForm } from './entry/entry-form.tsx'
import { EntryReview } from './entry/entry-review.tsx'
import { useScoreEntry } from './entry/use-score-entry.ts'

/** /about1. The form stays in the page while its content is read back, so that nothing is lost. */
export function ScoreEntryPage() {
  const texts = scoresTexts
  const entry = useScoreEntry()
  const heading = texts.entryHeading
  return (
    <div className={styles.page}>
      <PageHeading title={entry.form.isFaulty ? texts.errorTitle(heading) : heading}>
        {heading}
      </PageHeading>
      <div className={styles.page} hidden={entry.review !== null}>
        <p className="lead">{texts.entryIntro}</p>
        <EntryForm state={entry.form} onCheck={entry.check} />
      </div>
      {entry.review !== null && (
        <EntryReview
          review={entry.review}
          busy={entry.form.busy !== undefined}
          onSave={() => {
            void entry.save()
          }}
          onChange={entry.change}
        />
      )}
    </div>
  )
}
