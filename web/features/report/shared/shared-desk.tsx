/** Shared results on paper: whose and from when first, then the report as a doctor gets it. */

import { useState } from 'react'
import type { Reply } from '#contract/endpoints.ts'
import { sharedTexts } from '../../../locales/shared.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckField } from '../../../ui/check-field.tsx'
import { domainReports } from '../domain-reports.ts'
import styles from '../report-for-doctor.module.css'
import { ReportSheet } from '../report-sheet.tsx'

/**
 * @param report - what the link shows.
 * @param today - when it was read, ISO 8601.
 */
export function SharedDesk({ report, today }: { report: Reply<'sharedReport'>; today: string }) {
  const texts = sharedTexts
  const [isLarge, setLarge] = useState(false)
  const reports = domainReports(report.assessments, report.entered)
  const isEmpty = reports.every(({ newest }) => newest === null)
  return (
    <>
      <div className={styles.desk}>
        <p>{texts.until(report.expiresAt)}</p>
        <p>{texts.readOnly}</p>
        <div className={styles.options}>
          <CheckField
            id="large-print"
            label={texts.largePrint}
            checked={isLarge}
            onChange={({ target }) => {
              setLarge(target.checked)
            }}
          />
        </div>
        <Button
          weight="secondary"
          onClick={() => {
            window.print()
          }}
        >
          {texts.print}
        </Button>
      </div>
      <ReportSheet
        reports={reports}
        plan={report.plan ?? []}
        today={today}
        withAnswers={report.withAnswers && !isEmpty}
        isLarge={isLarge}
        label={texts.sheet}
        whose={
          <>
            <p>{texts.whose}</p>
            <Person person={report.person} />
            {isEmpty && <p>{texts.empty}</p>}
          </>
        }
      />
    </>
  )
}

/** Only what the person let others see. */
function Person({ person }: { person: Reply<'sharedReport'>['person'] }) {
  if (person === null) return null
  const texts = sharedTexts
  return (
    <p>
      {texts.born(person.yearOfBirth)} {texts.genders[person.gender]}
    </p>
  )
}
