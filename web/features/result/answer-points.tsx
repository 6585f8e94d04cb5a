/** The points of every answer, the parts they make, and the last steps to the score. */

import type { ReactNode } from 'react'
import type { Explanation } from '#core/explained.ts'
import { resultTexts } from '../../locales/result.ts'
import styles from './result.module.css'

/**
 * @param explanation - a score taken apart.
 * @param changeOf - offers to change the answer of a question; null where it cannot be changed.
 */
export function AnswerPoints({
  explanation,
  changeOf,
}: {
  explanation: Explanation
  changeOf: (linkId: string, topic: string) => ReactNode
}) {
  const texts = resultTexts
  return (
    <>
      <h3>{texts.yourAnswers}</h3>
      <ol className={styles.answers}>
        {explanation.rows.map((row) => (
          <li key={row.linkId}>
            <p className="bold">{row.topic}</p>
            <p>
              {texts.youAnswered} {row.answer}
            </p>
            <p>
              <strong>
                {row.points === null ? texts.noPointsOfItsOwn : texts.points(row.points)}
              </strong>
              {row.note !== null && <span className={styles.hint}>{row.note}</span>}
            </p>
            {changeOf(row.linkId, row.topic)}
          </li>
        ))}
      </ol>
      <h3>{texts.partsHeading}</h3>
      <dl className={styles.facts}>
        {explanation.parts.map((part) => (
          <div key={part.name}>
            <dt>{part.label}</dt>
            <dd>
              <strong>{texts.points(part.counted)}</strong>
              {part.how !== null && <span className={styles.hint}>{part.how}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <h3>{texts.lastSteps}</h3>
      <ul>
        {explanation.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
    </>
  )
}
