/** Short facts, each under its name. */

import styles from './point-list.module.css'

/** One fact. */
export interface Point {
  readonly name: string
  readonly text: string
}

/**
 * A list of names with what is to be said of them.
 *
 * @param points - in the order in which they are read.
 */
export function PointList({ points }: { points: readonly Point[] }) {
  return (
    <dl className={styles.points}>
      {points.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
