/** The head of a result: there from the start, so that the heading keeps the focus when the score comes. */

import type { Instrument } from '#core/instrument.ts'
import { resultTexts } from '../../locales/result.ts'
import { waitingTexts } from '../../locales/waiting.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { longDate } from '../../reading/dates.ts'
import styles from './result.module.css'

/**
 * @param finishedAt - when the answers were given, ISO; null while that is not known.
 * @param isInAccount - true where the server has given the score, false where this device has.
 */
export function ResultHead({
  instrument,
  finishedAt,
  isInAccount,
}: {
  instrument: Instrument
  finishedAt: string | null
  isInAccount: boolean
}) {
  const texts = resultTexts
  const { savedHere, savedToAccount } = waitingTexts
  return (
    <header className={styles.head}>
      <div>
        <PageHeading>{texts.title(instrument.scoreName)}</PageHeading>
        {finishedAt !== null && (
          <>
            <p className={styles.date}>{texts.finished(longDate(finishedAt))}</p>
            <p className={styles.date}>{isInAccount ? savedToAccount : savedHere}</p>
          </>
        )}
      </div>
      <DomainIllustration domain={instrument.domain} size="small" />
    </header>
  )
}
