/** Why a guest has no link to share, and what they can do in its place. */

import { sharingTexts } from '../../../../locales/sharing.ts'
import styles from '../my-data.module.css'

/** Stands beside the report, which a guest can print. */
export function GuestSharing() {
  const texts = sharingTexts
  return (
    <section className={styles.part}>
      <h2>{texts.heading}</h2>
      <p>{texts.guest}</p>
      <p>{texts.guestAdvice}</p>
    </section>
  )
}
