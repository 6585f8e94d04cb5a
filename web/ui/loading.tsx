/** "Please wait", in words, with a quiet sign of life. */

import styles from './loading.module.css'

/** @param label - what is being waited for, for example "Loading your score". */
export function Loading({ label }: { label: string }) {
  return (
    <output className={styles.loading} data-waiting>
      <span className={styles.sign} aria-hidden="true" />
      {label}
    </output>
  )
}
