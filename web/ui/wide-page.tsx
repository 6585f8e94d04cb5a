/** A page that uses the whole width of the frame; all others keep to one reading column. */

import type { ReactNode } from 'react'
import styles from './wide-page.module.css'

/** Wraps a whole page whose parts stand side by side on a big screen, for example cards. */
export function WidePage({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page} data-wide-page="">
      {children}
    </div>
  )
}
