/** What a person should know before the first question: these answers are sent already, or something is missing. */

import { useEffect, useState } from 'react'
import type { Questionnaire } from '#core/instrument.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { readBodySize } from '../../client/body-measures.ts'
import { call } from '../../client/call.ts'
import { readCompletedTests } from '../../client/completed-tests.ts'
import { flowStartTexts } from '../../locales/flow-start.ts'
import { useTexts } from '../../locales/use-texts.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading, pageHeadingAttribute } from '../../ui/page-heading.tsx'
import { flows } from './flow/flows.ts'
import styles from './questionnaire.module.css'

/**
 * @param cameBack - true where the browser's Back led here after the answers were sent.
 * @param onSent - told whether the questions should wait behind the way to the score.
 */
export function FlowStart({
  instrument,
  userId,
  cameBack,
  onSent,
}: {
  instrument: Questionnaire
  userId: string
  cameBack: boolean
  onSent: (isSent: boolean) => void
}) {
  const [sent] = useState(() =>
    cameBack ? readCompletedTests(userId)[evaluationNames[instrument.domain]] : undefined,
  )
  if (sent !== undefined) {
    return <SentBefore instrument={instrument} date={sent.completedAt} onSent={onSent} />
  }
  return instrument.needsBmi ? <BmiFirst userId={userId} /> : null
}

function SentBefore({
  instrument,
  date,
  onSent,
}: {
  instrument: Questionnaire
  date: string
  onSent: (isSent: boolean) => void
}) {
  const texts = useTexts(flowStartTexts)
  const [isLeft, setLeft] = useState(false)
  useEffect(() => {
    onSent(true)
    document.querySelector<HTMLElement>(`[${pageHeadingAttribute}]`)?.focus({ preventScroll: true })
  }, [onSent])
  if (isLeft) return null
  return (
    <section className={styles.wayOn}>
      <PageHeading>{texts.sentTitle}</PageHeading>
      <p>{texts.sentOn(date)}</p>
      <div className={styles.choices}>
        <ButtonLink to={flows[instrument.id].scorePath}>{texts.seeScore}</ButtonLink>
        <Button
          weight="secondary"
          onClick={() => {
            setLeft(true)
            onSent(false)
          }}
        >
          {texts.startAgain}
        </Button>
      </div>
    </section>
  )
}

/** Told before the first question, not when everything is answered. */
function BmiFirst({ userId }: { userId: string }) {
  const texts = useTexts(flowStartTexts)
  const isMissing = useBmiMissing(userId)
  if (!isMissing) return null
  return (
    <section className={styles.wayOn}>
      <h2>{texts.bmiTitle}</h2>
      <p>{texts.bmiWhy}</p>
      <ButtonLink to={paths.bmi} weight="secondary">
        {texts.bmiLink}
      </ButtonLink>
    </section>
  )
}

/** Asks only where height and weight were never given on this device. */
function useBmiMissing(userId: string): boolean {
  const [isMissing, setMissing] = useState(false)
  useEffect(() => {
    if (readBodySize(userId) !== null) return undefined
    const calledOff = new AbortController()
    const ask = async () => {
      const outcome = await call('latestBmi', { params: { userId }, signal: calledOff.signal })
      setMissing(!outcome.ok && outcome.status === 404)
    }
    // Called off with the page; else what cannot be asked now is told when the answers are sent.
    ask().catch(() => undefined)
    return () => {
      calledOff.abort()
    }
  }, [userId])
  return isMissing
}
