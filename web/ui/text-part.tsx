/** One part of a long page of words: a heading, and what stands under it behind a line. */

import type { ReactNode } from 'react'
import styles from './text-part.module.css'

/**
 * A part of its own.
 *
 * @param heading - of the second rank.
 */
export function TextPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{heading}</h2>
      {children}
    </section>
  )
}

/**
 * Sentences as a list.
 *
 * @param points - each of its own, none twice.
 */
export function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}
