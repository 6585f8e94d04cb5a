/** The report with what a person may choose about it, and the way to the printer. */

import { useState } from 'react'
import type { StepSummary } from '#core/plan-summary.ts'
import { reportTexts } from '../../locales/report.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { type DomainReport, type DrawResults, sittingsOf } from './domain-reports.ts'
import styles from './report-for-doctor.module.css'
import { ReportSheet } from './report-sheet.tsx'

/**
 * @param reports - all six domains, at least one with a score.
 * @param plan - what the person is trying.
 * @param draw - draws results over time.
 * @param today - date of the report, ISO 8601.
 */
export function ReportDesk({
  reports,
  plan,
  draw,
  today,
}: {
  reports: readonly DomainReport[]
  plan: readonly StepSummary[]
  draw: DrawResults
  today: string
}) {
  const texts = reportTexts
  const [withAnswers, setWithAnswers] = useState(false)
  // It is the person's own paper, and the doctor is to see what they try; a link asks each time.
  const [withPlan, setWithPlan] = useState(true)
  const [withDrawings, setWithDrawings] = useState(false)
  const [isLarge, setLarge] = useState(false)
  return (
    <>
      <div className={styles.desk}>
        <fieldset className={styles.options}>
          <legend>{texts.options}</legend>
          <CheckField
            id="with-answers"
            label={texts.addAnswers}
            checked={withAnswers}
            onChange={({ target }) => {
              setWithAnswers(target.checked)
            }}
          />
          {reports.some((report) => sittingsOf(report).length > 1) && (
            <CheckField
              id="with-drawings"
              label={texts.addDrawings}
              checked={withDrawings}
              onChange={({ target }) => {
                setWithDrawings(target.checked)
              }}
            />
          )}
          {plan.length > 0 && (
            <CheckField
              id="with-plan"
              label={texts.addPlan}
              checked={withPlan}
              onChange={({ target }) => {
                setWithPlan(target.checked)
              }}
            />
          )}
          <CheckField
            id="large-print"
            label={texts.largePrint}
            checked={isLarge}
            onChange={({ target }) => {
              setLarge(target.checked)
            }}
          />
        </fieldset>
        <Button
          onClick={() => {
            window.print()
          }}
        >
          {texts.print}
        </Button>
        <p>{texts.stays}</p>
        <ButtonLink weight="secondary" to={paths.share}>
          {texts.shareLink}
        </ButtonLink>
        <Disclosure summary={texts.howToSave}>
          <dl className={styles.ways}>
            {texts.ways.map(([where, how]) => (
              <div key={where}>
                <dt>{where}</dt>
                <dd>{how}</dd>
              </div>
            ))}
          </dl>
          <p>{texts.noWindow}</p>
        </Disclosure>
      </div>
      <ReportSheet
        reports={reports}
        plan={withPlan ? plan : []}
        today={today}
        draw={withDrawings ? draw : undefined}
        withAnswers={withAnswers}
        isLarge={isLarge}
      />
    </>
  )
}
