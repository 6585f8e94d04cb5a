/** What a score says, in words: its band first, then the number and which way is better. */

import styles from './score-verdict.module.css'

/**
 * @param words - `band` as "Moderate stress", `number` as "20" or "350 or more", `outOf` as "out of 40"
 *   or nothing, `direction` as "Lower is better".
 */
export function ScoreVerdict({
  words: { band, number, outOf, direction },
}: {
  words: Readonly<Record<'band' | 'number' | 'outOf' | 'direction', string>>
}) {
  return (
    <div>
      <p className={styles.band}>{band}</p>
      <p className={styles.score}>
        <strong>{number}</strong>
        {outOf !== '' && ` ${outOf}`}
        {'. '}
        <span className={styles.direction}>{direction}.</span>
      </p>
    </div>
  )
}
