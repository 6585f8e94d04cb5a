/** 'You and people like you': one small row for each score, and the figures for whoever wants them. */

import { useId } from 'react'
import { domainNames } from '#core/wording/domain-names.ts'
import { coachTexts } from '../../locales/coach.ts'
import { Disclosure } from '../../ui/disclosure.tsx'
import { PlaceScale } from './place-scale.tsx'
import styles from './standings.module.css'
import type { AdviceReply } from './use-advice.ts'

type Standing = NonNullable<AdviceReply['standings']>[number]

/** @param standings - rows of the reply; none says that nothing is known yet. */
export function Standings({ standings }: { standings: readonly Standing[] }) {
  const texts = coachTexts
  const id = useId()
  const withFigures = standings.filter(({ figures }) => figures.length > 0)
  return (
    <section aria-labelledby={id} className="stack-4">
      <h3 id={id}>{texts.comparisonHeading}</h3>
      {standings.length === 0 && <p>{texts.noComparison}</p>}
      {standings.length > 0 && (
        <ul className={styles.rows}>
          {standings.map((standing) => (
            <Row key={standing.domain} standing={standing} />
          ))}
        </ul>
      )}
      {withFigures.length > 0 && (
        <Disclosure summary={texts.figures}>
          <dl className={styles.figures}>
            {withFigures.map(({ domain, figures, sources }) => (
              <div key={domain}>
                <dt>{domainNames[domain]}</dt>
                <dd>
                  {figures.join(' ')}{' '}
                  {sources.length > 0 && texts.figureSources(sources.join('; '))}
                </dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  )
}

function Row({
  standing: { domain, score, maxScore, band, position, standing },
}: {
  standing: Standing
}) {
  const texts = coachTexts
  return (
    <li className={styles.row}>
      <p className={styles.domain}>{domainNames[domain]}</p>
      <p className={styles.score}>
        {[texts.scoreOf(score, maxScore), ...(band === null ? [] : [band])].join(', ')}
      </p>
      <p className={styles.words}>{standing}</p>
      {position !== null && <PlaceScale position={position} />}
    </li>
  )
}
