/** One point of the advice: what to do, why this person, and where it comes from. */

import { coachTexts } from '../../locales/coach.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { SourceList } from '../../ui/source-list.tsx'
import styles from './advice.module.css'
import type { AdviceReply } from './use-advice.ts'

/** @param point - one point of the reply. */
export function AdvicePoint({ point }: { point: AdviceReply['points'][number] }) {
  const texts = useTexts(coachTexts)
  return (
    <li className={styles.point}>
      <div className={styles.picture}>
        <DomainIllustration domain={point.domain} size="small" />
      </div>
      <div className={styles.words}>
        <p className={styles.domain}>{point.domain}</p>
        <p className={styles.step}>{point.text}</p>
        {point.reason.trim() !== '' && <p className={styles.reason}>{texts.why(point.reason)}</p>}
        <SourceList
          label={texts.sources(point.sources.length)}
          newTab={texts.newTab}
          sources={point.sources}
        />
      </div>
    </li>
  )
}
