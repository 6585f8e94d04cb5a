/** What happens to the data of an account, and the box that says yes to it. */

import { consentTexts } from '../../../locales/consent.ts'
import { useTexts } from '../../../locales/use-texts.ts'
import { paths } from '../../../paths.ts'
import { CheckField } from '../../../ui/check-field.tsx'
import { PointList } from '../../../ui/point-list.tsx'
import styles from '../account.module.css'

/** @param error - said when the box was left empty. */
export function AgreeToConsent({ error }: { error: string | undefined }) {
  const texts = useTexts(consentTexts)
  return (
    <section className={styles.group} aria-labelledby="your-data">
      <h2 id="your-data">{texts.heading}</h2>
      <PointList points={texts.points} />
      <p className={styles.other}>
        {/* In a tab of its own: here it would take along what was typed. */}
        <a href={paths.privacy} target="_blank" rel="noopener">
          {texts.more} {texts.newTab}
        </a>
      </p>
      <CheckField id="consent" name="consent" label={texts.agree} error={error} required />
    </section>
  )
}
