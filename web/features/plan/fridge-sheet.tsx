/** A sheet of paper for the fridge: the step in large letters and boxes for four weeks; shown in print alone. */

import { dayAfter, weekdayOf } from '#core/local-day.ts'
import type { PlanStep } from '#core/plan.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { dateWords, dayName, whenAndWhere } from '../../reading/step-words.ts'
import styles from './plan.module.css'

const weeks = 4

/** @param today - the boxes begin here, or on the first day. */
export function FridgeSheet({ step, today }: { step: PlanStep; today: string }) {
  const texts = planTexts
  const from = step.startOn > today ? step.startOn : today
  const days = Array.from({ length: weeks * 7 }, (_, count) => dayAfter(from, count)).filter(
    (day) => step.days.includes(weekdayOf(day)),
  )
  return (
    <div className={styles.fridge} aria-hidden="true">
      <p lang={step.language}>{whenAndWhere(step)}</p>
      <p className={styles.fridgeWords} lang={step.language}>
        {step.text}
      </p>
      <ul className={styles.boxes}>
        {days.map((day) => (
          <li key={day}>
            <span className={styles.box} />
            <span>
              {dayName(day)}
              <br />
              {dateWords(day)}
            </span>
          </li>
        ))}
      </ul>
      <p>{texts.missed}</p>
      <p>{texts.sheetAddress(`${window.location.host}${paths.plan}`)}</p>
    </div>
  )
}
