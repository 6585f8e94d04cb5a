/** 'Sledss demo': what results and advice look like, shown for a made-up person. */

import { domainNames } from '#core/wording/domain-names.ts'
import type { ShownPoint } from '../../build/demo-advice.ts'
import { startAsGuest } from '../../client/start-as-guest.ts'
import { demoTexts } from '../../locales/demo.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { CardList } from '../../ui/card.tsx'
import { useNavigate } from '../../ui/navigation.tsx'
import { Note } from '../../ui/note.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { WidePage } from '../../ui/wide-page.tsx'
import styles from './demo-page.module.css'
import { DemoResult } from './demo-result.tsx'
import { madeUpResults } from './made-up-person.ts'

/** Told by the build (web/build/demo-advice.ts). */
declare const builtDemoAdvice: readonly ShownPoint[]

/** /demo. */
export function DemoPage() {
  const texts = demoTexts
  const navigate = useNavigate()
  return (
    <WidePage>
      <PageHeading>{texts.heading}</PageHeading>
      <Note>
        <p>
          <strong>{texts.madeUp}</strong> {texts.madeUpMore}
        </p>
      </Note>
      <p className="lead">{texts.lead}</p>

      <section className={styles.part}>
        <h2>{texts.resultsHeading}</h2>
        <CardList>
          {madeUpResults.map((one) => (
            <DemoResult key={one.instrument.id} {...one} />
          ))}
        </CardList>
      </section>

      <section className={styles.part}>
        <h2>{texts.adviceHeading}</h2>
        <p>{texts.adviceLead}</p>
        <ol className={styles.advice}>
          {builtDemoAdvice.map((point) => (
            <li key={point.text}>
              <p>
                <strong>{domainNames[point.domain]}.</strong> {point.text}
              </p>
              <p className={styles.reason}>{texts.because(point.reason)}</p>
              {point.sources.map((source) => (
                <p key={source.id} className={styles.reason}>
                  {texts.source}{' '}
                  <span lang="en">
                    {source.url === null ? (
                      source.citation
                    ) : (
                      <a href={source.url}>{source.citation}</a>
                    )}
                  </span>
                </p>
              ))}
            </li>
          ))}
        </ol>
      </section>

      <section className={styles.part}>
        <h2>{texts.yourTurnHeading}</h2>
        <p>{texts.yourTurn}</p>
        <ButtonLink
          to={paths.evaluations}
          onClick={(event) => {
            startAsGuest(event, navigate)
          }}
        >
          {texts.start}
        </ButtonLink>
      </section>
    </WidePage>
  )
}
