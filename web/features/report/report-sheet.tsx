/** The paper itself: who it is for, six domains, what the scores are not; on request the answers. */

import type { ReactNode } from 'react'
import type { StepSummary } from '#core/plan-summary.ts'
import { reportTexts } from '../../locales/report.ts'
import { longDate } from '../../reading/dates.ts'
import { AnswerPages } from './answer-pages.tsx'
import { DomainEntry } from './domain-entry.tsx'
import { type DomainReport, type DrawResults, sittingsOf } from './domain-reports.ts'
import { PlanEntry } from './plan-entry.tsx'
import styles from './report-sheet.module.css'

/**
 * @param reports - all six domains.
 * @param today - date of the report, ISO 8601.
 * @param plan - what the person is trying; empty where it is not to be shown.
 * @param draw - draws results over time; absent where that was not asked for.
 * @param withAnswers - adds every question with its answer.
 * @param isLarge - large print.
 * @param label - name of the paper.
 * @param whose - whose results they are; lines for the person's own pen where absent.
 */
export function ReportSheet({
  reports,
  plan,
  today,
  draw,
  withAnswers,
  isLarge,
  label = reportTexts.heading,
  whose,
}: {
  reports: readonly DomainReport[]
  plan: readonly StepSummary[]
  today: string
  draw?: DrawResults | undefined
  withAnswers: boolean
  isLarge: boolean
  label?: string
  whose?: ReactNode
}) {
  const texts = reportTexts
  return (
    <article className={`${styles.sheet} ${isLarge ? styles.large : ''}`} aria-label={label}>
      {whose ?? <OwnPen />}
      <p>{texts.about(longDate(today))}</p>
      {reports.map((report) => (
        <DomainEntry
          key={report.instrument.id}
          report={report}
          drawing={draw?.(report.instrument, sittingsOf(report))}
        />
      ))}
      <Shared reports={reports} />
      <PlanEntry steps={plan} />
      {withAnswers && <AnswerPages reports={reports} />}
    </article>
  )
}

/** What nobody asked for is not printed: name and date of birth are for the person's own pen. */
function OwnPen() {
  return (
    <div className={styles.who}>
      <HandLine label={reportTexts.name} />
      <HandLine label={reportTexts.born} />
    </div>
  )
}

function HandLine({ label }: { label: string }) {
  const { byHand } = reportTexts
  return (
    <p className={styles.handLine}>
      {label} <span className="visually-hidden">({byHand})</span>
    </p>
  )
}

/** What holds for several instruments alike is said once. */
function Shared({ reports }: { reports: readonly DomainReport[] }) {
  const notes = reports.flatMap(({ instrument }) => instrument.notes)
  const shared = notes.filter((note, index) => notes.indexOf(note) < index)
  return <p className={styles.shared}>{[...new Set(shared)].join(' ')}</p>
}
