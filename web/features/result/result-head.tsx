/** The head of a result: there from the start, so that the heading keeps the focus when the score comes. */

import type { Instrument } from '#core/instrument.ts'
import { resultTexts } from '../../locales/result.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './result.module.css'

/** @param instrument - whose score is shown. */
export function ResultHead({ instrument }: { instrument: Instrument }) {
  return (
    <header className={styles.head}>
      <PageHeading>{resultTexts.title(instrument.scoreName)}</PageHeading>
      <DomainIllustration domain={instrument.domain} size="small" />
    </header>
  )
}
