/** 'Your Personalized Wellbeing Advice': two cards, and the advice of the chosen one. */

import { useEffect, useEffectEvent } from 'react'
import type { LifestyleDomain } from '#core/lifestyle-domain.ts'
import { adviceWantedOn } from '../../client/wanted-advice.ts'
import { coachTexts } from '../../locales/coach.ts'
import { paths } from '../../paths.ts'
import { ArrivalHeading } from '../../ui/arrival-heading.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useLocation } from '../../ui/navigation.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { AdviceReport, AdviceSafety } from './advice-report.tsx'
import styles from './advice.module.css'
import { CriterionCards } from './criterion-cards.tsx'
import { type AdviceState, type Criterion, useAdvice } from './use-advice.ts'

/** /about4, also the Health Coach. */
export function AdvicePage() {
  const texts = coachTexts
  const { state, choose } = useAdvice()
  const wanted = useWantedAdvice(choose)
  const cards = (
    <div key="cards" className={styles.before}>
      <CriterionCards chosen={state.status === 'idle' ? null : state.criterion} onChoose={choose} />
    </div>
  )
  const outcome = <Outcome key="outcome" state={state} wanted={wanted} onChoose={choose} />
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      {state.status !== 'shown' && (
        <div className={styles.before}>
          {state.status === 'idle' && <p className="lead">{texts.intro}</p>}
          <p className={styles.label}>{texts.aiLabel}</p>
        </div>
      )}
      {/* The step is on the first screen once it is there; the other kind of advice waits below it. */}
      {state.status === 'shown' ? [outcome, cards] : [cards, outcome]}
    </div>
  )
}

/** Whoever comes from a score has asked for advice already: it is fetched as if General Wellness was pressed. */
function useWantedAdvice(choose: (criterion: Criterion) => void): LifestyleDomain | null {
  const { state } = useLocation()
  const chooseNow = useEffectEvent(choose)
  const wanted = adviceWantedOn(state)
  useEffect(() => {
    if (wanted !== null) chooseNow('Anyone')
  }, [wanted])
  return wanted
}

function Outcome({
  state,
  wanted,
  onChoose,
}: {
  state: AdviceState
  wanted: LifestyleDomain | null
  onChoose: (criterion: Criterion) => void
}) {
  const texts = coachTexts
  switch (state.status) {
    case 'loading':
      return (
        <>
          <AdviceSafety safety={state.safety} />
          <Loading label={texts.loading} />
        </>
      )
    case 'failed':
      return (
        <>
          <AdviceSafety safety={state.safety} />
          <div className="stack-4 start">
            <p role="alert">
              <strong>{texts.failed}</strong>
            </p>
            <Button
              onClick={() => {
                onChoose(state.criterion)
              }}
            >
              {texts.tryAgain}
            </Button>
          </div>
        </>
      )
    case 'noScores':
      return (
        <div className="stack-4 start">
          <ArrivalHeading>{texts.noScores}</ArrivalHeading>
          <p>{texts.noScoresAdvice}</p>
          <ButtonLink to={paths.evaluations}>{texts.goToEvaluations}</ButtonLink>
        </div>
      )
    case 'shown':
      return (
        <AdviceReport
          title={state.criterion === 'LikeMe' ? texts.likeMeTitle : texts.anyoneTitle}
          reply={state.reply}
          wanted={wanted}
        />
      )
    default:
      return null
  }
}
