/** The questions of one page; follow-ups appear when the answer before them calls for it. */

import { type ComponentType, useEffect, useRef } from 'react'
import type { Questionnaire, Page } from '#core/instrument.ts'
import { requiredItems } from '#core/responses.ts'
import type { QuestionnaireTexts } from '../../locales/questionnaire.ts'
import { searchOf } from './flow/flow-position.ts'
import { durationInWords, timeInBedOf } from './flow/page-faults.ts'
import type { FlowState } from './flow/use-flow.ts'
import { aboutId } from './flow-head.tsx'
import { Question } from './question.tsx'
import styles from './question.module.css'

/**
 * @param headingTitle - window title where the first question is the heading of the page, else null.
 */
export function QuestionList({
  flow,
  instrument,
  page,
  headingTitle,
  Picture,
  texts,
}: {
  flow: FlowState
  instrument: Questionnaire
  page: Page
  headingTitle: string | null
  Picture: ComponentType<{ linkId: string }> | undefined
  texts: QuestionnaireTexts
}) {
  const { responses, shown, answer, asked } = flow
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked !== null) focusAnswerOf(list.current, asked)
  }, [asked])
  const night = timeInBedOf(instrument, page, responses)
  return (
    <div ref={list} className={styles.list}>
      {requiredItems({ pages: [page] }, responses).map((item, index) => (
        <div key={item.linkId} data-item={item.linkId}>
          <Question
            help={instrument.helps[item.linkId] ?? ''}
            item={item}
            response={responses[item.linkId]}
            error={shown.at === searchOf(flow.spot) ? shown.errorOf(item.linkId) : undefined}
            about={flow.spot.at !== null && page.heading !== undefined ? aboutId : undefined}
            headingTitle={index === 0 ? headingTitle : null}
            picture={
              Picture && (
                <div className={styles.picture}>
                  <Picture linkId={item.linkId} />
                </div>
              )
            }
            onAnswer={answer}
            texts={texts}
          />
        </div>
      ))}
      {night !== undefined && flow.isEndOfPage && (
        <output className={styles.night}>
          {night !== null &&
            flow.check.night === null &&
            texts.nightCheck(
              durationInWords(night.sleepMinutes, texts),
              durationInWords(night.minutesInBed, texts),
            )}
        </output>
      )}
    </div>
  )
}

/** Puts the person who came to change an answer, or to go on with it, right at it. */
function focusAnswerOf(list: HTMLElement | null, linkId: string): void {
  const item = list?.querySelector(`[data-item="${CSS.escape(linkId)}"]`)
  const field = item?.querySelector<HTMLElement>('input:checked') ?? item?.querySelector('input')
  field?.focus()
}
