/** One part of a long page of words: a heading, and what stands under it behind a line. */

import type { ReactNode } from 'react'
import { PageHeading } from './page-heading.tsx'
import styles from './text-part.module.css'

/**
 * A whole page of words.
 *
 * @param lead - what it is about, in larger letters.
 * @param children - its parts.
 */
export function TextPage({
  heading,
  lead,
  children,
}: {
  heading: string
  lead: string
  children: ReactNode
}) {
  return (
    <div className={styles.page}>
      <PageHeading>{heading}</PageHeading>
      <p className="lead">{lead}</p>
      {children}
    </div>
  )
}

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
