/** "Tell me more": a part that is closed until a person opens it. */

import type { ReactNode } from 'react'
import styles from './disclosure.module.css'

/**
 * A native `details`; works before the script arrives, and find-in-page opens it.
 *
 * @param summary - what a person reads while it is closed.
 * @param heading - level of the heading the summary stands for, where it is part of the page's
 *   outline; no heading where absent.
 * @param open - true shows it opened at first.
 */
export function Disclosure({
  summary,
  heading,
  open = false,
  children,
}: {
  summary: ReactNode
  heading?: 2 | 3 | 4
  open?: boolean
  children: ReactNode
}) {
  const Heading = heading === undefined ? 'span' : (`h${heading}` as const)
  return (
    <details className={styles.disclosure} open={open}>
      <summary className={styles.summary}>
        <Heading className={styles.heading}>{summary}</Heading>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
