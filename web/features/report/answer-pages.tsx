/** Every question with its answer and points, from the second page on. */

import { explainScore } from '#core/explain.ts'
import type { Instrument } from '#core/instrument.ts'
import { isFault } from '#core/scoring.ts'
import { domainNames } from '#core/wording/domain-names.ts'
import { reportTexts } from '../../locales/report.ts'
import { resultTexts } from '../../locales/result.ts'
import type { Assessment } from '../../client/sent-assessment.ts'
import { longDate } from '../../reading/dates.ts'
import type { DomainReport } from './domain-reports.ts'
import styles from './report-sheet.module.css'

/** @param reports - all six domains; those without a score are left out. */
export function AnswerPages({ reports }: { reports: readonly DomainReport[] }) {
  const texts = reportTexts
  return (
    <section className={styles.answerPages}>
      <h2>{texts.answersHeading}</h2>
      {reports.map(({ instrument, newest }) =>
        newest === null ? null : (
          <section key={instrument.id} className={styles.answersOf}>
            <h3>{texts.answersOf(domainNames[instrument.domain], longDate(newest.at))}</h3>
            {newest.assessment === null ? (
              <p>{texts.enteredHasNone}</p>
            ) : (
              <Answers instrument={instrument} assessment={newest.assessment} />
            )}
          </section>
        ),
      )}
    </section>
  )
}

function Answers({ instrument, assessment }: { instrument: Instrument; assessment: Assessment }) {
  const texts = reportTexts
  const result = resultTexts
  const explained = explainScore(instrument, assessment.answers, { bmi: assessment.bmi })
  if (isFault(explained)) return <p>{texts.cannotShow}</p>
  return (
    <ol>
      {explained.rows.map((row) => (
        <li key={row.linkId}>
          {row.prompt} <strong>{row.answer}</strong>{' '}
          <span className={styles.points}>
            ({row.points === null ? texts.noPoints : result.points(row.points)})
          </span>
        </li>
      ))}
    </ol>
  )
}
