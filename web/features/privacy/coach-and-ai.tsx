/** Whether a language model helps the coach of this installation, and what it gets. */

import type { SiteSettings } from '../../client/use-site-settings.ts'
import { privacyTexts } from '../../locales/privacy.ts'
import styles from './privacy-page.module.css'

/** @param languageModel - what the operator has set; undefined while it is not known. */
export function CoachAndAi({
  languageModel = 'unknown',
}: {
  languageModel: SiteSettings['languageModel'] | undefined | 'unknown'
}) {
  const { coach } = privacyTexts
  return (
    <section className={styles.part}>
      <h2>{coach.heading}</h2>
      <p>{coach.builtIn}</p>
      <p>{coach[languageModel]}</p>
      {languageModel !== 'none' && (
        <>
          <ul>
            {coach.gets.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
          <p>{coach.never}</p>
        </>
      )}
      {languageModel === 'outside' && <p>{coach.ownRules}</p>}
    </section>
  )
}
