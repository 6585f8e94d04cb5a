/** Where to go from a result. */

import type { Instrument } from '#core/instrument.ts'
import { commonTexts } from '../../locales/common.ts'
import { resultTexts } from '../../locales/result.ts'
import { domainPaths, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { NextPart } from './next-part.tsx'
import styles from './result.module.css'

/** @param instrument - the test that can be taken again. */
export function NextSteps({ instrument }: { instrument: Instrument }) {
  const texts = resultTexts
  const common = commonTexts
  return (
    <section className={`${styles.part} ${styles.screenOnly}`}>
      <h2>{texts.nextHeading}</h2>
      <NextPart />
      <div className={styles.actions}>
        <ButtonLink weight="secondary" to={paths.evaluations}>
          {common.backToEvaluations}
        </ButtonLink>
        <ButtonLink weight="secondary" to={paths.advice}>
          {texts.healthCoach}
        </ButtonLink>
        <ButtonLink weight="secondary" to={paths.scores}>
          {texts.allScores}
        </ButtonLink>
        <ButtonLink weight="secondary" to={domainPaths[instrument.domain].progress}>
          {texts.overTime}
        </ButtonLink>
        <ButtonLink weight="secondary" to={paths.people}>
          {texts.peopleLikeMe}
        </ButtonLink>
        <ButtonLink weight="quiet" to={domainPaths[instrument.domain].start}>
          {texts.takeAgain}
        </ButtonLink>
        <Button
          weight="quiet"
          onClick={() => {
            window.print()
          }}
        >
          {texts.print}
        </Button>
      </div>
    </section>
  )
}
