/** The two experiences: 'General Services' without signing in, 'My Services' after registering. */

import type { ReactNode } from 'react'
import { homeTexts } from '../../locales/home.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './two-ways.module.css'

/** The part of the home page that lets a person choose how to begin. */
export function TwoWays() {
  const texts = homeTexts
  return (
    <section className={styles.part} aria-labelledby="ways">
      <h2 id="ways">{texts.waysHeading}</h2>
      <div className={styles.ways}>
        <Way
          name={texts.general}
          lead={texts.generalLead}
          points={texts.generalPoints}
          actions={
            <>
              <ButtonLink weight="secondary" to={paths.assistant}>
                {texts.generalAction}
              </ButtonLink>
              <ButtonLink weight="quiet" to={paths.demo}>
                {texts.seeExample}
              </ButtonLink>
            </>
          }
        />
        <Way
          name={texts.mine}
          lead={texts.mineLead}
          points={texts.minePoints}
          actions={
            <ButtonLink weight="secondary" to={paths.register}>
              {texts.mineAction}
            </ButtonLink>
          }
        />
      </div>
    </section>
  )
}

function Way({
  name,
  lead,
  points,
  actions,
}: {
  name: string
  lead: string
  points: readonly string[]
  actions: ReactNode
}) {
  return (
    <Card>
      <h3>{name}</h3>
      <p className={styles.lead}>{lead}</p>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <div className={styles.actions}>{actions}</div>
    </Card>
  )
}
