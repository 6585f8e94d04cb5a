/** The top of a questionnaire page: the way back, where you are, how far you have come. */

import type { ReactNode } from 'react'
import type { Questionnaire } from '#core/instrument.ts'
import { progressOf } from '#core/responses.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { Button } from '../../ui/button.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import type { FlowState } from './flow/use-flow.ts'
import styles from './questionnaire.module.css'

/**
 * @param position - for example "Question 3 of 12".
 * @param children - the heading of the page, where it is not the question itself.
 */
export function FlowHead({
  flow,
  instrument,
  position,
  texts,
  children,
}: {
  flow: FlowState
  instrument: Questionnaire
  position: string
  texts: QuestionnaireTexts
  children: ReactNode
}) {
  const { answered, total } = progressOf(instrument, flow.responses)
  const { page } = flow
  const namesPeriod = page?.heading?.includes(instrument.recallPeriod) ?? false
  return (
    <header className="stack-4">
      <div className={styles.back}>
        <Button
          weight="quiet"
          unavailable={flow.hasNoWayBack}
          aria-describedby={flow.hasNoWayBack ? 'no-way-back' : undefined}
          onClick={flow.back}
        >
          <span>
            <span aria-hidden="true">‹ </span>
            {texts.back}
          </span>
        </Button>
        {flow.hasNoWayBack && (
          <p id="no-way-back" className="visually-hidden">
            {texts.backUnavailable}
          </p>
        )}
      </div>
      <p className={styles.position}>
        <span className="bold">{instrument.title}</span>
        {page !== null && <span>{position}</span>}
      </p>
      <ProgressBar answered={answered} total={total} label={texts.answeredOf(answered, total)} />
      {children}
      {!namesPeriod && (
        <p className="soft">
          {page === null ? texts.reviewIntro : texts.recall(instrument.recallPeriod)}
        </p>
      )}
    </header>
  )
}
