/** 'Why It Matters': what two researchers found about stress, sleep, diet, inactivity and memory. */

import { homeTexts } from '../../locales/home.ts'
import { Card } from '../../ui/card.tsx'
import styles from './why-it-matters.module.css'

/** The part of the home page with the two cards, each with its sources and its limits. */
export function WhyItMatters() {
  const texts = homeTexts
  return (
    <section className={styles.part} aria-labelledby="why">
      <h2 id="why">{texts.whyHeading}</h2>
      <p>{texts.whyLead}</p>
      <div className={styles.cards}>
        {texts.researchers.map((researcher) => (
          <Card as="article" key={researcher.id} aria-labelledby={researcher.id}>
            <p className={styles.topic}>{researcher.topic}</p>
            <h3 id={researcher.id}>{researcher.name}</h3>
            <p className={styles.place}>{researcher.place}</p>
            <p>{researcher.text}</p>
            <p className={styles.limits}>{researcher.limits}</p>
            <p>{texts.sourcesLabel}</p>
            <ul className={styles.sources}>
              {researcher.sources.map((source) => (
                <li key={source.doi}>
                  <a href={`https://doi.org/${source.doi}`}>{source.text}</a>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <p className={styles.closing}>
        {texts.noEndorsement} {texts.noPromise}
      </p>
    </section>
  )
}
