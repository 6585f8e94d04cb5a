/** How far a person has come: answered questions of all, in words and as a bar. */

import styles from './progress-bar.module.css'

/**
 * @param answered - questions answered.
 * @param total - questions that need an answer now.
 * @param label - both in words, for example "3 of 12 questions answered".
 */
export function ProgressBar({
  answered,
  total,
  label,
}: {
  answered: number
  total: number
  label: string
}) {
  const share = total === 0 ? 0 : answered / total
  return (
    <div className={styles.progress}>
      <progress className="visually-hidden" aria-label={label} value={answered} max={total} />
      <div className={styles.track} aria-hidden="true">
        <div className={styles.fill} style={{ transform: `scaleX(${share})` }} />
      </div>
      <p className="soft" aria-hidden="true">
        {label}
      </p>
    </div>
  )
}
