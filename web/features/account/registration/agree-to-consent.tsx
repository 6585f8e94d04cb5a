/**
 * What happens to the data of an account, and what the person says by registering. No box is asked
 * for: pressing the button under these words is the act of agreeing, and one thing less to do.
 */

import { accountTexts } from '../../../locales/account.ts'
import { consentTexts } from '../../../locales/consent.ts'
import { paths } from '../../../paths.ts'
import { PointList } from '../../../ui/text-part.tsx'
import styles from '../account.module.css'

/** Stands right above the button. */
export function AgreeToConsent() {
  const texts = consentTexts
  const { register } = accountTexts
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
      <p>
        {texts.sayBy(register)} <strong>{texts.agree}</strong>
      </p>
    </section>
  )
}
