/** The steps of one domain under its picture, its name and the score that led to them. */

import { useId } from 'react'
import { domainNames } from '#core/wording/domain-names.ts'
import { coachTexts } from '../../locales/coach.ts'
import { DomainIllustration } from '../../ui/illustrations/domain-illustration.tsx'
import { AdvicePoint } from './advice-point.tsx'
import type { PointGroup } from './advice-points.ts'
import styles from './plan.module.css'

/**
 * @param group - the points of one domain.
 * @param reasonSaid - the reason that stands above already.
 */
export function DomainPlan({
  group: { domain, points },
  reasonSaid,
}: {
  group: PointGroup
  reasonSaid: string
}) {
  const texts = coachTexts
  const id = useId()
  const scoreWords = points.find((point) => typeof point.scoreWords === 'string')?.scoreWords
  return (
    <section aria-labelledby={id} className="stack-4">
      <div className={styles.head}>
        <div className={styles.picture}>
          <DomainIllustration domain={domain} size="small" />
        </div>
        <div>
          <h5 id={id} className={styles.name}>
            {domainNames[domain]}
          </h5>
          {scoreWords && <p className={styles.score}>{texts.scoreWords(scoreWords)}</p>}
        </div>
      </div>
      <ol className={styles.points}>
        {points.map((point, index) => (
          <AdvicePoint
            key={point.text}
            point={point}
            isReasonSaid={[reasonSaid, points[index - 1]?.reason].includes(point.reason)}
          />
        ))}
      </ol>
    </section>
  )
}
