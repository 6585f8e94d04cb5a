/** A sheet on the wall that holds things which belong together. */

import type { ReactNode } from 'react'
import styles from './card.module.css'

/**
 * A card.
 *
 * @param as - element; `li` inside a list, `section` or `article` where the card has its own heading.
 * @param look - `raised` stands out from the wall, `niche` lies in it (for what is less urgent).
 */
export function Card({
  as: Element = 'div',
  look = 'raised',
  children,
  ...rest
}: {
  as?: 'div' | 'li' | 'section' | 'article'
  look?: 'raised' | 'niche'
  id?: string
  'aria-labelledby'?: string
  children: ReactNode
}) {
  return (
    <Element {...rest} className={`${styles.card} ${styles[look]}`}>
      {children}
    </Element>
  )
}

/**
 * Cards side by side, as many as fit, one below the other on a phone.
 *
 * @param label - name of the list, where no heading above it says what it is.
 */
export function CardList({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children}
    </ul>
  )
}
