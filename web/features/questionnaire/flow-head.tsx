/** The top of a questionnaire page: the ways back and out, where you are, how far you have come. */

import type { ReactNode } from 'react'
import type { Questionnaire } from '#core/instrument.ts'
import { progressOf } from '#core/responses.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/navigation.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { spotName } from './flow/flow-position.ts'
import type { FlowState } from './flow/use-flow.ts'
import styles from './questionnaire.module.css'

/** Id of what the page of a question is about, where the question stands alone. */
export const aboutId = 'question-about'

/**
 * @param position - for example "Question 3 of 12".
 * @param children - the heading of the page; null where it is the question itself.
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
  const { page, spot } = flow
  const [first, second] = page?.items ?? []
  const asked = page?.items.filter(({ linkId }) => spot.at === null || linkId === spot.at) ?? []
  const namesIt = (text: string) => text.includes(instrument.recallPeriod)
  // Said by what is asked itself, it is not said a second time.
  const namesPeriod =
    namesIt(page?.heading ?? '') ||
    (asked.length > 0 && asked.every(({ prompt }) => namesIt(prompt)))
  // Where one question is asked at a time, `page` holds that one alone.
  const whole = spot.place === 'review' ? undefined : instrument.pages[spot.place - 1]
  const isFirstOfPage = spot.at === null || spot.at === whole?.items[0]?.linkId
  return (
    <header className={styles.head}>
      <div className={styles.ways}>
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
        {flow.isStored && (
          <Link className="target" to={paths.evaluations}>
            {texts.stop}
          </Link>
        )}
      </div>
      <p className={styles.position}>
        <span className="bold">{instrument.title}</span>
        {first !== undefined && second === undefined && <span>{position}</span>}
        {first !== undefined && second !== undefined && (
          <>
            <span className={styles.ofPage}>{position}</span>
            <span className={styles.ofFirst}>
              {spotName(instrument, { ...spot, at: first.linkId }, flow.responses, texts)}
            </span>
          </>
        )}
      </p>
      <ProgressBar answered={answered} total={total} label={texts.answeredOf(answered, total)} />
      {children === null && page?.heading !== undefined && (
        <p
          id={aboutId}
          className={`${styles.about} ${whole?.items.length === 1 ? styles.alone : ''}`}
        >
          {page.heading}
        </p>
      )}
      {children !== null && (
        <div className={page === null ? undefined : styles.about}>{children}</div>
      )}
      {!namesPeriod && (
        <p className={`soft ${isFirstOfPage ? '' : styles.again}`}>
          {page === null ? texts.reviewIntro : texts.recall(instrument.recallPeriod)}
        </p>
      )}
    </header>
  )
}
