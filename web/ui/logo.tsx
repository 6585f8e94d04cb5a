/** The sign of the house: a window in a warm wall, with the sun rising behind a hill. */

import styles from './logo.module.css'

/** Decoration beside the name; its size follows the text around it. */
export function Logo() {
  return (
    <svg className={styles.logo} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <path className={styles.frame} d="M8 58V32a24 24 0 0 1 48 0v26Z" />
      <path className={styles.sky} d="M14 58V32a18 18 0 0 1 36 0v26Z" />
      <circle className={styles.sun} cx="32" cy="35" r="9.5" />
      <path className={styles.hill} d="M14 58V46c7-6 13-5 19-1s11 3 17-2v15Z" />
      <rect className={styles.sill} x="3" y="55" width="58" height="7" rx="3.5" />
    </svg>
  )
}
