/** One point of the advice: what to do, why it helps, why this person, and where it comes from. */

import { shortSource } from '#coach/plan/short-source.ts'
import { coachTexts } from '../../locales/coach.ts'
import type { Point } from './advice-points.ts'
import styles from './plan.module.css'

/** @param point - one point of the reply; without an action apart its whole text is the action. */
export function AdvicePoint({ point }: { point: Point }) {
  const texts = coachTexts
  const { action = point.text, why = '', reason, sources, isGoal } = point
  return (
    <li className={styles.point}>
      <p className={styles.action}>
        {isGoal && <span className={styles.goal}>{texts.goal} </span>}
        {action}
      </p>
      {why !== '' && <p>{why}</p>}
      {reason.trim() !== '' && <p className="soft">{texts.why(reason)}</p>}
      {sources.map((source) => (
        <p key={source.id} className={styles.source}>
          {texts.source}{' '}
          {source.url === null ? (
            <span lang="en">{source.citation}</span>
          ) : (
            <a href={source.url} target="_blank" rel="noopener noreferrer">
              <span lang="en">{shortSource(source)}</span>{' '}
              <span className={styles.newTab}>{texts.newTab}</span>
            </a>
          )}
        </p>
      ))}
    </li>
  )
}
