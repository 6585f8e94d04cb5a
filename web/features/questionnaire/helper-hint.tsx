/** For the person who helps: how to help without answering. */

import { useSyncExternalStore } from 'react'
import { readAnsweredBy } from '../../client/answered-by.ts'
import { subscribeToTabMemory } from '../../client/tab-memory.ts'
import { answeredByTexts } from '../../locales/answered-by.ts'
import styles from './flow-start.module.css'

/** Stands before the first question, where somebody said on the start page that they are helped. */
export function HelperHint() {
  const texts = answeredByTexts
  const who = useSyncExternalStore(subscribeToTabMemory, readAnsweredBy, () => undefined)
  if (who === undefined || who === 'self') return null
  return (
    <section className={styles.panel}>
      <h2>{texts.heading}</h2>
      <p>{who === 'with-help' ? texts.readAloud : texts.inTheirPlace}</p>
    </section>
  )
}
