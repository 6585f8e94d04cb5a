/** What a person should know at the first question: these answers are sent already, or something is missing. */

import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Questionnaire } from '#core/instrument.ts'
import { evaluationNames } from '#core/lifestyle-domain.ts'
import { readBodySize } from '../../client/body-measures.ts'
import { call } from '../../client/call.ts'
import { readCompletedTests } from '../../client/completed-tests.ts'
import { dayInWords } from '../../locales/day.ts'
import { flowStartTexts } from '../../locales/flow-start.ts'
import { type PagePath, paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import styles from './flow-start.module.css'
import { readAnsweredBy } from '../../client/answered-by.ts'
import { subscribeToTabMemory } from '../../client/tab-memory.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'

/**
 * Stands before the first question.
 *
 * @param scorePath - where the score is shown.
 * @param cameBack - true where the browser's Back led here after the answers were sent.
 * @param onSent - told whether the questions should wait behind the way to the score.
 */
export function FlowStart({
  instrument,
  userId,
  scorePath,
  cameBack,
  onSent,
}: {
  instrument: Questionnaire
  userId: string
  scorePath: PagePath
  cameBack: boolean
  onSent: (isSent: boolean) => void
}): ReactNode {
  const [sent] = useState(() =>
    cameBack ? readCompletedTests(userId)[evaluationNames[instrument.domain]] : undefined,
  )
  if (sent !== undefined) {
    return (
      <SentBefore
        scorePath={scorePath}
        date={dayInWords(new Date(sent.completedAt))}
        onSent={onSent}
      />
    )
  }
  return <HelperHint />
}

function SentBefore({
  scorePath,
  date,
  onSent,
}: {
  scorePath: PagePath
  date: string
  onSent: (isSent: boolean) => void
}) {
  const texts = flowStartTexts
  const [isLeft, setLeft] = useState(false)
  const part = useRef<HTMLElement>(null)
  useEffect(() => {
    onSent(true)
    // The browser goes back to where the questions were left, far below what is shown instead.
    window.scrollTo(0, 0)
    // The heading of the questions is still there for a moment, and is not meant.
    part.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [onSent])
  if (isLeft) return null
  return (
    <section ref={part} className={styles.panel}>
      <PageHeading>{texts.sentTitle}</PageHeading>
      <p>{texts.sentOn(date)}</p>
      <div className="row">
        <ButtonLink to={scorePath}>{texts.seeScore}</ButtonLink>
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

/**
 * Told at the first question, not when everything is answered. It is known late, so it stands below all that
 * can be pressed there: above it, the answers would move under the finger.
 */
export function BmiMissing({ userId }: { userId: string }) {
  const texts = flowStartTexts
  const isMissing = useBmiMissing(userId)
  if (!isMissing) return null
  return (
    <section className={styles.panel}>
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

/** Stands before the first question, where somebody said on the start page that they are helped. */
function HelperHint() {
  const texts = answeredByTexts
  const who = useSyncExternalStore(subscribeToTabMemory, readAnsweredBy, () => undefined)
  if (who === undefined || who === 'self') return null
  return (
    <section className={styles.panel}>
      <h2>{texts.heading}</h2>
      <p>{who === 'with-help' ? texts.readAloud : texts.inTheirPlace}</p>
    </section>
  )
}
