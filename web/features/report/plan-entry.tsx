/** What the person is trying, on paper: each step in their own words, and how it goes. */

import type { StepSummary } from '#core/plan-summary.ts'
import { planTexts } from '../../locales/plan.ts'
import { reportTexts } from '../../locales/report.ts'
import { longDate } from '../../reading/dates.ts'
import { noonOf, whenAndWhere } from '../../reading/step-words.ts'
import styles from './report-sheet.module.css'

/** Nothing where nothing is tried. */
export function PlanEntry({ steps }: { steps: readonly StepSummary[] }) {
  const texts = reportTexts
  if (steps.length === 0) return null
  return (
    <section className={styles.entry}>
      <div className={styles.head}>
        <h2>{texts.planHeading}</h2>
      </div>
      <ul className={styles.lines}>
        {steps.map((step) => {
          const { text, language, startOn, done, due, lastLookBack } = step
          return (
            <li key={`${startOn} ${text}`}>
              <span lang={language}>
                {planTexts.quoted(text)} ({whenAndWhere(step)}).
              </span>{' '}
              {texts.planSince(longDate(noonOf(startOn).toISOString()))}{' '}
              {/* Marks are offered, never demanded: who makes none has missed nothing. */}
              {done > 0 && texts.planKept(done, due)}{' '}
              {lastLookBack !== null &&
                texts.planLookBack(
                  planTexts.outcomes[lastLookBack.outcome],
                  longDate(noonOf(lastLookBack.onDate).toISOString()),
                )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
