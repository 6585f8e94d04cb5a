/** A quiet word beside the matter: what to keep in mind, or what is urgent. */

import type { ReactNode } from 'react'
import styles from './note.module.css'

/**
 * A note that is always there (messages that appear are notices).
 *
 * @param tone - `calm` for what to keep in mind, `urgent` for what must not be missed.
 */
export function Note({
  tone = 'calm',
  children,
}: {
  tone?: 'calm' | 'urgent'
  children: ReactNode
}) {
  return <div className={`${styles.note} ${styles[tone]}`}>{children}</div>
}
