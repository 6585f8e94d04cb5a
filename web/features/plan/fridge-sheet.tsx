/** A sheet of paper for the fridge: the step in large letters and boxes for four weeks; shown in print alone. */

import { dayAfter, weekdayOf } from '#core/local-day.ts'
import type { PlanStep } from '#core/plan.ts'
import { planTexts } from '../../locales/plan.ts'
import { paths } from '../../paths.ts'
import { dayName, shortDateWords, whenAndWhere } from '../../reading/step-words.ts'
import styles from './plan.module.css'

const weekCount = 4

/** @param today - the boxes begin here, or on the first day. */
export function FridgeSheet({ step, today }: { step: PlanStep; today: string }) {
  const texts = planTexts
  const from = step.startOn > today ? step.startOn : today
  const weeks = Array.from({ length: weekCount }, (_, week) =>
    weekOf(step, dayAfter(from, 7 * week)),
  )
  return (
    <div className={styles.fridge} aria-hidden="true">
      <p lang={step.language}>{whenAndWhere(step)}</p>
      <p className={styles.fridgeWords} lang={step.language}>
        {step.text}
      </p>
      {weeks.map((days) => (
        <ul key={days[0]} className={styles.boxes}>
          {days.map((day) => (
            <li key={day}>
              <span className={styles.box} />
              {dayName(day)}
              <br />
              {shortDateWords(day)}
            </li>
          ))}
        </ul>
      ))}
      <p>{texts.missed}</p>
      <p>{texts.sheetAddress(`${window.location.host}${paths.plan}`)}</p>
    </div>
  )
}

/** The days of the step among the seven that begin with a day. */
function weekOf({ days }: PlanStep, from: string): readonly string[] {
  return Array.from({ length: 7 }, (_, count) => dayAfter(from, count)).filter((day) =>
    days.includes(weekdayOf(day)),
  )
}
