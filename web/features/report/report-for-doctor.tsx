/** 'Report for your doctor': all scores of a member or a guest on one page, to print or to save. */

import { useCallback } from 'react'
import { type StepSummary, summaryOf } from '#core/plan-summary.ts'
import { personDay } from '../../client/plan/person-day.ts'
import { readMyPlan } from '../../client/plan/my-plan.ts'
import { call } from '../../client/call.ts'
import { useSession } from '../../client/session.ts'
import { useLoaded } from '../../client/use-loaded.ts'
import { reportTexts } from '../../locales/report.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { type DomainReport, domainReports, type DrawResults } from './domain-reports.ts'
import { ReportDesk } from './report-desk.tsx'
import styles from './report-for-doctor.module.css'

/**
 * /report.
 *
 * @param draw - draws results over time.
 */
export function ReportForDoctor({ draw }: { draw: DrawResults }) {
  const texts = reportTexts
  const userId = useSession()?.userId
  return (
    <div className={styles.page}>
      <PageHeading>{texts.heading}</PageHeading>
      <p className={styles.intro}>{texts.intro}</p>
      {typeof userId === 'string' ? (
        <Report key={userId} userId={userId} draw={draw} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}

function Waiting() {
  const texts = reportTexts
  return (
    <div className={styles.waiting}>
      <Loading label={texts.loading} />
    </div>
  )
}

function Report({ userId, draw }: { userId: string; draw: DrawResults }) {
  const texts = reportTexts
  const load = useCallback((signal: AbortSignal) => loadReports(userId, signal), [userId])
  const { loaded, loadAgain } = useLoaded(load)
  if (loaded.status === 'loading') return <Waiting />
  if (loaded.value === null) {
    return (
      <div className="stack-4 start" role="alert">
        <h2>{texts.failed}</h2>
        <p>{texts.failedAdvice}</p>
        <Button onClick={loadAgain}>{texts.tryAgain}</Button>
      </div>
    )
  }
  const { reports, plan, loadedAt } = loaded.value
  if (reports.every(({ newest }) => newest === null)) {
    return (
      <div className="stack-4 start">
        <h2>{texts.empty}</h2>
        <p>{texts.emptyAdvice}</p>
        <ButtonLink to={paths.evaluations}>{texts.goToEvaluations}</ButtonLink>
      </div>
    )
  }
  return <ReportDesk reports={reports} plan={plan} draw={draw} today={loadedAt} />
}

/** What the report is made from. */
interface Found {
  readonly reports: readonly DomainReport[]
  readonly plan: readonly StepSummary[]
  /** ISO 8601; the date on the report. */
  readonly loadedAt: string
}

/** Null when the scores could not be had. */
async function loadReports(userId: string, signal: AbortSignal): Promise<Found | null> {
  const whose = { params: { userId }, signal }
  const [history, list, known] = await Promise.all([
    call('history', whose),
    call('viewScores', whose),
    readMyPlan(signal),
  ])
  if (!history.ok || !list.ok) return null
  return {
    reports: domainReports(history.reply.assessments, list.reply),
    // A report without the plan is better than none.
    plan: known.ok ? summaryOf(known.reply.plan, personDay()) : [],
    loadedAt: new Date().toISOString(),
  }
}
