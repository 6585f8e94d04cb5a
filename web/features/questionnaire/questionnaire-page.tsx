/** The one flow of every instrument: pages of questions, a review, and the sending. */

import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import type { Questionnaire } from '#core/instrument.ts'
import { readAnsweredBy } from '../../client/answered-by.ts'
import { questionnaireTexts } from '../../locales/questionnaire.ts'
import { domainPaths } from '../../paths.ts'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { searchOf, spotName } from './flow/flow-position.ts'
import { fieldIdOf } from './flow/page-faults.ts'
import { useFlow } from './flow/use-flow.ts'
import { FlowEnd } from './flow-end.tsx'
import type * as flowStart from './flow-start.tsx'
import { FlowHead } from './flow-head.tsx'
import { QuestionList } from './question-list.tsx'
import styles from './questionnaire.module.css'
import { ReviewList } from './review-list.tsx'

const FlowStart = lazy(() => partOfStart('FlowStart'))
const BmiMissing = lazy(() => partOfStart('BmiMissing'))
const NightCheck = lazy(async () => ({
  default: (await import('./flow/night/night-check.tsx')).NightCheck,
}))

/**
 * The flow of one instrument.
 *
 * @param Picture - draws what belongs to a question, where the instrument has pictures.
 */
export function QuestionnairePage({
  instrument,
  Picture,
}: {
  instrument: Questionnaire
  Picture?: ComponentType<{ linkId: string }>
}) {
  const texts = questionnaireTexts
  const form = useRef<HTMLFormElement>(null)
  const flow = useFlow(instrument, form, texts)
  const { page, spot, responses, shown, userId, cameBack } = flow
  const [hasSent, setSent] = useState(false)
  const isSent = hasSent && cameBack
  const isFirst = spot.place === 1 && page?.items[0] === instrument.pages[0]?.items[0]
  const position = spotName(instrument, spot, responses, texts)
  const plainTitle = texts.titleOf(position, instrument.title)
  const here = searchOf(spot)
  const hasFaults = shown.at === here
  const title = hasFaults && !shown.isSolved ? texts.titleWithError(plainTitle) : plainTitle
  // A question on its own is the heading itself; what its page is about stands above it.
  const heading = page === null ? texts.reviewTitle : spot.at === null ? page.heading : undefined
  return (
    <form
      ref={form}
      className={styles.flow}
      data-asks=""
      // Until the script is here, the Enter key must neither leave the page nor put answers in its address.
      method="dialog"
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        flow.forward()
      }}
    >
      {!isSent && (
        <FlowHead flow={flow} instrument={instrument} position={position} texts={texts}>
          {heading === undefined ? null : <PageHeading title={title}>{heading}</PageHeading>}
        </FlowHead>
      )}
      {/* What stands above the answers comes with them, or they would move under the finger. */}
      <Suspense>
        {userId !== null && isFirst && (cameBack || readAnsweredBy() !== undefined) && (
          <FlowStart
            instrument={instrument}
            userId={userId}
            scorePath={domainPaths[instrument.domain].result}
            cameBack={cameBack}
            onSent={setSent}
          />
        )}
        {hasFaults && (
          <ErrorSummary
            heading={texts.thereIsAProblem}
            faults={shown.faults.flatMap((fault) => [
              fault,
              ...fault.others.map((item) => ({
                fieldId: fieldIdOf(item),
                message: texts.change + texts.changeAbout(item.topic),
                onFollow: () => {
                  flow.turnTo(item)
                },
              })),
            ])}
            attempt={shown.attempt}
          />
        )}
        {isSent ? null : page === null ? (
          <ReviewList instrument={instrument} responses={responses} texts={texts} />
        ) : (
          <QuestionList
            key={spot.place}
            flow={flow}
            instrument={instrument}
            page={page}
            headingTitle={heading === undefined ? title : null}
            Picture={Picture}
            texts={texts}
          />
        )}
      </Suspense>
      {flow.check.night !== null && (
        <Suspense>
          <NightCheck
            key={flow.check.attempt}
            night={flow.check.night}
            texts={texts}
            onKeep={flow.check.keep}
            onChange={(item) => {
              flow.turnTo(item)
              flow.check.close()
            }}
          />
        </Suspense>
      )}
      {!isSent && <FlowEnd flow={flow} texts={texts} />}
      {!isSent && userId !== null && isFirst && instrument.needsBmi && (
        <Suspense>
          <BmiMissing userId={userId} />
        </Suspense>
      )}
    </form>
  )
}

type Start = typeof flowStart

/** What is told at the first question; without a connection the questions alone are enough. */
async function partOfStart<Name extends keyof Start>(
  name: Name,
): Promise<{ default: Start[Name] }> {
  const start: Start = await import('./flow-start.tsx').catch(() => noStart)
  return { default: start[name] }
}

const noStart: Start = { FlowStart: () => null, BmiMissing: () => null }
